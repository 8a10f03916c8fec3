import { readFirstMonth } from '#advisor/facts/calendar-facts.ts'
import { findLongest } from '#advisor/facts/durations.ts'
import { listNamedMonths } from '#advisor/facts/named-months.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listSectionTexts } from '#advisor/facts/plan-texts.ts'
import { readSales } from '#advisor/facts/stream-facts.ts'
import type { DatedMilestone } from '#advisor/facts/timeline-facts.ts'
import { sayNumber } from '#advisor/wording/figures.ts'
import { quote, quoteList } from '#advisor/wording/quote.ts'
import { nameCalendarMonth } from '#domain/wording/calendar-months.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { at, atItem, recommend, type Rule, show, warn, weights } from '#advisor/rules/rule.ts'
import { isToldDone } from './told-done.ts'

const list = 'milestones'
const section = 'implementationTimeline'
const research =
  /\b(?:survey\w*|asked|called|counted|interview\w*|visited|spoke|talked|ran|sold|tested|measured|observed|priced|collected|trial|pilot|wrote down|list of|as of|quoted?|bid of)\b/i
/** Durations are rough, and so are months. */
const toleranceMonths = 0.75

function atTimeline({ id }: DatedMilestone): FieldAddress {
  return atItem(section, list, id, 'timeline')
}

function toEvidence(milestone: DatedMilestone) {
  return { address: atTimeline(milestone), says: `${milestone.title}: ${milestone.timeline}` }
}

/** A plan whose work begins longer before its first sale than this was started, or the year is wrong. */
const longestStart = 18

interface Present {
  readonly month: number
  readonly says: string
  readonly address: FieldAddress | null
  /** Nothing but the forecast shows it. */
  readonly isGuess?: boolean
  /** How the month is known, as in 'is planned for March 2026, …'. */
  readonly why: string
}

/**
 * The month before which everything has already happened: today, or else the latest month of the plan’s own research, or
 * else a month so long before the forecast that no plan begins there.
 */
function findPresent(facts: PlanFacts): Present | null {
  if (facts.today !== null) {
    const says = nameCalendarMonth(facts.today)
    return { month: facts.today, says, address: null, why: 'which has passed' }
  }
  const { firstMonth } = facts.data.financialProjections.forecast.frame
  const [year, month] = firstMonth.split('-').map(Number)
  const start = year && month ? year * 12 + month - 1 : Infinity
  const past = listSectionTexts(facts, ['businessIdea', 'marketAnalysis']).flatMap(({ text, address }) =>
    listNamedMonths(text)
      .filter(({ sentence, month: named }) => research.test(sentence) && named < start)
      .map((named) => ({ month: named.month, says: named.sentence, address })),
  )
  const latest = past.reduce<(typeof past)[number] | null>(
    (last, found) => (found.month > (last?.month ?? 0) ? found : last),
    null,
  )
  if (latest)
    return { ...latest, why: `but the plan’s own research is from ${nameCalendarMonth(latest.month)}` }
  if (start === Infinity) return null
  return {
    month: start - longestStart,
    says: firstMonth,
    address: at('financialProjections', 'forecast', 'frame', 'firstMonth'),
    isGuess: true,
    why: `but the forecast begins only in ${nameCalendarMonth(start)}`,
  }
}

function isOver(milestone: DatedMilestone | null, { month }: Present): boolean {
  return milestone?.when?.scale === 'calendar' && milestone.when.endMonth <= month
}

/** 'Month 4' counts from the first month of the forecast, and lies ahead in a plan that has not chosen one. */
function isToCome(facts: PlanFacts, { when }: DatedMilestone, { month }: Present): boolean {
  if (!when) return false
  if (when.scale === 'calendar') return when.endMonth > month
  return (readFirstMonth(facts) ?? Infinity) + when.endMonth > month
}

/** The forecast waits for its first sale, so the opening is no history. */
function sellsLater(facts: PlanFacts, { month }: Present): boolean {
  const start = readFirstMonth(facts)
  const sold = start === null ? 0 : (readSales(facts)?.firstMonth ?? 0)
  return start !== null && sold > 1 && start + sold - 1 > month
}

/** 'Birds arrive at 17 weeks' tells how old they are. */
const age =
  /\b(?:arrives?|delivered|come) at (?:about )?[\p{L}\d-]+ (?:days|weeks|months)\b|\b[\p{L}\d-]+ (?:days?|weeks?|months?)(?: |-)(?:old|of age)\b/giu

export const dateRules: readonly Rule[] = [
  {
    id: 'time-in-the-past',
    steps: [12],
    weight: weights.contradicts,
    find(facts) {
      const { milestones, launch } = facts.timeline
      const present = findPresent(facts)
      // A business that has opened may list its history.
      if (!present || (isOver(launch, present) && !sellsLater(facts, present))) return null
      const past = milestones.filter(
        (milestone) =>
          isOver(milestone, present) &&
          !isToldDone(milestone.title, milestone.description, milestone.timeline),
      )
      const [first] = past
      if (!first || !milestones.some((milestone) => isToCome(facts, milestone, present))) return null
      const say = present.isGuess ? recommend : warn
      return show(
        say(
          past.length === 1 ? 'A milestone in the past' : `${past.length} milestones in the past`,
          `${quoteList(
            past.map(({ title }) => title),
            'milestone',
          )} ${past.length === 1 ? 'is' : 'are'} planned for ${quote(first.timeline, 30)}, ${present.why}. Write “done” if it happened. If not, move it and everything that waits for it.`,
          atTimeline(first),
        ),
        [
          ...past.slice(0, 3).map(toEvidence),
          ...(present.address ? [{ address: present.address, says: present.says }] : []),
        ],
      )
    },
  },
  {
    id: 'time-all-in-the-past',
    steps: [12],
    weight: weights.weak,
    find({ timeline: { milestones }, today }) {
      const dated = milestones.filter(({ when }) => when?.scale === 'calendar')
      const last = dated.at(-1)
      if (
        today === null ||
        !last ||
        dated.length < 3 ||
        dated.some(({ when }) => (when?.endMonth ?? 0) > today)
      )
        return null
      return show(
        recommend(
          'The timeline has ended',
          `All ${dated.length} dated milestones are in the past, the last one at ${quote(last.timeline, 30)}. Mark what is done and add the next twelve months. A lender reads this step for what is still to come.`,
          atTimeline(last),
        ),
        [toEvidence(last)],
      )
    },
  },
  {
    id: 'time-milestone-too-short',
    steps: [12],
    weight: weights.weak + 5,
    find({ timeline: { milestones } }) {
      for (const milestone of milestones) {
        const { when, description, title } = milestone
        const takes = findLongest(description)
        if (!when || !takes || when.isOpenEnded || takes.months > 18) continue
        const isWork =
          /\b(?:build[- ]?out|fit[- ]?out|renovat\w*|construct\w*|develop\w*|remodel\w*|install\w*|training|convers\w*)\b/i.test(
            title,
          ) &&
          /\b(?:takes?|plans?|planned|needs?|lasts?|weeks of|months of|about)\b|^\W*\w+[\s-](?:to \w+ )?(?:weeks?|months?)\W*$/i.test(
            description,
          )
        const available = when.endMonth - when.startMonth
        if (!isWork || takes.months <= available + toleranceMonths) continue
        return show(
          recommend(
            'Less time than the work takes',
            `${quote(title, 40)} takes ${quote(takes.quote, 24)} by its own description, but ${quote(milestone.timeline, 30)} is ${sayNumber(available)} months. Start it earlier or end it later.`,
            atTimeline(milestone),
          ),
          [
            toEvidence(milestone),
            {
              address: atItem(section, list, milestone.id, 'description'),
              says: description,
              mark: takes.quote,
            },
          ],
          [`${takes.quote} = ${sayNumber(takes.months)} months; planned ${sayNumber(available)}`],
        )
      }
      return null
    },
  },
  {
    id: 'time-waits-too-short',
    steps: [12],
    weight: weights.contradicts,
    find({ timeline: { milestones, graph } }) {
      for (const { from, to } of graph.edges) {
        const waiting = milestones[from]
        const awaited = milestones[to]
        const takes =
          awaited &&
          /\b(?:quotes?|takes?|needs?|lead time|deliver(?:y|s|ed|ies)|waits?|processing|expects?|arrives?|ready in|ships?|promises?)\b/i.test(
            awaited.description,
          )
            ? findLongest(awaited.description.replaceAll(age, ' '))
            : null
        if (!waiting?.when || !awaited?.when || !takes || waiting.when.scale !== awaited.when.scale) continue
        const available = waiting.when.endMonth - awaited.when.startMonth
        if (takes.months > 18 || takes.months <= available + toleranceMonths) continue
        return show(
          recommend(
            'The wait is longer than the plan allows',
            `${quote(awaited.description, 60)} (${quote(awaited.title, 32)}, ${awaited.timeline.trim().slice(0, 30)}), but ${quote(waiting.title, 32)} is due by ${quote(waiting.timeline, 24)}. Order earlier, or move what waits for it.`,
            atTimeline(waiting),
          ),
          [
            {
              address: atItem(section, list, awaited.id, 'description'),
              says: awaited.description,
              mark: takes.quote,
            },
            toEvidence(waiting),
          ],
          [`${takes.quote} = ${sayNumber(takes.months)} months; there are ${sayNumber(available)}`],
        )
      }
      return null
    },
  },
]
