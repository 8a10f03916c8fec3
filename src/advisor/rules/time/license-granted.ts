import { toCommonMonths } from '#advisor/facts/calendar-facts.ts'
import { readKnownText } from '#advisor/facts/claims/known-texts.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import { listOwnWords } from '#advisor/facts/common-words.ts'
import { type Duration, findLongest } from '#advisor/facts/durations.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isFinished, sampleItems } from '#advisor/facts/texts.ts'
import type { DatedMilestone } from '#advisor/facts/timeline-facts.ts'
import { sayNumber } from '#advisor/wording/figures.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { at, atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** A milestone that has a paper sooner than its own line in the legal step allows. */

const paper =
  /\b(?:licen[cs]es?|permits?|certificates?|certification|approvals?|authori[sz]ation|accreditation|inspections?)\b/i
/** 'License granted' names none, and with a single one in the plan there is no doubt. */
const unnamed = /^\W*(?:(?:the|our|all|its) )?(?:licen[cs]e|permit|certificate|approval|papers)s?\b/i
const applies =
  /\b(?:appl(?:y|ied|ies|ication|ications|ying)|submit\w*|submission|fil(?:e|ed|es|ing)|sent|mailed|lodged|turned in|go(?:es)? in|hand(?:ed|s)? in|put in|drop(?:ped)? off|request(?:ed)?|papers (?:go|are|follow) (?:\p{L}+ ){0,3}on)\b/iu
const granted =
  /\b(?:granted|issued|received|obtained|in hand|approved|passed|here|there|arrives?|comes?|ready|in place|done)\b/i
/** Held already, or still asked for. */
const isHeld =
  /\b(?:held|holds?|valid|renew\w*|already|since|not (?:needed|required)|no (?:\p{L}+ )?(?:licen[cs]e|permit))\b/iu
/** For how long something is paid or lasts is not how long the office takes. */
const otherTime = /\b(?:fees?|paid|costs?|lasts?|good for|covers?|bond|terms?|training|course)\b/i
const mostMonths = 24
const toleranceMonths = 0.6
const parts: ReadonlyArray<readonly [pattern: RegExp, share: number]> = [
  [/\b(?:mid(?:dle of)?|middle of (?:the month of )?)[\s-]*$/i, 0.5],
  [/\b(?:late|end of|the last week of)[\s-]*$/i, 0.7],
]

export interface Applied {
  readonly text: string
  readonly index: number
  /** Months of the forecast: when it is applied for, and when it is there at the latest. */
  readonly start: number
  readonly ready: number
  readonly takes: Duration
  readonly applied: string
}

const dayPattern =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? ([12]?\d|3[01])(?:st|nd|rd|th)?\b|\b([12]?\d|3[01])(?:st|nd|rd|th)?\.? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i

/** How much of its month is over on the first day that a text names: 0.47 for 'March 15'. */
export function readDay(text: string): number | null {
  const [, after, before] = dayPattern.exec(text.slice(0, 40)) ?? []
  const day = Number(after ?? before ?? 0)
  return day >= 1 && day <= 31 ? (day - 1) / 30 : null
}

/** 'Up to eight weeks, applied for in mid-March 2027', in months of the forecast. */
export function listApplied(facts: PlanFacts): Applied[] {
  return sampleItems(facts.data.legalStructure.licenses).flatMap((text, index) => {
    const beginning = text.slice(0, 400)
    if (!applies.test(beginning) || !isFinished(beginning) || isHeld.test(beginning)) return []
    // What follows a semicolon is another matter, such as who said so and when.
    const said = beginning.split(/[;(]/u).find((part) => applies.test(part)) ?? ''
    const dates = readKnownText(said).filter(({ kind }) => kind === 'date')
    const [date] = dates
    const takes = findLongest(
      beginning
        .split(/[;,(]/u)
        .filter((part) => !otherTime.test(part))
        .join('; '),
    )
    const time = date?.time && date.time.scale !== 'any-year' ? toCommonMonths(facts, date.time) : null
    if (!date || !time || !takes || dates.length > 1 || takes.months > mostMonths) return []
    const part =
      readDay(said.slice(Math.max(0, date.start - 4))) ??
      parts.find(([pattern]) => pattern.test(said.slice(0, date.start)))?.[1] ??
      0
    const start = time.start + part * (time.end - time.start)
    return [{ text, index, start, ready: start + takes.months, takes, applied: date.quote }]
  })
}

/** The words that tell one paper from another. */
function listNames(text: string): string[] {
  return listOwnWords(text)
    .filter((word) => !paper.test(word) && !granted.test(word) && !applies.test(word))
    .map((word) => toSingular(word))
}

function tellsGranted(text: string, names: ReadonlySet<string>, isOnly: boolean): boolean {
  if (!paper.test(text) || !granted.test(text)) return false
  return (isOnly && unnamed.test(text)) || listNames(text).some((word) => names.has(word))
}

function findGranted(facts: PlanFacts): { license: Applied; milestone: DatedMilestone; says: string } | null {
  const licenses = listApplied(facts)
  for (const license of licenses) {
    const names = new Set(listNames(license.text.slice(0, 400)))
    for (const milestone of facts.timeline.milestones) {
      const time = milestone.when && toCommonMonths(facts, milestone.when)
      // What is there before this one is applied for is another paper.
      if (!time || time.end <= license.start || time.end + toleranceMonths >= license.ready) continue
      const texts = [milestone.title.slice(0, 160), ...milestone.description.slice(0, 600).split(/[.;]\s/u)]
      const says = texts.find((text) => tellsGranted(text, names, licenses.length === 1))
      if (says !== undefined) return { license, milestone, says }
    }
  }
  return null
}

export const licenseGrantedRules: readonly Rule[] = [
  {
    id: 'time-license-there-too-soon',
    steps: [12, 10],
    isShownAtEvidence: true,
    weight: weights.contradicts,
    find(facts) {
      const found = findGranted(facts)
      if (!found) return null
      const { license, milestone, says } = found
      return show(
        recommend(
          'A license before it can be there',
          `${quote(license.text, 90)}: applied for in ${license.applied}, it can take ${quote(license.takes.quote, 24)}. But the milestone ${quote(says, 40)} is planned for ${quote(milestone.timeline, 24)}. Apply earlier, or move what needs it.`,
          at('legalStructure', 'licenses', license.index),
        ),
        [
          {
            address: at('legalStructure', 'licenses', license.index),
            says: license.text,
            mark: license.takes.quote,
          },
          {
            address: atItem('implementationTimeline', 'milestones', milestone.id, 'timeline'),
            says: `${shorten(says)}: ${milestone.timeline}`,
          },
        ],
        [`${license.applied} + ${license.takes.quote} (${sayNumber(license.takes.months)} months)`],
      )
    },
  },
]
