import { beginsTooEarly } from '#advisor/facts/compare-times.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isBlank, isWritten, joinTexts, listWords, sampleItems } from '#advisor/facts/texts.ts'
import type { DatedMilestone } from '#advisor/facts/timeline-facts.ts'
import { countOf } from '#advisor/wording/figures.ts'
import { quote, quoteList, shorten } from '#advisor/wording/quote.ts'
import { showMilestone } from './show-milestone.ts'
import { at, atItem, recommend, remark, type Rule, show, warn, weights } from './rule.ts'

const step = 12
const section = 'implementationTimeline'
/** Weeks and months do not end on the same day, so less than this does not count as a contradiction. */
const toleranceMonths = 0.5
const toleranceDays = 3

export function atMilestone(milestone: DatedMilestone, part: 'dependencies' | 'timeline' | 'title') {
  return atItem(section, 'milestones', milestone.id, part)
}

/** Pairs of milestones in which the first waits for the second. */
function listPairs({ timeline: { milestones, graph } }: PlanFacts) {
  return graph.edges.flatMap(({ from, to }) => {
    const waiting = milestones[from]
    const awaited = milestones[to]
    return waiting && awaited && from !== to ? [{ waiting, awaited }] : []
  })
}

const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
const dated = new RegExp(
  String.raw`\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? ${day}(?: ?(?:-|–|to) ?${day})?(?=,|\s*$| 20)`,
  'gi',
)
const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** The first and the last day of 'April 20-23, 2027', counted in days, or null where a day is missing. */
function readDays({ timeline, when }: DatedMilestone): readonly [number, number] | null {
  const years = new Set(timeline.match(/\b20\d\d\b/gu) ?? [])
  const found = Array.from(timeline.slice(0, 80).matchAll(dated), ([, name = '', from = '', to = from]) => {
    const month = monthNames.indexOf(name.toLowerCase()) * 31
    return [month + Number(from), month + Number(to)] as const
  })
  const last = found.at(-1)
  if (!when || years.size !== 1 || !found[0] || !last) return null
  const year = Number([...years][0]) * 12 * 31
  // With one year for both ends, the turn of the year cannot be told.
  return last[1] < found[0][0] ? null : [year + found[0][0], year + last[1]]
}

/** Both have days, and what is awaited ends after the other is there. A few days go into one another. */
function isLaterByDays(waiting: DatedMilestone, awaited: DatedMilestone): boolean {
  const [days, other] = [readDays(waiting), readDays(awaited)]
  return days !== null && other !== null && other[1] > days[1] && other[1] - days[0] > toleranceDays
}

/** What has to be finished before what, and whether the times allow it. */
export const dependencyRules: readonly Rule[] = [
  {
    id: 'timeline-cycle',
    steps: [step],
    weight: weights.sinks,
    find({ timeline: { graph, milestones } }) {
      const circle = (graph.cycle ?? []).flatMap((index) => milestones[index] ?? [])
      const [first] = circle
      if (!first) return null
      const second = circle[1]
      return show(
        warn(
          second ? 'Milestones wait for each other' : 'A milestone waits for itself',
          second
            ? `${quoteList(
                circle.map(({ title }) => title),
                'milestone',
                3,
              )} depend on each other in a circle, so none of them can start. Remove the dependency that is not really needed.`
            : `${quote(first.title, 32)} lists itself as a dependency, so it can never start. Enter what really has to be finished first.`,
          atMilestone(first, 'dependencies'),
        ),
        circle.slice(0, 3).map(showMilestone),
      )
    },
  },
  {
    id: 'timeline-depends-on-later',
    steps: [step],
    weight: weights.contradicts,
    find(facts) {
      const wrong = listPairs(facts).find(({ waiting, awaited }) => {
        if (!waiting.when || awaited.when?.scale !== waiting.when.scale) return false
        return (
          (awaited.when.endMonth > waiting.when.endMonth &&
            awaited.when.endMonth - waiting.when.startMonth > toleranceMonths) ||
          isLaterByDays(waiting, awaited)
        )
      })
      if (!wrong) return null
      const { waiting, awaited } = wrong
      return show(
        warn(
          'A milestone waits for a later one',
          `${quote(waiting.title, 32)} (${waiting.timeline.trim().slice(0, 30)}) needs ${quote(awaited.title, 32)}, which is not done until ${quote(awaited.timeline, 24)}. Move one of the two. One date that cannot work makes a lender doubt the others.`,
          atMilestone(waiting, 'timeline'),
        ),
        [showMilestone(waiting), showMilestone(awaited)],
      )
    },
  },
  {
    id: 'timeline-overlap',
    steps: [step],
    weight: weights.polish,
    find(facts) {
      const early = listPairs(facts).find(({ waiting, awaited }) => {
        const isLater = (awaited.when?.endMonth ?? 0) > (waiting.when?.endMonth ?? 0)
        // What starts after it and ends after it needs its result for the end, not for the beginning.
        const isStaggered =
          waiting !== facts.timeline.launch &&
          (waiting.when?.startMonth ?? 0) > (awaited.when?.startMonth ?? 0) &&
          (waiting.when?.endMonth ?? 0) > (awaited.when?.endMonth ?? 0)
        return !isLater && !isStaggered && beginsTooEarly(awaited.when, waiting.when)
      })
      if (!early) return null
      const { waiting, awaited } = early
      return show(
        recommend(
          'A milestone starts too early',
          `${quote(waiting.title, 32)} begins while ${quote(awaited.title, 32)}, which it needs, is still under way. Start it afterward, or say which part can begin earlier.`,
          atMilestone(waiting, 'timeline'),
        ),
        [showMilestone(waiting), showMilestone(awaited)],
      )
    },
  },
  {
    id: 'timeline-depends-on-missing',
    steps: [step],
    weight: weights.weak,
    find({ timeline: { graph, milestones }, data, team }) {
      // A permit, a hire or a purchase may be listed in its own step. Then it is not missing from the plan.
      const elsewhere = new Set(
        listWords(
          joinTexts([
            ...sampleItems(data.legalStructure.licenses),
            ...team.hires.map(({ role }) => role),
            ...sampleItems(data.financialProjections.startupCosts).map(({ category }) => category),
          ]),
        ).filter((word) => word.length > 3),
      )
      // A milestone of that name may come after the sample.
      if (data.implementationTimeline.milestones.length > milestones.length) return null
      const missing = graph.missing.filter(({ text }) => !listWords(text).some((word) => elsewhere.has(word)))
      const [first] = missing
      const milestone = first && milestones[first.from]
      if (!first || !milestone) return null
      return show(
        recommend(
          'A dependency that is not a milestone',
          `${isBlank(milestone.title) ? 'A milestone' : quote(milestone.title, 32)} waits for ${quote(first.text, 40)}, but no milestone has that name${missing.length > 1 ? `, and there are ${missing.length - 1} more like it` : ''}. Add it with its own time, so that someone takes care of it. If it is already on the list, use the same name.`,
          atMilestone(milestone, 'dependencies'),
        ),
        [{ address: atMilestone(milestone, 'dependencies'), says: shorten(first.text) }],
      )
    },
  },
  {
    id: 'timeline-no-dependencies',
    steps: [step],
    weight: weights.polish,
    find: ({ timeline: { milestones } }) =>
      milestones.length < 3 || milestones.some(({ dependencies }) => dependencies.some(isWritten))
        ? null
        : recommend(
            'What has to come first?',
            'No milestone depends on another. List what must be done before the opening. It shows you and the lender which delay would push back the first sale.',
            at(section, 'milestones'),
          ),
  },
  {
    id: 'timeline-order-holds',
    steps: [step],
    weight: weights.praise,
    find(facts) {
      const { milestones, graph } = facts.timeline
      const pairs = listPairs(facts).filter(({ waiting, awaited }) => waiting.when && awaited.when)
      const isSound = pairs.every(({ waiting, awaited }) => !beginsTooEarly(awaited.when, waiting.when))
      if (graph.cycle || pairs.length < 3 || !isSound) return null
      return remark(
        'An order that can work',
        `${countOf(milestones.length, 'milestone')}, and each one starts after what it waits for. That is rarer than you would think, and it lets a lender pay out the loan in stages.`,
        at(section, 'milestones'),
      )
    },
  },
]
