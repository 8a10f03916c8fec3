import { type Duration, findLongest } from '#advisor/facts/durations.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import type { DatedMilestone } from '#advisor/facts/timeline-facts.ts'
import { isFinished, listWords, sampleItems } from '#advisor/facts/texts.ts'
import { sayNumber } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import type { When } from '#domain/plan/read-when.ts'
import { at, atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

const toleranceMonths = 0.75
const applies = /\b(?:appl(?:y|ies|ication|ications)|submit\w{0,4}|submission)\b/i
const isHeld = /\b(?:valid|held|holds?|have|has|already|renew\w*|done|in hand|within \d+ days of)\b/i
/** Words that many licenses share, so that they do not tell which one a milestone is about. */
const commonWords = new Set(
  'license licenses permit permits application approval approvals certificate state city county department about weeks week months month business days and from takes with'.split(
    ' ',
  ),
)

interface TimedLicense {
  readonly text: string
  readonly index: number
  readonly takes: Duration
}

export const alcohol = /\b(?:liquor|beer|wine|tavern|alcohol|spirits)\b/i

/** Doors may open without beer, if it is sold from a later month. */
export function sellsDrinksLater({
  financialProjections: { forecast },
  implementationTimeline,
}: PlanFacts['data']): boolean {
  const starts = sampleItems(forecast.streams).map(({ startMonth }) => startMonth ?? 1)
  const isLater = sampleItems(forecast.streams).some(
    ({ name, startMonth }) => alcohol.test(name) && (startMonth ?? 1) > Math.min(...starts),
  )
  return (
    isLater ||
    sampleItems(implementationTimeline.milestones).some(
      ({ title }) => alcohol.test(title) && !/\b(?:licen[cs]e|permit)/i.test(title),
    )
  )
}

function listTimed({ data }: PlanFacts): TimedLicense[] {
  return sampleItems(data.legalStructure.licenses).flatMap((text, index) => {
    const isNeeded = !alcohol.test(text) || !sellsDrinksLater(data)
    const takes = isNeeded && isFinished(text) && !isHeld.test(text.slice(0, 400)) ? findLongest(text) : null
    return takes && takes.months <= 24 ? [{ text, index, takes }] : []
  })
}

function isAbout(text: string, license: string): boolean {
  const words = new Set(listWords(license).filter((word) => word.length > 3 && !commonWords.has(word)))
  return listWords(text).some((word) => words.has(word))
}

/** The milestone that hands in the papers. With a single application in the timeline, the longest license is meant. */
function findApplication(
  { timeline: { milestones } }: PlanFacts,
  license: TimedLicense,
  isLongest: boolean,
): DatedMilestone | null {
  const applications = milestones.filter(
    ({ title, when }) =>
      when !== null &&
      applies.test(title.slice(0, 160)) &&
      !/\b(?:loan|grant|trademark|sba|funding|credit)\b/i.test(title),
  )
  return (
    applications.find(({ title, description }) =>
      isAbout(`${title.slice(0, 160)} ${description.slice(0, 300)}`, license.text),
    ) ?? (isLongest && applications.length === 1 ? (applications[0] ?? null) : null)
  )
}

function toAvailable(start: When, opening: When): number | null {
  return start.scale === opening.scale ? opening.startMonth - start.startMonth : null
}

export const permitRules: readonly Rule[] = [
  {
    id: 'time-permit-too-short',
    steps: [12, 10],
    weight: weights.contradicts,
    find(facts) {
      const { launch } = facts.timeline
      const licenses = listTimed(facts).toSorted((one, other) => other.takes.months - one.takes.months)
      if (!launch?.when) return null
      for (const [rank, license] of licenses.entries()) {
        const application = findApplication(facts, license, rank === 0)
        if (!application?.when || application === launch) continue
        const available = toAvailable(application.when, launch.when)
        if (available === null || license.takes.months <= available + toleranceMonths) continue
        return show(
          recommend(
            'The permit takes longer than the plan allows',
            `${quote(license.text, 60)}: it takes ${quote(license.takes.quote, 24)}, but ${quote(application.title, 32)} is planned for ${quote(application.timeline, 24)} and ${quote(launch.title, 32)} for ${quote(launch.timeline, 24)}. Apply earlier or open later.`,
            atItem('implementationTimeline', 'milestones', application.id, 'timeline'),
          ),
          [
            {
              address: at('legalStructure', 'licenses', license.index),
              says: license.text,
              mark: license.takes.quote,
            },
            {
              address: atItem('implementationTimeline', 'milestones', application.id, 'timeline'),
              says: `${application.title}: ${application.timeline}`,
            },
            {
              address: atItem('implementationTimeline', 'milestones', launch.id, 'timeline'),
              says: `${launch.title}: ${launch.timeline}`,
            },
          ],
          [
            `${license.takes.quote} = ${sayNumber(license.takes.months)} months; from application to opening there are ${sayNumber(available)}`,
          ],
        )
      }
      return null
    },
  },
  {
    id: 'time-permit-before-start',
    steps: [12, 10],
    weight: weights.contradicts,
    find(facts) {
      const { launch, milestones } = facts.timeline
      if (!launch?.when || milestones.length < 3) return null
      const { scale } = launch.when
      const starts = milestones.flatMap(({ when }) => (when?.scale === scale ? [when.startMonth] : []))
      const first = milestones.find(
        ({ when }) => when?.scale === scale && when.startMonth === Math.min(...starts),
      )
      const longest = listTimed(facts).reduce<TimedLicense | null>(
        (most, license) => (license.takes.months > (most?.takes.months ?? 0) ? license : most),
        null,
      )
      if (!first?.when || !longest || first === launch) return null
      const available = launch.when.endMonth - first.when.startMonth
      if (longest.takes.months <= available + toleranceMonths) return null
      return show(
        recommend(
          'The permit takes longer than the whole plan',
          `${quote(longest.text, 60)} takes ${quote(longest.takes.quote, 24)}, but from ${quote(first.title, 32)} to ${quote(launch.title, 32)} there are only ${sayNumber(available)} months. Start with the application, or open later.`,
          atItem('implementationTimeline', 'milestones', launch.id, 'timeline'),
        ),
        [
          {
            address: at('legalStructure', 'licenses', longest.index),
            says: longest.text,
            mark: longest.takes.quote,
          },
          {
            address: atItem('implementationTimeline', 'milestones', launch.id, 'timeline'),
            says: `${launch.title}: ${launch.timeline}`,
          },
        ],
        [
          `${longest.takes.quote} = ${sayNumber(longest.takes.months)} months; the plan has ${sayNumber(available)} until opening`,
        ],
      )
    },
  },
  {
    id: 'time-permit-window',
    steps: [12, 10],
    weight: weights.contradicts,
    find(facts) {
      const { launch, milestones, graph } = facts.timeline
      if (!launch?.when) return null
      for (const license of listTimed(facts)) {
        const [index = -1, granted] =
          [...milestones.entries()].find(
            ([, { title, when }]) =>
              when !== null &&
              !applies.test(title) &&
              /\b(?:licen[cs]e|permit|approval|certificate)s?\b/i.test(title.slice(0, 160)) &&
              isAbout(title.slice(0, 160), license.text),
          ) ?? []
        if (!granted?.when) continue
        const { when } = granted
        // What it waits for is when the papers can go in.
        const awaited = graph.edges
          .filter(({ from }) => from === index)
          .flatMap(({ to }) => milestones[to]?.when ?? [])
        const ready = awaited.filter(({ scale }) => scale === when.scale).map(({ startMonth }) => startMonth)
        const available = ready.length === 0 ? Infinity : when.endMonth - Math.min(...ready)
        if (license.takes.months <= available + toleranceMonths) continue
        return show(
          recommend(
            'The permit arrives too soon',
            `${quote(license.text, 60)} takes ${quote(license.takes.quote, 24)}, but ${quote(granted.title, 32)} is planned for ${quote(granted.timeline, 24)}, ${sayNumber(available)} months after what it waits for begins. Move it, or apply before.`,
            atItem('implementationTimeline', 'milestones', granted.id, 'timeline'),
          ),
          [
            {
              address: at('legalStructure', 'licenses', license.index),
              says: license.text,
              mark: license.takes.quote,
            },
            {
              address: atItem('implementationTimeline', 'milestones', granted.id, 'timeline'),
              says: `${granted.title}: ${granted.timeline}`,
            },
          ],
          [
            `${license.takes.quote} = ${sayNumber(license.takes.months)} months; planned ${sayNumber(available)}`,
          ],
        )
      }
      return null
    },
  },
]
