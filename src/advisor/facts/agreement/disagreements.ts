import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isNear } from '#advisor/facts/compare-amounts.ts'
import { listStatements, type Statement } from './statements.ts'

/** Two figures about the same thing that cannot both be true. */
export interface Disagreement {
  readonly one: Statement
  readonly other: Statement
  /** The words that both have. */
  readonly shared: readonly string[]
}

/** A word that stands beside many figures tells nothing about one of them. */
const mostUses = 8
/** Two figures further apart are of different things. */
const mostRatio = 3
const mostPerMeasure = 60
const mostFound = 12

const known = new WeakMap<PlanFacts, readonly Disagreement[]>()

export function listDisagreements(facts: PlanFacts): readonly Disagreement[] {
  const kept = known.get(facts) ?? find(listStatements(facts))
  known.set(facts, kept)
  return kept
}

function find(statements: readonly Statement[]): Disagreement[] {
  const uses = new Map<string, number>()
  const byMeasure = new Map<string, Statement[]>()
  for (const statement of statements) {
    for (const word of statement.words) uses.set(word, (uses.get(word) ?? 0) + 1)
    const group = byMeasure.get(statement.measure)
    if (!group) byMeasure.set(statement.measure, [statement])
    else if (group.length < mostPerMeasure) group.push(statement)
  }
  const isTelling = (word: string) => (uses.get(word) ?? 0) <= mostUses
  const found: Disagreement[] = []
  for (const group of byMeasure.values()) {
    for (const [index, one] of group.entries()) {
      for (const other of group.slice(index + 1)) {
        if (found.length >= mostFound) return found
        const shared = compare(one, other, isTelling, group)
        if (shared) found.push({ one, other, shared })
      }
    }
  }
  return found
}

function compare(
  one: Statement,
  other: Statement,
  isTelling: (word: string) => boolean,
  group: readonly Statement[],
): string[] | null {
  if (one.claim.field === other.claim.field || agree(one, other)) return null
  if (isOfOthers(one) || isOfOthers(other) || !isComparable(one, other)) return null
  const shared = [...one.words].filter((word) => other.words.has(word) && isTelling(word))
  const needed = countNeeded(one, shared)
  // 'One visit' is any visit, unlike 'one van'.
  const isAny = one.claim.kind === 'count' && needed > 0 && Math.min(one.low, other.low) < 2
  if (shared.length < needed || isAny) return null
  return isExplained(one, other, group) ? null : shared
}

function agree(one: Statement, other: Statement): boolean {
  return isNear(one.low, other.low) || (one.low <= other.high * 1.02 && other.low <= one.high * 1.02)
}

/** Things that a business has a fixed number of. Their name alone says what is meant. */
const fixedThings = new Set(
  (
    'seat table room bed chair bay oven van truck vehicle machine washer dryer location site court acre square foot studio desk ' +
    'station screen lane kennel stall cabin tank barrel boat kayak bike kiln booth greenhouse floor kitchen place spot slot'
  )
    .split(' ')
    .map((unit) => (unit === 'foot' ? 'square foot' : unit)),
)
const priceFields = new Set<string>([
  'businessIdea.oneLiner',
  'businessIdea.solution',
  'businessIdea.valueProposition',
  'marketAnalysis.tam',
  'marketAnalysis.sam',
  'marketAnalysis.som',
  'marketAnalysis.summary',
  'businessModel.revenueStreams',
  'competitiveAnalysis.pricingStrategy',
  'competitiveAnalysis.marketPosition',
  'competitiveAnalysis.competitiveAdvantages.description',
  'financialProjections.pricingTiers.features',
  'implementationTimeline.executiveSummary',
])

/** How many words two figures must share before they are of the same thing. */
function countNeeded({ claim }: Statement, shared: readonly string[]): number {
  if (claim.kind === 'count') return fixedThings.has(claim.unit ?? '') ? 0 : 1
  if (claim.kind === 'money') return claim.per !== null && priceFields.has(claim.field) ? 0 : 2
  if (claim.kind === 'percent') return 1
  return shared.some((word) => terms.has(word)) ? 1 : 2
}

/** What has one length, however it is told. */
const terms = new Set(
  'lease rental warrant guarant trial notice loan contrac deliver turnaro refund return payment commitm train waiting wait setup invoice subscri repay shelf'.split(
    ' ',
  ),
)

const apart =
  /\b(?:more|another|additional|extra|second|third|fourth|other|off|less|fewer|cheaper|below|above|instead of|than|saves?|saving|of (?:the|them|these|those|our|my))\s*$/iu
const apartAfter = /^\s*(?:more|off|less|fewer|cheaper|below|above|of (?:the|them|these|those|our)|each|apiece|extra|credit|discount|saved)\b/iu
const sizes = new Set('pound ounce inch gram kg liter gallon lb oz foot ft point star'.split(' '))
const research = new Set(['survey', 'intervi', 'ask', 'call', 'pilot', 'test', 'trial', 'count', 'visit'])

function isComparable(one: Statement, other: Statement): boolean {
  const [small, large] = one.low < other.low ? [one.low, other.low] : [other.low, one.low]
  if (small <= 0 || large / small > mostRatio) return false
  if (isBound(one) !== isBound(other) || isApart(one) || isApart(other)) return false
  if (!areAtSameTime(one, other)) return false
  const names = listNames(one)
  const otherNames = listNames(other)
  return names.length === 0 || otherNames.length === 0 || names.some((name) => otherNames.includes(name))
}

function isBound({ claim: { certainty } }: Statement): string {
  return certainty === 'at-least' || certainty === 'at-most' ? certainty : ''
}

/** Sizes are of one thing each, tiers differ on purpose, and a problem is told with the figures of others. */
function isOfOthers({ claim }: Statement): boolean {
  if (claim.kind === 'count')
    return sizes.has(claim.unit ?? '') || isCompound(claim) || claim.field.startsWith('financialProjections.pricingTiers.')
  return claim.field === 'businessIdea.problemStatement'
}

/** '14 machine models' are no machines. */
function isCompound({ low, unit, quote }: PlanClaim): boolean {
  return low > 1 && unit !== null && quote.toLowerCase().endsWith(unit) && toSingular(`${unit}s`) === unit
}

/** A difference, an addition or a part of something. */
function isApart({ lead, tail, claim }: Statement): boolean {
  return apart.test(lead) || apartAfter.test(tail) || /\b(?:more|additional|extra|other|new)\b/iu.test(claim.quote)
}

function areAtSameTime(one: Statement, other: Statement): boolean {
  const [first, second] = [one.claim.time, other.claim.time]
  if (first && second)
    return first.scale === second.scale && first.startMonth === second.startMonth && first.endMonth === second.endMonth
  if (!first && !second) return true
  return [...one.words].some((word) => research.has(word) && other.words.has(word))
}

/** The names beside a figure. A figure of Knoxville is none of Knox County. */
function listNames({ lead, tail }: Statement): string[] {
  const words = `${lead.replace(/^\s*\S+/u, '')} ${tail}`.match(/\p{Lu}\p{Ll}{2,}/gu)
  return words ?? []
}

/** Whether a field has both figures, so that it lists kinds, or one figure is the other with a part added. */
function isExplained(one: Statement, other: Statement, group: readonly Statement[]): boolean {
  return group.some(
    (third) =>
      third !== one &&
      third !== other &&
      ((third.claim.field === one.claim.field && agree(third, other)) ||
        (third.claim.field === other.claim.field && agree(third, one)) ||
        isNear(one.low + third.low, other.low) ||
        isNear(other.low + third.low, one.low)),
  )
}
