import { plural } from '#domain/wording/plural.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { beginsTooEarly } from '#advisor/facts/compare-times.ts'
import { countOf, sayNumber } from '#advisor/wording/figures.ts'
import type { DatedMilestone } from '#advisor/facts/timeline-facts.ts'
import { findRepeated, isBlank, isWritten, joinTexts, listWords, sampleItems } from '#advisor/facts/texts.ts'
import { quote, quoteList } from '#advisor/wording/quote.ts'
import { makePlaceholderRule } from './placeholder-rule.ts'
import { at, atItem, recommend, remark, type StepRules, warn, weights } from './rule.ts'

const step = 12
const section = 'implementationTimeline'
const fewest = 5
const most = 20
/** Weeks and months do not end on the same day: less than this is no contradiction. */
const toleranceMonths = 0.5

function place(milestone: DatedMilestone, part: string) {
  return atItem(section, 'milestones', milestone.id, part)
}

/** Pairs in which the first waits for the second. */
function listPairs({ timeline: { milestones, graph } }: PlanFacts) {
  return graph.edges.flatMap(({ from, to }) => {
    const waiting = milestones[from]
    const awaited = milestones[to]
    return waiting && awaited && from !== to ? [{ waiting, awaited }] : []
  })
}

export const implementationTimelineRules: StepRules = {
  step,
  section,
  isBlank: ({ data }) => data.implementationTimeline.milestones.length === 0,
  suggestFirstMove({ data }) {
    const license = data.legalStructure.licenses.find(isWritten)
    const before = license === undefined ? 'money, lease, permits' : `money, lease, ${quote(license, 32)}`
    return recommend(
      'Start from opening day and go backwards',
      `Add the day you open as a milestone, then what must be finished before it: ${before}, and before those. A lender looks for two things here: when the money is spent, and when it starts to come back.`,
      at(section, 'milestones'),
    )
  },
  rules: [
    makePlaceholderRule(step),
    {
      id: 'timeline-cycle',
      steps: [step],
      weight: weights.sinks,
      find({ timeline: { graph, milestones } }) {
        const circle = (graph.cycle ?? []).flatMap((index) => milestones[index] ?? [])
        const [first] = circle
        if (!first) return null
        const second = circle[1]
        return warn(
          second ? 'Milestones wait for each other' : 'A milestone waits for itself',
          second
            ? `${quoteList(
                circle.map(({ title }) => title),
                'milestone',
                3,
              )} depend on each other in a circle, so none of them can start. Remove the dependency that is only a wish.`
            : `${quote(first.title, 32)} lists itself as a dependency, so it can never start. Name what really has to be finished before it.`,
          place(first, 'dependencies'),
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
            awaited.when.endMonth > waiting.when.endMonth &&
            awaited.when.endMonth - waiting.when.startMonth > toleranceMonths
          )
        })
        if (!wrong) return null
        const { waiting, awaited } = wrong
        return warn(
          'A milestone waits for a later one',
          `${quote(waiting.title, 32)} (${waiting.timeline.trim().slice(0, 30)}) needs ${quote(awaited.title, 32)}, which is only done at ${quote(awaited.timeline, 24)}. Move one of the two: a date that cannot hold makes a lender doubt the others.`,
          place(waiting, 'timeline'),
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
          return !isLater && beginsTooEarly(awaited.when, waiting.when)
        })
        if (!early) return null
        const { waiting, awaited } = early
        return recommend(
          'Started before its condition is met',
          `${quote(waiting.title, 32)} begins while ${quote(awaited.title, 32)}, which it needs, is still running. Start it afterwards, or write which part may begin earlier.`,
          place(waiting, 'timeline'),
        )
      },
    },
    {
      id: 'timeline-depends-on-missing',
      steps: [step],
      weight: weights.weak,
      find({ timeline: { graph, milestones }, data, team }) {
        // A permit, a hire or a purchase may stand in its own step; then it is not missing from the plan.
        const elsewhere = new Set(
          listWords(
            joinTexts([
              ...sampleItems(data.legalStructure.licenses),
              ...team.hires.map(({ role }) => role),
              ...sampleItems(data.financialProjections.startupCosts).map(({ category }) => category),
            ]),
          ).filter((word) => word.length > 3),
        )
        // Past the sample a milestone of that name may follow.
        if (data.implementationTimeline.milestones.length > milestones.length) return null
        const missing = graph.missing.filter(
          ({ text }) => !listWords(text).some((word) => elsewhere.has(word)),
        )
        const [first] = missing
        const milestone = first && milestones[first.from]
        if (!first || !milestone) return null
        return recommend(
          'A dependency that is no milestone',
          `${isBlank(milestone.title) ? 'A milestone' : quote(milestone.title, 32)} waits for ${quote(first.text, 40)}, and no milestone has that name${missing.length > 1 ? `; ${missing.length - 1} more like it` : ''}. Add it with its own time, so that somebody sees to it, or spell it as the milestone is called.`,
          place(milestone, 'dependencies'),
        )
      },
    },
    {
      id: 'timeline-no-time',
      steps: [step],
      weight: weights.missing,
      find({ timeline: { milestones } }) {
        const open = milestones.filter(({ timeline }) => isBlank(timeline))
        const first = open[0]
        if (!first) return null
        return warn(
          open.length === 1 ? 'A milestone without a time' : `${open.length} milestones without a time`,
          `${quoteList(
            open.map(({ title }) => title),
            'milestone',
          )} ${plural(open.length, 'has', 'have')} no time yet. Write it as “Month 2-3” or as a date: a lender plans the payments of a loan along these lines.`,
          place(first, 'timeline'),
        )
      },
    },
    {
      id: 'timeline-unreadable-time',
      steps: [step],
      weight: weights.polish,
      find({ timeline: { milestones } }) {
        const first = milestones.find(({ timeline, when }) => isWritten(timeline) && when === null)
        if (!first) return null
        return recommend(
          'A time that cannot be placed',
          `${quote(first.timeline, 32)} for ${isBlank(first.title) ? 'a milestone' : quote(first.title, 32)} does not say when. “Month 4”, “Week 2-6” or “March 2027” can be drawn and checked; add the condition behind it.`,
          place(first, 'timeline'),
        )
      },
    },
    {
      id: 'timeline-no-title',
      steps: [step],
      weight: weights.polish,
      find({ timeline: { milestones } }) {
        const bare = milestones.find(({ title }) => isBlank(title))
        if (!bare) return null
        return recommend(
          'Name the milestone',
          'A milestone has no title. Write the result in a few words, such as “Lease signed”: something that is either done or not.',
          place(bare, 'title'),
        )
      },
    },
    {
      id: 'timeline-no-launch',
      steps: [step],
      weight: weights.missing,
      find: ({ timeline: { launch, milestones } }) =>
        launch || milestones.length === 0
          ? null
          : recommend(
              'When can the first customer buy?',
              'No milestone is the opening or the first sale. Add it: the months between the first payment out and the first one in are what the loan has to bridge.',
              at(section, 'milestones'),
            ),
    },
    {
      id: 'timeline-too-few',
      steps: [step],
      weight: weights.weak,
      find({ data }) {
        const count = data.implementationTimeline.milestones.length
        if (count >= fewest) return null
        return recommend(
          'A few more steps on the way',
          `${countOf(count, 'milestone')} hardly carry a first year. Add what others decide and you wait for, such as the permit, the lease and the loan: those are where time is lost.`,
          at(section, 'milestones'),
        )
      },
    },
    {
      id: 'timeline-too-many',
      steps: [step],
      weight: weights.polish,
      find({ data }) {
        const count = data.implementationTimeline.milestones.length
        if (count <= most) return null
        return recommend(
          'Milestones, not a task list',
          `${countOf(count, 'milestone')} are more than a reader can hold. Keep the eight to twelve that would delay the opening, and leave the rest to your own list.`,
          at(section, 'milestones'),
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
              'No milestone depends on another. Write before the opening what must be done: it shows you, and the lender, which delay would move the first sale.',
              at(section, 'milestones'),
            ),
    },
    {
      id: 'timeline-all-at-once',
      steps: [step],
      weight: weights.weak,
      find({ timeline: { milestones } }) {
        const planned = milestones.filter(({ when }) => when !== null)
        const spans = new Set(planned.map(({ when }) => `${when?.startMonth} ${when?.endMonth}`))
        const [first] = planned
        if (!first || planned.length < 4 || spans.size > 1) return null
        return recommend(
          'Everything at the same time',
          `All ${planned.length} milestones stand at ${quote(first.timeline, 24)}. Spread them in the order they can happen; a team of your size does one or two at once.`,
          place(first, 'timeline'),
        )
      },
    },
    {
      id: 'timeline-repeated',
      steps: [step],
      weight: weights.polish,
      find({ timeline: { milestones } }) {
        const repeated = findRepeated(milestones.map(({ title }) => title))
        const twin = milestones.findLast(({ title }) => title === repeated)
        if (repeated === null || !twin) return null
        return recommend(
          'Two milestones of one name',
          `${quote(repeated, 40)} stands there twice, so nobody can say which one another waits for. Rename or remove one.`,
          place(twin, 'title'),
        )
      },
    },
    {
      id: 'timeline-no-review',
      steps: [step],
      weight: weights.polish,
      find: ({ timeline: { review, milestones } }) =>
        review || milestones.length === 0
          ? null
          : recommend(
              'End with a look back',
              'Add a last milestone, around month 12, on which you compare this plan with what happened. Lenders like borrowers who report before they are asked.',
              at(section, 'milestones'),
            ),
    },
    {
      id: 'timeline-months-to-open',
      steps: [step],
      weight: weights.praise,
      find({ timeline: { launch, milestones } }) {
        if (!launch?.when) return null
        const { scale, startMonth } = launch.when
        const starts = milestones.flatMap(({ when }) => (when?.scale === scale ? [when.startMonth] : []))
        const months = Math.round((startMonth - Math.min(...starts)) * 10) / 10
        if (months < 1) return null
        return remark(
          'How long the cash has to last',
          `From the first milestone to ${quote(launch.title, 32)} it is ${sayNumber(months)} months without sales, and a few more until they carry the costs. Your start-up money has to cover all of that, plus a month for what is late.`,
          place(launch, 'timeline'),
        )
      },
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
          `${countOf(milestones.length, 'milestone')}, and every one starts after what it waits for. That is rarer than you would think, and it lets a lender pay the loan out step by step.`,
          at(section, 'milestones'),
        )
      },
    },
  ],
}
