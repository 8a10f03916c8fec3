import { readFirstMonth, toCommonMonths } from '#advisor/facts/calendar-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import type { PlannedHire } from '#advisor/facts/team-facts.ts'
import { isFinished, listWords, normalizeText, sampleItems } from '#advisor/facts/texts.ts'
import type { DatedMilestone } from '#advisor/facts/timeline-facts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { nameCalendarMonth } from '#domain/wording/calendar-months.ts'
import { at, atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { isFurther, isSameRole, listRoleWords, toKnownMonths } from './hire-roles.ts'

/** People may be hired a month before the forecast pays them, and training takes a few weeks. */
const toleranceMonths = 1.5

function isDated({ when, role, timeline }: PlannedHire): boolean {
  return when?.scale === 'calendar' && !when.isOpenEnded && isFinished(role) && isFinished(timeline)
}

function findForecastGap(facts: PlanFacts) {
  const first = readFirstMonth(facts)
  if (first === null) return null
  const people = sampleItems(facts.data.financialProjections.forecast.people).filter(
    ({ isOwner, startMonth }) => !isOwner && startMonth !== null && startMonth >= 1,
  )
  for (const hire of facts.team.hires.filter(isDated)) {
    const same = people.filter(
      ({ role }) => isSameRole(hire.role, role) && isFurther(hire.role) === isFurther(role),
    )
    const exact = people.filter(({ role }) => normalizeText(role) === normalizeText(hire.role))
    const loose = exact.length > 0 ? exact : people.filter(({ role }) => isSameRole(hire.role, role))
    const { when } = hire
    if (!when || same.length === 0) continue
    const starts = loose.map(({ startMonth }) => first + (startMonth ?? 1) - 1)
    const fits = starts.some(
      (month) => month >= when.startMonth - toleranceMonths && month <= when.endMonth + toleranceMonths - 1,
    )
    const person = same[0]
    if (!fits && person) return { hire, person, month: first + (person.startMonth ?? 1) - 1 }
  }
  return null
}

const startsPattern = /\b(?:hired|hire|hires|starts?|joins?|on board|trained|in place|under contract)\b/i
/** What is said of a hire who is not there yet, or who is told at another time. */
const otherwise =
  /\b(?:before|until|after|if|once|when|while|ads?|advertised|decision|decide\w*|interview\w*|offers?|look\w*|search\w*|agreed|letters?|full[- ]time|part[- ]time|second|third|another|more|next|\d{4}|months?|weeks? \d)\b/i

function listStems(text: string): Set<string> {
  return new Set(listWords(text.slice(0, 300)).map((word) => word.replace(/s$/u, '')))
}

/** A milestone may name several people in its description: 'Shift lead and four baristas trained'. */
function tellsStart({ title, description }: DatedMilestone, role: string, words: readonly string[]): boolean {
  const isTitled = startsPattern.test(title.slice(0, 200))
  const parts = description.slice(0, 600).split(/[.;]\s/u)
  const told = [
    ...(isTitled ? [title.slice(0, 160)] : []),
    ...parts.filter((part) => startsPattern.test(part) && !otherwise.test(part)),
  ]
  return told.some((text) => {
    const named = listStems(text)
    return words.every((word) => named.has(word)) && isFurther(text) === isFurther(role)
  })
}

function findMilestoneGap(facts: PlanFacts) {
  for (const hire of facts.team.hires) {
    const words = listRoleWords(hire.role)
    const when = toKnownMonths(facts, hire)
    if (words.length === 0 || !when) continue
    const matching = facts.timeline.milestones.flatMap((milestone) => {
      const time = milestone.when && toCommonMonths(facts, milestone.when)
      return time && tellsStart(milestone, hire.role, words) ? [{ milestone, time }] : []
    })
    const fits = matching.some(
      ({ time }) => time.start < when.end + toleranceMonths && time.end > when.start - toleranceMonths,
    )
    if (matching[0] && !fits) return { hire, milestone: matching[0].milestone }
  }
  return null
}

export const hireRules: readonly Rule[] = [
  {
    id: 'time-hire-against-forecast',
    steps: [9, 8],
    weight: weights.contradicts,
    find(facts) {
      const found = findForecastGap(facts)
      if (!found) return null
      const { hire, person, month } = found
      const address = at('financialProjections', 'forecast', 'people', { id: person.id }, 'startMonth')
      return show(
        recommend(
          'Hired in one month, paid from another',
          `${quote(hire.role, 40)} starts at ${quote(hire.timeline, 30)} in the team step, but the forecast pays from ${nameCalendarMonth(month)}. Use one date. Months without pay, or pay without work, make the cash line wrong.`,
          atItem('teamStructure', 'keyHires', hire.id, 'timeline'),
        ),
        [
          { address: atItem('teamStructure', 'keyHires', hire.id, 'timeline'), says: hire.timeline },
          { address, says: `${person.role}: month ${person.startMonth}, ${nameCalendarMonth(month)}` },
        ],
      )
    },
  },
  {
    id: 'time-hire-against-milestone',
    steps: [9, 12],
    weight: weights.contradicts,
    find(facts) {
      const found = findMilestoneGap(facts)
      if (!found) return null
      const { hire, milestone } = found
      return show(
        recommend(
          'Two start dates for one hire',
          `${quote(hire.role, 40)} starts at ${quote(hire.timeline, 30)} in the team step, but ${quote(milestone.title, 40)} is planned for ${quote(milestone.timeline, 30)}. Use one date in both.`,
          atItem('teamStructure', 'keyHires', hire.id, 'timeline'),
        ),
        [
          { address: atItem('teamStructure', 'keyHires', hire.id, 'timeline'), says: hire.timeline },
          {
            address: atItem('implementationTimeline', 'milestones', milestone.id, 'timeline'),
            says: `${milestone.title}: ${milestone.timeline}`,
          },
        ],
      )
    },
  },
]
