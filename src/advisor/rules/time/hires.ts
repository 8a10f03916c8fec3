import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import type { PlannedHire } from '#advisor/facts/team-facts.ts'
import { isFinished, listWords, normalizeText, sampleItems } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { nameCalendarMonth } from '#domain/wording/calendar-months.ts'
import { at, atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** People may be hired a month before the forecast pays them, and training takes a few weeks. */
const toleranceMonths = 1.5
const plainWords = new Set(
  'two three four five six seven eight nine ten part full time more another one person people new first second third year month week hours assistant member members start starts hired and trained'.split(
    ' ',
  ),
)

function listRoleWords(role: string): string[] {
  const title = role.slice(0, 80).split(/[,:;(–]/u, 1)[0] ?? ''
  return listWords(title)
    .map((word) => word.replace(/s$/u, ''))
    .filter((word) => word.length > 2 && !plainWords.has(word) && !/^\d/u.test(word))
}

/** Two names of one role: every word of the shorter is in the longer. */
function isSameRole(one: string, other: string): boolean {
  const [words, others] = [listRoleWords(one), listRoleWords(other)]
  const [short, long] = words.length < others.length ? [words, others] : [others, words]
  return short.length > 0 && short.every((word) => long.includes(word))
}

/** 'another', 'third' and 'more' tell two hires of one role apart. */
function isFurther(role: string): boolean {
  return /\b(?:another|second|third|fourth|more|additional|new)\b|\b20\d\d\b/i.test(role)
}

function readFirstMonth({ data }: PlanFacts): number | null {
  const [year, month] = data.financialProjections.forecast.frame.firstMonth.split('-').map(Number)
  return year && month ? year * 12 + month - 1 : null
}

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

const startsPattern = /\b(?:hired|hire|hires|starts?|joins?|on board|trained|in place)\b/i

function findMilestoneGap(facts: PlanFacts) {
  const titled = facts.timeline.milestones.filter(
    ({ title, when }) => when?.scale === 'calendar' && startsPattern.test(title.slice(0, 200)),
  )
  for (const hire of facts.team.hires.filter(isDated)) {
    const words = listRoleWords(hire.role)
    const matching = titled.filter(({ title }) => {
      const named = new Set(listWords(title.slice(0, 160)).map((word) => word.replace(/s$/u, '')))
      return (
        words.length > 0 &&
        words.every((word) => named.has(word)) &&
        isFurther(title) === isFurther(hire.role)
      )
    })
    const [milestone] = matching
    const { when } = hire
    if (!milestone || !when) continue
    const fits = matching.some(
      (other) =>
        other.when !== null &&
        other.when.startMonth < when.endMonth + toleranceMonths &&
        other.when.endMonth > when.startMonth - toleranceMonths,
    )
    if (!fits) return { hire, milestone }
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
  {
    id: 'time-hired-after-opening',
    steps: [9, 12],
    weight: weights.contradicts,
    find(facts) {
      const { launch } = facts.timeline
      if (!launch?.when) return null
      const { when: opening } = launch
      const late = facts.team.hires.find(
        ({ when, timeline, role }) =>
          when?.scale === opening.scale &&
          /\b(?:before (?:the )?(?:opening|launch)|at (?:the )?(?:opening|launch)|for (?:the )?opening|opening (?:day|team))\b/i.test(
            `${timeline.slice(0, 120)} ${role.slice(0, 120)}`,
          ) &&
          when.startMonth >= opening.endMonth,
      )
      if (!late) return null
      return show(
        recommend(
          'Hired after the opening they are needed for',
          `${quote(late.role, 40)} should be there for the opening, but ${quote(late.timeline, 40)} is after ${quote(launch.title, 32)} at ${quote(launch.timeline, 24)}. Hire and train first.`,
          atItem('teamStructure', 'keyHires', late.id, 'timeline'),
        ),
        [
          { address: atItem('teamStructure', 'keyHires', late.id, 'timeline'), says: late.timeline },
          {
            address: atItem('implementationTimeline', 'milestones', launch.id, 'timeline'),
            says: `${launch.title}: ${launch.timeline}`,
          },
        ],
      )
    },
  },
  {
    id: 'time-no-staff-at-opening',
    steps: [9, 12],
    weight: weights.weak + 5,
    find(facts) {
      const { launch } = facts.timeline
      const { hires, founderCount } = facts.team
      const [first] = hires
      if (!launch?.when || !first || !facts.kind.isPhysical) return null
      const { when: opening } = launch
      const isLate = hires.every(
        ({ when }) => when?.scale === opening.scale && when.startMonth >= opening.endMonth + 0.5,
      )
      const text = facts.data.operationsPlan.keyProcesses.slice(0, 80).join('\n').slice(0, 4000)
      const needed =
        /\b(two|three|four|five|\d) (?:people|staff|employees|baristas|teachers|cooks|servers|stylists|bakers)\b/i.exec(
          text,
        )
      const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 }
      const count = needed ? (counts[(needed[1] ?? '').toLowerCase()] ?? Number(needed[1])) : 0
      if (!isLate || !needed || count <= founderCount) return null
      return show(
        recommend(
          'Who works on opening day?',
          `Your processes need ${quote(needed[0])}, but ${founderCount === 1 ? 'the one founder is' : `the ${founderCount} founders are`} alone until ${quote(first.role, 32)} starts at ${quote(first.timeline, 30)}, after ${quote(launch.title, 32)}. Hire before the opening, or open with less.`,
          atItem('teamStructure', 'keyHires', first.id, 'timeline'),
        ),
        [
          { address: atItem('teamStructure', 'keyHires', first.id, 'timeline'), says: first.timeline },
          {
            address: atItem('implementationTimeline', 'milestones', launch.id, 'timeline'),
            says: `${launch.title}: ${launch.timeline}`,
          },
        ],
      )
    },
  },
]
