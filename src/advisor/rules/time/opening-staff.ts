import { readFirstMonth, toCommonMonths } from '#advisor/facts/calendar-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listWords, sampleItems } from '#advisor/facts/texts.ts'
import { leads } from '#advisor/rules/people/paid-roles.ts'
import { quote } from '#advisor/wording/quote.ts'
import { at, atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { isFurther, isSameRole, toKnownMonths } from './hire-roles.ts'

/** Whether the people whom the opening needs are there by then. */

/** Months and openings begin on any day, so this much later is surely after it. */
const surelyAfter = 0.9

/** The timeline tells who is paid until then, or that only the terms change. */
const toldUntil =
  /\b(?:until|replac\w+|instead|promot\w+|raise|permanent|takes over|after (?:the|a|an|two|three|her|his)|as a temp|part[- ]time (?:from|until|first))\b/i

/** 'Teacher, Spanish' and 'Teacher, French' are two, and so are a head cook and a cook. */
function areTold(one: string, other: string): boolean {
  const [first, second] = [one, other].map((role) => listWords(role.slice(0, 80).split(/[,:;(–]/u)[1] ?? ''))
  return (
    leads.test(one.slice(0, 80)) !== leads.test(other.slice(0, 80)) ||
    /\bfor \p{L}/iu.test(one.slice(0, 80)) !== /\bfor \p{L}/iu.test(other.slice(0, 80)) ||
    isOfOtherKind(first ?? [], second ?? [])
  )
}

function isOfOtherKind(words: readonly string[], others: readonly string[]): boolean {
  return words.length === 1 && others.length === 1 && words[0] !== others[0]
}

/** Someone whom the forecast pays from the opening on, and whom the team step hires later. */
function findPaidEarlier(facts: PlanFacts) {
  const { launch } = facts.timeline
  const opening = launch?.when ? toCommonMonths(facts, launch.when) : null
  if (!launch || !opening || readFirstMonth(facts) === null) return null
  const people = sampleItems(facts.data.financialProjections.forecast.people)
  for (const hire of facts.team.hires) {
    const when = toKnownMonths(facts, hire)
    if (!when || when.start < opening.end + surelyAfter || toldUntil.test(hire.timeline.slice(0, 200)))
      continue
    const same = people.filter(
      ({ isOwner, role, employment }) =>
        !isOwner &&
        employment !== 'contractor' &&
        isSameRole(hire.role, role) &&
        isFurther(hire.role) === isFurther(role) &&
        !areTold(hire.role, role),
    )
    const [person] = same
    const isPaid = same.every(({ startMonth }) => startMonth !== null && startMonth - 1 < opening.end)
    if (person && isPaid) return { hire, person, launch }
  }
  return null
}

export const openingStaffRules: readonly Rule[] = [
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
    id: 'time-paid-before-hired',
    steps: [9, 8, 12],
    weight: weights.contradicts,
    find(facts) {
      const found = findPaidEarlier(facts)
      if (!found) return null
      const { hire, person, launch } = found
      const address = at('financialProjections', 'forecast', 'people', { id: person.id }, 'startMonth')
      return show(
        recommend(
          'Hired after the opening, paid from it',
          `${quote(hire.role, 40)} starts at ${quote(hire.timeline, 30)} in the team step. The forecast pays this person from month ${person.startMonth}, and ${quote(launch.title, 32)} is planned for ${quote(launch.timeline, 24)}. Who does the work until then? Use one date.`,
          atItem('teamStructure', 'keyHires', hire.id, 'timeline'),
        ),
        [
          { address: atItem('teamStructure', 'keyHires', hire.id, 'timeline'), says: hire.timeline },
          { address, says: `${person.role}: month ${person.startMonth}` },
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
