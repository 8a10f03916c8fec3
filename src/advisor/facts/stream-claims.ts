import type { PlanClaim } from './claims/claim.ts'
import { toSingular } from './claims/to-singular.ts'
import type { PlanFacts } from './plan-facts.ts'
import type { StreamFacts } from './stream-facts.ts'
import { listWords } from './texts.ts'

const buyers = new Set(
  'customer client user subscriber member guest household account patient student family child carrier'.split(
    ' ',
  ),
)
const daysPerWeekPattern = /\b(?:days?|weeks?)\b/i
const weeksPerMonth = 52 / 12

/** Every claim of a plan is compared with them. */
const nounsByStream = new WeakMap<StreamFacts, ReadonlySet<string>>()

/** What a stream sells, in the singular: 'visit' and 'grooming' for 'Grooming visits'. */
export function listStreamNouns(one: StreamFacts, facts: PlanFacts): ReadonlySet<string> {
  const known = nounsByStream.get(one) ?? readNouns(one, facts)
  nounsByStream.set(one, known)
  return known
}

function readNouns({ stream }: StreamFacts, { money }: PlanFacts): ReadonlySet<string> {
  const nouns = listWords(stream.name).map(toSingular)
  const { priceUnit } = money.projections
  if (stream.kind === 'hours') nouns.push('hour')
  if (typeof priceUnit === 'string' && priceUnit !== '' && !daysPerWeekPattern.test(priceUnit)) {
    nouns.push(toSingular(priceUnit))
  }
  return new Set(nouns.filter((noun) => noun.length > 2 && noun !== 'month'))
}

/** Whether a claim counts what the stream sells. */
export function countsStream(claim: PlanClaim, one: StreamFacts, facts: PlanFacts): boolean {
  const { kind, unit } = claim
  if (unit === null || !(kind === 'count' || (kind === 'duration' && unit === 'hour'))) return false
  if (listStreamNouns(one, facts).has(unit)) return true
  return one.stream.kind === 'recurring' && buyers.has(unit)
}

/**
 * How many a month a claim means, to compare with a stream's volumes. A count without a period is one of customers at a
 * time, or of a whole year. Null when it cannot be compared.
 */
export function toMonthlyVolume(amount: number, claim: PlanClaim, { stream }: StreamFacts): number | null {
  const { period } = claim
  if (stream.kind === 'recurring') return period === null || period === 'once' ? amount : null
  if (period === 'month') return amount
  if (period === 'week') return amount * weeksPerMonth
  if (period === 'day') return stream.period === 'day' ? amount * stream.periodsPerMonth : null
  return period === 'year' || period === null ? amount / 12 : null
}
