import type { Claim } from '#advisor/facts/claims/claim.ts'
import { isNear, readMonthly } from '#advisor/facts/compare-amounts.ts'
import { isCostOfSale } from '#advisor/facts/fixed-costs.ts'
import { listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isIn, listPricedItems } from '#advisor/facts/priced-items.ts'

/** A line of the cost structure, with what its own words say that it is. */
export interface CostLine {
  readonly text: string
  readonly phrases: readonly Phrase[]
  /** What it comes to in a month. */
  readonly monthly: number | null
  /** What one sale costs, where the words say it of one. */
  readonly perSale: number | null
  /** In percent of sales. */
  readonly percent: number | null
  readonly isLoan: boolean
  readonly isOnlyMarketing: boolean
  readonly isAcquisition: boolean
  readonly isOnce: boolean
}

const known = new WeakMap<PlanFacts, readonly CostLine[]>()

/** The lines of the cost structure that name an amount. */
export function readCostLines(facts: PlanFacts): readonly CostLine[] {
  const kept = known.get(facts) ?? read(facts)
  known.set(facts, kept)
  return kept
}

function read(facts: PlanFacts): readonly CostLine[] {
  const lines = new Map<string, Phrase[]>()
  for (const phrase of listPhrases(facts, ['businessModel.costStructure'], ['money', 'percent'])) {
    lines.set(phrase.text, [...(lines.get(phrase.text) ?? []), phrase])
  }
  return Array.from(lines, ([text, phrases]) => describe(facts, text, phrases))
}

/** '$1,150 for each gate' */
const ofOne = /^\s*(?:(?:for|on|per|in) )?(?:each|every|per|an?|one) \p{L}/iu
const salesWords = new Set('sale revenue turnover order booking price ticket payment income'.split(' '))

function describe(facts: PlanFacts, text: string, phrases: readonly Phrase[]): CostLine {
  const claims = phrases.map(({ claim }) => claim)
  const [subject] = claims[0]?.subjects ?? []
  const fixed = facts.money.fixedCosts.find(({ line }) => line.startsWith(text))?.monthly
  const monthly = fixed ?? readOwnPeriods(text, claims)
  const isAcquisition = claims.some(({ subjects }) => subjects.includes('acquisition'))
  const percent = claims.find(({ kind, of }) => kind === 'percent' && of !== null && salesWords.has(of))
  const about = claims.flatMap(({ subjects }) => subjects)
  return {
    text,
    phrases,
    monthly,
    perSale: monthly === null && !isAcquisition ? readPerSale(facts, text, phrases) : null,
    percent: percent?.high ?? null,
    isLoan: subject === 'loan' || (about.includes('loan') && about.includes('payment')),
    isOnlyMarketing: about.length > 0 && about.every((each) => each === 'marketing' || each === 'budget'),
    isAcquisition,
    isOnce: claims.some(({ period }) => period === 'once'),
  }
}

/** 'Repairs $60 a month; card fees are in the cost of a visit' says its month, whatever else it speaks of. */
function readOwnPeriods(text: string, claims: readonly Claim[]): number | null {
  const amounts = claims.flatMap((claim) =>
    claim.kind === 'money' &&
    claim.per === null &&
    lasting.has(claim.period ?? '') &&
    !isCostOfSale(text.slice(0, claim.end))
      ? (readMonthly(claim)?.high ?? [])
      : [],
  )
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0)
}

const lasting: ReadonlySet<string> = new Set(['month', 'quarter', 'year'])

/** All that the line says of one. A line about one sale that prices its parts costs their sum. */
function readPerSale({ currency }: PlanFacts, text: string, phrases: readonly Phrase[]): number | null {
  const said = phrases.filter(
    ({ claim, tail }) =>
      claim.kind === 'money' && claim.period === null && (claim.per !== null || ofOne.test(tail)),
  )
  if (said.length > 0) return said.reduce((sum, { claim }) => sum + claim.high, 0)
  if (!isCostOfSale(text)) return null
  const amounts = listPricedItems(text)
    .filter((item) => item.hasCurrency && isIn(currency, item))
    .map(({ highest }) => highest)
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  // 'Cleaner $5, fuel $4: $9' has its own sum.
  return sum === 0 ? null : (amounts.find((amount) => isNear(amount * 2, sum)) ?? sum)
}

/** 'Electricity $420, phone $90 and software $65 a month' is 'Electricity, phone, software'. */
export function nameCostLine({ text, phrases }: CostLine): string {
  const [head = ''] = text.split(':')
  if (head !== text && phrases.every(({ claim }) => claim.start > head.length)) return head
  const parts = phrases.map(({ lead }) =>
    lead.replaceAll(/^[\s,;+&]*(?:and\s)?|[\s,;:(]*(?:\b(?:of|about|around|at|for)\s*)?$/giu, ''),
  )
  return parts.filter((part) => /\p{L}{2}/u.test(part)).join(', ') || text
}
