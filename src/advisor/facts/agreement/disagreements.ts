import { isNear } from '#advisor/facts/compare-amounts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isChanging, isComparable, isCompound, isWorker, mostRatio } from './comparable.ts'
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
const fewUses = 3
const mostPerMeasure = 60
const mostFound = 12

const known = new WeakMap<PlanFacts, readonly Disagreement[]>()

export function listDisagreements(facts: PlanFacts): readonly Disagreement[] {
  const kept = known.get(facts) ?? find(listStatements(facts))
  known.set(facts, kept)
  return kept
}

interface Setting {
  /** How many figures each word stands beside. */
  readonly uses: ReadonlyMap<string, number>
  /** Every statement of the same measure. */
  readonly group: readonly Statement[]
  /** Those that the plan makes about itself. */
  readonly own: readonly Statement[]
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
  const found: Disagreement[] = []
  for (const group of byMeasure.values()) {
    const own = group.filter(({ isAside }) => !isAside)
    for (const [index, one] of group.entries()) {
      for (const other of group.slice(index + 1)) {
        if (found.length >= mostFound) return found
        const shared = compare(one, other, { uses, group, own })
        if (shared) found.push({ one, other, shared })
      }
    }
  }
  return found
}

function compare(one: Statement, other: Statement, { uses, group, own }: Setting): string[] | null {
  if (one.claim.field === other.claim.field || agree(one, other) || !isComparable(one, other)) return null
  const countUses = (word: string) => uses.get(word) ?? 0
  const shared = [...one.words].filter((word) => other.words.has(word) && countUses(word) <= mostUses)
  const isNamed = shared.some((word) => countUses(word) <= fewUses)
  const isAside = one.isAside || other.isAside
  // What is told of others neither explains nor blurs what the plan says of itself.
  const peers = isAside ? group : own
  const needed = countNeeded(one, other, shared, isNamed, peers)
  if (shared.length < (isAside ? Math.max(one.claim.kind === 'count' ? 1 : 2, needed) : needed)) return null
  if (isAside && !isNamed) return null
  return isExplained(one, other, peers) ? null : shared
}

function agree(one: Statement, other: Statement): boolean {
  return isNear(one.low, other.low) || (one.low <= other.high * 1.02 && other.low <= one.high * 1.02)
}

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
function countNeeded(
  one: Statement,
  other: Statement,
  shared: readonly string[],
  isNamed: boolean,
  group: readonly Statement[],
): number {
  const { kind, per, field } = one.claim
  if (kind === 'count') {
    if (Math.min(one.low, other.low) < 2 && isWorker(one.claim)) return Infinity
    const isAlone =
      !isChanging(one.claim) &&
      !isCompound(one.claim) &&
      !isCompound(other.claim) &&
      !(
        (isWorker(one.claim) || isGoal(one) || isGoal(other)) &&
        isOfMilestone(one) !== isOfMilestone(other)
      ) &&
      areOnlyValues(one, other, group)
    // 'One visit' is any visit, unlike 'one van'.
    return isAlone ? 0 : Math.min(one.low, other.low) < 2 ? Infinity : 1
  }
  if (kind === 'money')
    return per !== null && priceFields.has(field) ? 0 : isNamed && isOneAmount(one, other) ? 1 : 2
  if (kind === 'percent') return 1
  return isNamed || shared.some((word) => terms.has(word)) ? 1 : 2
}

/** How many have started by then, which is not how many there will be. */
function isOfMilestone({ claim }: Statement): boolean {
  return claim.field.startsWith('implementationTimeline.milestones.')
}

/** What marketing aims at is of another month than a milestone. */
function isGoal({ claim }: Statement): boolean {
  return claim.field.startsWith('marketingStrategy.')
}

/** Amounts of lists and amounts far apart need more than one word in common. */
function isOneAmount(one: Statement, other: Statement): boolean {
  const [small, large] = one.low < other.low ? [one.low, other.low] : [other.low, one.low]
  return large <= small * 1.8 && [one, other].every(({ claim }) => claim.field !== 'marketingStrategy.budget')
}

/** Whether the plan has two values of a measure and no third of the same size. */
function areOnlyValues(one: Statement, other: Statement, group: readonly Statement[]): boolean {
  return group.every(
    (third) => agree(third, one) || agree(third, other) || (isFarFrom(third, one) && isFarFrom(third, other)),
  )
}

function isFarFrom(one: Statement, other: Statement): boolean {
  return one.low * mostRatio < other.low || one.low > other.low * mostRatio
}

/** What has one length, however it is told. */
const terms = new Set(
  'rent warrant guarant trial notice loan contrac deliver turnaro refund return payment commitm train waiting wait setup invoice subscri repay shelf'.split(
    ' ',
  ),
)

/** Whether a field has both figures, so that it lists kinds, or one figure is the other with a part added. */
function isExplained(one: Statement, other: Statement, group: readonly Statement[]): boolean {
  // 60% of one kind leave 40% of the other.
  if (one.claim.kind === 'percent' && isNear(one.low + other.low, 100, 0.001)) return true
  return group.some((third) => {
    if (one.claim.kind === 'percent' && isRest(third, one, other)) return true
    if (third === one || third === other) return false
    const isWithOne = third.claim.field === one.claim.field && isAlike(third, other)
    const isWithOther = third.claim.field === other.claim.field && isAlike(third, one)
    if ((isWithOne && agree(third, other)) || (isWithOther && agree(third, one))) return true
    if (!isAlike(third, one) && !isAlike(third, other)) return false
    // A large count that is told twice is no part of a sum.
    if (isLargeCount(third) && (agree(third, one) || agree(third, other))) return false
    return isNear(one.low + third.low, other.low) || isNear(other.low + third.low, one.low)
  })
}

function isLargeCount({ claim, low }: Statement): boolean {
  return claim.kind === 'count' && low > 20
}

/** '15% on about 55% of nights' explains '45% of nights'. */
function isRest(third: Statement, one: Statement, other: Statement): boolean {
  const { field } = third.claim
  return (
    (field === one.claim.field && isNear(third.low + other.low, 100, 0.001)) ||
    (field === other.claim.field && isNear(third.low + one.low, 100, 0.001))
  )
}

/** Two counts of one unit are alike, other figures when they share a word. */
function isAlike(one: Statement, other: Statement): boolean {
  return one.claim.kind === 'count' || [...one.words].some((word) => other.words.has(word))
}
