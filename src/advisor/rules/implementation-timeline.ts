import type { DatedMilestone } from '#advisor/facts/timeline-facts.ts'
import { findRepeated, isBlank, isWritten, sampleItems } from '#advisor/facts/texts.ts'
import { countOf, sayNumber } from '#advisor/wording/figures.ts'
import { quote, quoteList } from '#advisor/wording/quote.ts'
import { plural } from '#domain/wording/plural.ts'
import { makePlaceholderRule } from './placeholder-rule.ts'
import { showMilestone } from './show-milestone.ts'
import { at, atItem, recommend, remark, show, type StepRules, warn, weights } from './rule.ts'
import { atMilestone, dependencyRules } from './timeline-dependencies.ts'

const step = 12
const section = 'implementationTimeline'
const fewest = 5
const most = 20
const fewestHollow = 3
/** Says of a milestone only that it is one. */
const hollowWords =
  /^\W*(?:it is |is |all |everything )?(?:done|ready|finished|completed?|reached|achieved|milestone|in place|as planned|important|see above|to do|start|end|next step|success|we are ready|goal reached)\W*$/i
export const implementationTimelineRules: StepRules = {
  step,
  section,
  isBlank: ({ data }) => data.implementationTimeline.milestones.length === 0,
  suggestFirstMove({ data }) {
    const license = data.legalStructure.licenses.find(isWritten)
    const before = license === undefined ? 'money, lease, permits' : `money, lease, ${quote(license, 32)}`
    return recommend(
      'Start from opening day and work backward',
      `Add the day you open as a milestone. Then add what must be finished before it: ${before}, and so on. A lender looks for two things here: when the money is spent, and when it starts to come back.`,
      at(section, 'milestones'),
    )
  },
  rules: [
    makePlaceholderRule(step),
    ...dependencyRules,
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
          )} ${plural(open.length, 'has', 'have')} no time yet. Write it as “Month 2-3” or as a date. A lender schedules loan payments around these.`,
          atMilestone(first, 'timeline'),
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
          'An unclear time',
          `${quote(first.timeline, 32)} for ${isBlank(first.title) ? 'a milestone' : quote(first.title, 32)} does not say when. Write “Month 4”, “Week 2-6” or “March 2027”, which can be drawn and checked. Add any condition after it.`,
          atMilestone(first, 'timeline'),
        )
      },
    },
    {
      id: 'timeline-undescribed',
      steps: [step],
      weight: weights.polish,
      find({ data }) {
        const milestones = sampleItems(data.implementationTimeline.milestones)
        const named = milestones.filter(({ title }) => isWritten(title))
        const empty = named.filter(({ description }) => isBlank(description))
        const hollow = named.filter(({ description }) => hollowWords.test(description.slice(0, 60)))
        // One that is done may say so.
        const bare = empty.length > 0 || hollow.length < fewestHollow ? empty : hollow
        const first = bare[0]
        if (!first) return null
        return recommend(
          'What is done by then?',
          `${quoteList(
            bare.map(({ title }) => title),
            'milestone',
          )} ${plural(bare.length, 'has', 'have')} no description${empty.length > 0 ? '' : ' that can be checked'}. Write what is finished, who does it and what it costs, so that a reader can tell when it is reached.`,
          atItem(section, 'milestones', first.id, 'description'),
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
          'A milestone has no title. Write the result in a few words, such as “Lease signed.” It should be either done or not done.',
          atMilestone(bare, 'title'),
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
              'None of your milestones is the opening or the first sale. Add it. The loan has to cover the months between the first payment out and the first payment in.',
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
          'Add a few more milestones',
          `${countOf(count, 'milestone')} ${plural(count, 'does', 'do')} not cover a first year. Add what you have to wait for from others, such as the permit, the lease and the loan. That is where time is lost.`,
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
          `${countOf(count, 'milestone')} are more than a reader can follow. Keep the eight to twelve that would delay the opening, and keep the rest on your own list.`,
          at(section, 'milestones'),
        )
      },
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
        return show(
          recommend(
            'Everything happens at once',
            `All ${planned.length} milestones are set for ${quote(first.timeline, 24)}. Spread them out in the order they can happen. A small team handles one or two at a time.`,
            atMilestone(first, 'timeline'),
          ),
          planned.slice(0, 4).map(showMilestone),
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
        return show(
          recommend(
            'Two milestones with the same name',
            `${quote(repeated, 40)} appears twice, so no one can tell which one another milestone waits for. Rename or remove one.`,
            atMilestone(twin, 'title'),
          ),
          milestones
            .filter(({ title }) => title === repeated)
            .slice(0, 2)
            .map(showMilestone),
        )
      },
    },
    {
      id: 'timeline-no-review',
      steps: [step],
      weight: weights.polish,
      find: ({ timeline: { review, launch, milestones } }) =>
        // A milestone after the opening is one by which results are looked at.
        review ||
        milestones.length === 0 ||
        milestones.some((one) => isAfter(one, launch) || isYearLater(one, milestones))
          ? null
          : recommend(
              'End with a review',
              'Add a last milestone, around month 12, to compare this plan with what happened. Lenders like borrowers who report before they are asked.',
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
        const start = Math.min(...starts)
        const months = Math.round((startMonth - start) * 10) / 10
        const first = milestones.find(({ when }) => when?.scale === scale && when.startMonth === start)
        if (months < 1) return null
        return show(
          remark(
            'How long the cash has to last',
            `You have ${sayNumber(months)} months without sales from the first milestone to ${quote(launch.title, 32)}, and a few more until sales cover your costs. Your start-up money has to cover all of that, plus a month for delays.`,
            atMilestone(launch, 'timeline'),
          ),
          [...(first ? [showMilestone(first)] : []), showMilestone(launch)],
        )
      },
    },
  ],
}

const monthsUntilResults = 3
const monthsOfYear = 12

/** A year after the first one, there are results to look at. */
function isYearLater({ when }: DatedMilestone, milestones: readonly DatedMilestone[]): boolean {
  const [first] = milestones
  return (
    first?.when?.scale === when?.scale &&
    (when?.startMonth ?? 0) - (first?.when?.startMonth ?? 0) >= monthsOfYear
  )
}

function isAfter({ when }: DatedMilestone, launch: DatedMilestone | null): boolean {
  if (!when || !launch?.when || when.scale !== launch.when.scale) return false
  return when.startMonth >= launch.when.endMonth + monthsUntilResults
}
