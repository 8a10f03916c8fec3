import { toForecastMonths, readFirstMonth } from '#advisor/facts/calendar-facts.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import { isAmong, readMonthly } from '#advisor/facts/compare-amounts.ts'
import { readForecast } from '#advisor/facts/forecast-facts.ts'
import { claimsOf, listPhrases } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { countsWork, type PlannedHire } from '#advisor/facts/team-facts.ts'
import { listWords, sampleItems } from '#advisor/facts/texts.ts'
import { countOf } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { nameCalendarMonth } from '#domain/wording/calendar-months.ts'
import { at, atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { listPayReadings } from './pay-readings.ts'
import { textEvidence } from './text-evidence.ts'

/** The people of the team step, beside the people whom the forecast pays. */

type Person = WorkbookData['financialProjections']['forecast']['people'][number]

const plainWords = new Set(
  'part time full one two three four five six seven eight nine ten more another both first second third new hour week day each year month additional other seasonal junior senior'.split(
    ' ',
  ),
)

function listRoleWords(role: string): string[] {
  const [title = ''] = role.slice(0, 120).split(/[,;:(]/u, 1)
  return listWords(title)
    .map(toSingular)
    .filter((word) => word.length > 2 && !plainWords.has(word) && !/\d/u.test(word))
}

/** The people of the forecast with the role of a hire. */
function findPeople({ data }: PlanFacts, { role }: PlannedHire): Person[] {
  const wanted = listRoleWords(role)
  return sampleItems(data.financialProjections.forecast.people).filter((person) => {
    const words = listRoleWords(person.role)
    if (person.isOwner || wanted.length === 0 || words.length === 0) return false
    const shared = words.filter((word) => wanted.includes(word)).length
    return shared / Math.min(wanted.length, words.length) > 0.6
  })
}

/** People who prepare the opening are often paid from the first month of the forecast. */
const earlyMonths = 4
const lateMonths = 2

export const staffRules: readonly Rule[] = [
  {
    id: 'hire-date-differs',
    steps: [9, 8],
    weight: weights.contradicts,
    find(facts) {
      if (!readForecast(facts)) return null
      const first = readFirstMonth(facts)
      for (const hire of facts.team.hires) {
        const people = findPeople(facts, hire)
        const time = hire.when && toForecastMonths(facts, hire.when)
        const [person] = people
        if (!person || !time || /\beach year\b|\bevery\b|,\s*two in\b/i.test(hire.timeline)) continue
        const starts = people.map(({ startMonth }) => startMonth ?? 1)
        const fits = starts.some(
          (start) =>
            (start - 1 >= time.start - lateMonths &&
              start - 1 < Math.max(time.end, time.start + 1) + lateMonths - 1) ||
            (start === 1 && time.start < 0 && time.start >= -earlyMonths),
        )
        if (fits) continue
        const month = first === null ? `month ${starts[0]}` : nameCalendarMonth(first + (starts[0] ?? 1) - 1)
        return show(
          recommend(
            'Two starting dates for one hire',
            `${quote(hire.role)} starts at ${quote(hire.timeline, 32)} in the team step, but the forecast pays ${quote(person.role)} from ${month}. Every month in between is pay that is missing or counted too much. Use one date.`,
            atItem('teamStructure', 'keyHires', hire.id, 'timeline'),
          ),
          [
            {
              address: atItem('teamStructure', 'keyHires', hire.id, 'timeline'),
              says: hire.timeline.slice(0, 100),
            },
            {
              address: at('financialProjections', 'forecast', 'people', { id: person.id }, 'startMonth'),
              says: month,
            },
          ],
        )
      }
      return null
    },
  },
  {
    id: 'hire-pay-differs',
    steps: [9, 8],
    weight: weights.contradicts - 1,
    find(facts) {
      if (!readForecast(facts)) return null
      for (const hire of facts.team.hires) {
        const people = findPeople(facts, hire)
        const [person] = people
        if (!person || (person.pay ?? 0) <= 0) continue
        const phrases = listPhrases(facts, ['teamStructure.keyHires.salary']).filter(({ claim }) => {
          const item = claim.address[2]
          return typeof item === 'object' && item.id === hire.id
        })
        const [said] = phrases
        if (
          !said ||
          phrases.some(
            ({ claim }) => claim.period === null || claim.period === 'hour' || claim.period === 'day',
          )
        )
          continue
        const readings = people.flatMap((candidate) => listPayReadings(candidate))
        const isSame = phrases.some(({ claim }) => {
          const monthly = readMonthly(claim)
          return monthly !== null && isAmong(monthly, readings, 0.04)
        })
        if (isSame) continue
        const pay = `${facts.sayMoney(person.pay ?? 0)} a ${person.payPeriod || 'month'}`
        return show(
          recommend(
            'Two salaries for one hire',
            `${quote(hire.role)} earns ${quote(hire.salary, 48)} in the team step, but the forecast pays ${pay}. Use one, with the taxes on top of it.`,
            atItem('teamStructure', 'keyHires', hire.id, 'salary'),
          ),
          [
            textEvidence(said),
            {
              address: at('financialProjections', 'forecast', 'people', { id: person.id }, 'pay'),
              says: pay,
            },
          ],
        )
      }
      return null
    },
  },
  {
    id: 'staff-count-differs',
    steps: [9, 8],
    weight: weights.contradicts - 1,
    find(facts) {
      if (!readForecast(facts)) return null
      const counts = claimsOf(facts, 'teamStructure.keyHires.role').filter(
        ({ kind, start }) => kind === 'count' && start === 0,
      )
      const hires = facts.team.hires.flatMap((hire) => {
        const count = counts.find(
          ({ address }) => typeof address[2] === 'object' && address[2].id === hire.id,
        )
        const people = findPeople(facts, hire)
        return people.length > 0 ? [{ hire, count, people }] : []
      })
      for (const { hire, count, people } of hires) {
        const alike = hires.filter((other) => other.people.some((person) => people.includes(person)))
        const [person] = people
        if (
          !person ||
          !count ||
          people.some(({ role }) => countsWork(role)) ||
          alike.some((other) => other.count?.low !== other.count?.high || !other.count)
        )
          continue
        const everyone = new Set(alike.flatMap((other) => other.people))
        const total = Array.from(everyone).reduce((sum, candidate) => sum + (candidate.count ?? 1), 0)
        const most = Math.max(...Array.from(everyone, (candidate) => candidate.count ?? 1))
        const hired = alike.reduce((sum, other) => sum + (other.count?.low ?? 0), 0)
        if (hired <= total && hired >= most) continue
        return show(
          recommend(
            'The forecast pays another number of people',
            `The team step hires ${quote(hire.role)}, but the forecast pays ${countOf(total, 'person', 'people')} for ${quote(person.role)}. Make them the same.`,
            atItem('teamStructure', 'keyHires', hire.id, 'role'),
          ),
          [
            textEvidence({ claim: count }),
            {
              address: at('financialProjections', 'forecast', 'people', { id: person.id }, 'count'),
              says: countOf(total, 'person', 'people'),
            },
          ],
        )
      }
      return null
    },
  },
]
