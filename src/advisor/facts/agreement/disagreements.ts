import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isComparable, mostRatio } from './comparable.ts'
import { agree, isAlike, isExplained, isListed, leastOfSameThing } from './explained.ts'
import { listContextWords } from './context-words.ts'
import { isAskedOnly, isChanging, isCompound, isLasting, isWorker } from './statement-readings.ts'
import { areOfOneItem, listStatements, type Statement } from './statements.ts'

/** Two figures about the same thing that cannot both be true. */
export interface Disagreement {
  readonly one: Statement
  readonly other: Statement
  /** The words that both have. */
  readonly shared: readonly string[]
  /** How sure the words are that it is one thing. */
  readonly bond: number
}

/** A word that stands beside many figures tells nothing about one of them. */
const mostUses = 8
const fewUses = 3
const leastOfSameCount = 3
const mostPerMeasure = 60
const mostFound = 24

const known = new WeakMap<PlanFacts, readonly Disagreement[]>()

export function listDisagreements(facts: PlanFacts): readonly Disagreement[] {
  const kept = known.get(facts) ?? find(listStatements(facts), listRivalWords(facts))
  known.set(facts, kept)
  return kept
}

interface Setting {
  /** How many figures each word stands beside. */
  readonly uses: ReadonlyMap<string, number>
  readonly all: readonly Statement[]
  /** Every statement of the same measure. */
  readonly group: readonly Statement[]
  /** Those that the plan makes about itself. */
  readonly own: readonly Statement[]
  /** The words of each competitor's name. */
  readonly rivals: readonly ReadonlySet<string>[]
}

const mostRivals = 20

function listRivalWords({ data: { competitiveAnalysis } }: PlanFacts): ReadonlySet<string>[] {
  return [...competitiveAnalysis.directCompetitors, ...competitiveAnalysis.indirectCompetitors]
    .slice(0, mostRivals)
    .map(({ name }) => new Set(listContextWords(name.slice(0, 80))))
    .filter(({ size }) => size > 1)
}

/** 'The national platform adds 12%' and 'keeps 20%' have nothing in common but whom they are about. */
function areOfRival(shared: readonly string[], rivals: Setting['rivals']): boolean {
  return shared.length > 1 && rivals.some((words) => shared.every((word) => words.has(word)))
}

function find(statements: readonly Statement[], rivals: Setting['rivals']): Disagreement[] {
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
        if (found.length >= mostFound) return sortByBond(found)
        const clash = compare(one, other, { uses, all: statements, group, own, rivals })
        if (clash) found.push(clash)
      }
    }
  }
  return sortByBond(found)
}

function sortByBond(found: readonly Disagreement[]): Disagreement[] {
  return found.toSorted((one, other) => other.bond - one.bond)
}

function compare(
  one: Statement,
  other: Statement,
  { uses, all, group, own, rivals }: Setting,
): Disagreement | null {
  if (one.claim.field === other.claim.field || agree(one, other)) return null
  const shared = listShared(one, other)
  const bond = weigh(one, other, shared, uses)
  const isSameThing =
    bond >=
    (one.claim.kind === 'count' && !one.isAside && !other.isAside ? leastOfSameCount : leastOfSameThing)
  const isAside = one.isAside || other.isAside
  // What is told of others neither explains nor blurs what the plan says of itself.
  const peers = isAside ? group : own
  // Most pairs share too few words, which is told sooner than what the figures are of.
  if (bond < leastBond(one, other, shared, peers)) return null
  if (areOfRival(shared, rivals) || !isComparable(one, other, isSameThing)) return null
  if (bond < leastOfSameThing && isListed(one, other, all)) return null
  return isExplained(one, other, peers, bond) || areBothTold(one, other, peers)
    ? null
    : { one, other, shared, bond }
}

function listShared(one: Statement, other: Statement): string[] {
  const shared: string[] = []
  for (const word of one.words) if (isOf(other, word)) shared.push(word)
  for (const word of one.topic) if (!one.words.has(word) && isOf(other, word)) shared.push(word)
  return shared
}

function isOf(statement: Statement, word: string): boolean {
  return statement.words.has(word) || statement.topic.has(word)
}

/** They name what is agreed and not with whom. */
const broadWords = new Set(
  'notice contrac agreeme invoice payment pay order review check train supp suppli'.split(' '),
)

/** What people did who were asked. What they answered says whether two shares are of one answer. */
const answerWords = new Set(
  'asked ask want wish prefer nam answer report think found like choose chose mention complai'.split(' '),
)

/** A business has many kinds of them: six free book checks a month, and a list of 18 checks. */
const broadUnits = new Set(
  'check test review call visit meeting step page item point question form file report part piece line photo sample letter email rule task talk sheet copy entry'.split(
    ' ',
  ),
)

/** How sure the words are that both are of the same thing. Rare words and those beside the figures say more. */
function weigh(
  one: Statement,
  other: Statement,
  shared: readonly string[],
  uses: ReadonlyMap<string, number>,
): number {
  const isShare = one.claim.kind === 'percent' || one.claim.kind === 'count'
  return shared.reduce((sum, word) => {
    const count = uses.get(word) ?? 0
    if (one.claim.kind === 'percent' && answerWords.has(word)) return sum
    const isNearest = one.nearest.has(word) && other.nearest.has(word)
    if (!one.words.has(word) || !other.words.has(word)) return sum + (count <= mostUses && isShare ? 1 : 0.5)
    return (
      sum +
      (count <= fewUses && !broadWords.has(word) ? 2 : count <= mostUses ? 1 : 0.5) +
      (isNearest ? 1 : 0)
    )
  }, 0)
}

/** Two values that several places tell, or one text tells side by side, are of two things. */
function areBothTold(one: Statement, other: Statement, group: readonly Statement[]): boolean {
  const beside = group.filter((third) => agree(third, one))
  const besideOther = group.filter((third) => agree(third, other))
  if (beside.some((third) => names(third, other)) || besideOther.some((third) => names(third, one)))
    return true
  if (one.claim.kind === 'count')
    return (
      // 'The nine attorneys' are those who were asked.
      beside.some((third) => isAskedOnly(third, other)) ||
      besideOther.some((third) => isAskedOnly(third, one))
    )
  const count = (told: readonly Statement[]) => new Set(told.map(({ claim }) => claim.field)).size
  const isOften = (told: readonly Statement[], statement: Statement) =>
    count(told.filter((third) => isAlike(third, statement))) > 1
  return count(beside) > 1 && count(besideOther) > 1 && (isOften(beside, one) || isOften(besideOther, other))
}

/** Whether the sentence of a figure has the other one, too: '$290 is below the $500', '41 of the 58 machines'. */
function names({ claim }: Statement, { claim: other }: Statement): boolean {
  // 'Two' and 'four' are in many sentences, and 'two, three from March' says what changes.
  const isSmall = other.low < 10 && other.kind !== 'money' && other.kind !== 'percent'
  if (isSmall && !/\b(?:from|later|then|until|after)\b/i.test(claim.sentence)) return false
  const figure = /\d[\d,.]*|^\p{L}+/u.exec(other.quote)?.[0].replace(/[,.]$/u, '') ?? ''
  const start =
    figure === ''
      ? -1
      : claim.sentence.search(
          new RegExp(
            String.raw`(?<![\d,.\p{L}])${figure.replaceAll('.', String.raw`\.`)}(?![\d\p{L}]|[,.]\d)`,
            'iu',
          ),
        )
  return start >= 0
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

/** How sure the words must be. A unit that no other figure has says it alone. */
function leastBond(
  one: Statement,
  other: Statement,
  shared: readonly string[],
  group: readonly Statement[],
): number {
  const { kind, per, field } = one.claim
  const areAside = one.isAside && other.isAside && !areOfOneItem(one.claim, other.claim)
  const least = areAside ? leastOfSameThing : one.isAside || other.isAside ? 2.5 : 2
  if (kind === 'money')
    return per !== null && per !== 'each' && priceFields.has(field)
      ? 0
      : isOneAmount(one, other)
        ? least
        : isFarFrom(one, other) || isFarFrom(other, one)
          ? 5
          : least + 1
  // 'Two days' for one step of the work are not the day for the next one.
  const isBesideBoth = shared.some((word) => one.nearest.has(word) && other.nearest.has(word))
  // How long others take is told beside how long the business takes.
  if (kind === 'duration' && (one.isAside || other.isAside)) return leastOfSameThing
  if (kind !== 'count') return kind === 'duration' && !isBesideBoth ? Math.max(least, 3.5) : least
  if (Math.min(one.low, other.low) < 2 && isWorker(one.claim)) return Infinity
  const isAlone =
    !isChanging(one.claim) &&
    !isCompound(one.claim) &&
    !isCompound(other.claim) &&
    !((isWorker(one.claim) || isGoal(one) || isGoal(other)) && isOfMilestone(one) !== isOfMilestone(other)) &&
    areOnlyValues(one, other, group)
  // 'One visit' is any visit, unlike 'one van'.
  if (Math.min(one.low, other.low) < 2) return isAlone && isToldOften(one, other, group) ? least : Infinity
  const isOdd = isAlone && !broadUnits.has(one.claim.unit ?? '') && isToldOften(one, other, group)
  return isOdd && !one.isAside && !other.isAside ? 0 : least - 0.5
}

/**
 * One number that several steps tell and another one that a single text has: the one left behind. Two numbers that are
 * told once each, or both often, count two things: two languages of a text and three of the team.
 */
function isToldOften(one: Statement, other: Statement, group: readonly Statement[]): boolean {
  const count = (statement: Statement) =>
    new Set(group.filter((third) => agree(third, statement)).map(({ claim }) => claim.field)).size
  const [few, many] = [count(one), count(other)].toSorted((first, second) => first - second)
  const least = isLasting(one.claim) || isWorker(one.claim) ? 1 : 2
  return few === 1 && (many ?? 0) >= least && !isOfMilestone(one) && !isOfMilestone(other)
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
