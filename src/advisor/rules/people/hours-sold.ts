import { listStatements } from '#advisor/facts/agreement/statements.ts'
import { readWeeklyHours } from '#advisor/facts/counted.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listStreamNouns } from '#advisor/facts/stream-claims.ts'
import { readSales } from '#advisor/facts/stream-facts.ts'
import { listWords } from '#advisor/facts/texts.ts'
import { sayNumber } from '#advisor/wording/figures.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { atStream } from '#advisor/rules/at-stream.ts'
import { atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** The hours that are sold, beside those that the people who work them have. */

const weeks = 52 / 12
const ownersHours = 35

/** The most of a kind of worker that the plan speaks of, anywhere but in the limit of the forecast. */
function countWorkers(facts: PlanFacts, words: readonly string[]): number {
  const counts = listStatements(facts).flatMap(({ claim, isAside }) =>
    claim.kind === 'count' &&
    claim.unit !== null &&
    !isAside &&
    words.includes(claim.unit) &&
    claim.field !== 'financialProjections.forecast.streams.capacityReason'
      ? [claim.high]
      : [],
  )
  const paid = facts.data.financialProjections.forecast.people
    .slice(0, 80)
    .filter(({ role }) => listWords(role).some((word) => words.includes(toSingular(word))))
    .reduce((sum, { count }) => sum + (count ?? 1), 0)
  return Math.max(0, paid, ...counts)
}

export const hoursSoldRules: readonly Rule[] = [
  {
    id: 'people-hours-below-sold',
    steps: [9, 8, 3],
    weight: weights.contradicts - 2,
    find(facts) {
      const main = readSales(facts)?.main
      if (!main || main.share < 0.6 || !listStreamNouns(main, facts).has('hour')) return null
      const sold = (main.volumes[11] ?? 0) / weeks
      const hires = facts.team.hires.map((hire) => {
        const [title = ''] = hire.role.slice(0, 120).split(/[,;:(]/u, 1)
        const words = listWords(title).map(toSingular)
        return { hire, weekly: readWeeklyHours(hire.role), count: countWorkers(facts, words) }
      })
      const workers = hires.filter(({ weekly, count }) => weekly !== null && count > 1)
      const [first] = workers
      if (!first || workers.length > 1) return null
      const weekly = first.weekly?.high ?? 0
      const most = first.count * weekly + facts.team.founderCount * ownersHours
      if (weekly <= 0 || sold <= most * 1.05) return null
      const sum = `${sayNumber(first.count)} × ${sayNumber(weekly)} = ${sayNumber(first.count * weekly)} hours a week`
      return show(
        recommend(
          'More hours sold than worked',
          `${quote(first.hire.role, 60)}: even ${sayNumber(first.count)} of them work ${sayNumber(first.count * weekly)} hours a week, but ${quote(main.stream.name, 32)} sells ${sayNumber(Math.round(sold))} a week in month 12. Hire more people, or sell fewer hours.`,
          atItem('teamStructure', 'keyHires', first.hire.id, 'role'),
        ),
        [
          {
            address: atItem('teamStructure', 'keyHires', first.hire.id, 'role'),
            says: shorten(first.hire.role),
          },
          {
            address: atStream(main.stream.id, 'inMonth12'),
            says: `${sayNumber(Math.round(sold))} hours a week`,
          },
        ],
        [sum],
      )
    },
  },
]
