import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { readAt } from '#domain/plan/address/values-at.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { listContextWords } from './context-words.ts'

/** A figure of the plan about its own business, with what is needed to find another one about the same. */
export interface Statement {
  readonly claim: PlanClaim
  /** What can be compared: 'count/seat/', 'money/truck/year', 'length'. */
  readonly measure: string
  /** The ends of the figure in that measure: a monthly amount counts for a year, a length in days. */
  readonly low: number
  readonly high: number
  /** The stems of the words around it. */
  readonly words: ReadonlySet<string>
  /** Those of them that stand nearest to it on either side. */
  readonly nearest: ReadonlySet<string>
  /** The stems of the name of its list item: of the tier that has the feature, of the milestone. */
  readonly topic: ReadonlySet<string>
  /** The words before and after the figure that belong to it. */
  readonly lead: string
  readonly tail: string
  /** Told of others, of the past or of what might happen, so that more must show that it is about the same. */
  readonly isAside: boolean
}

/** Figures of others, and lists of other milestones. */
const unreadFields: ReadonlySet<string> = new Set<FieldKey>([
  'competitiveAnalysis.directCompetitors.name',
  'competitiveAnalysis.directCompetitors.strengths',
  'competitiveAnalysis.directCompetitors.weaknesses',
  'competitiveAnalysis.directCompetitors.marketShare',
  'competitiveAnalysis.directCompetitors.pricing',
  'competitiveAnalysis.indirectCompetitors.name',
  'competitiveAnalysis.indirectCompetitors.strengths',
  'competitiveAnalysis.indirectCompetitors.weaknesses',
  'competitiveAnalysis.indirectCompetitors.marketShare',
  'competitiveAnalysis.indirectCompetitors.pricing',
  'customerPersonas.personas.name',
  'customerPersonas.personas.demographics',
  'customerPersonas.personas.painPoints',
  'customerPersonas.personas.goals',
  'customerPersonas.personas.buyingBehavior',
  'marketAnalysis.segments.growthRate',
  'marketAnalysis.segments.characteristics',
  'riskAnalysis.risks.type',
  'teamStructure.advisors.name',
  'teamStructure.advisors.expertise',
  'implementationTimeline.milestones.dependencies',
  'financialProjections.funding.loans.name',
  'financialProjections.pricingTiers.name',
])
/** Told of the market, of the past or of what might happen. */
const asideFields: ReadonlySet<string> = new Set<FieldKey>([
  'businessIdea.problemStatement',
  'marketAnalysis.segments.name',
  'marketAnalysis.segments.size',
  'marketAnalysis.trends.title',
  'marketAnalysis.trends.description',
  'riskAnalysis.risks.description',
  'riskAnalysis.risks.mitigation',
  'teamStructure.founders.background',
  'teamStructure.keyHires.timeline',
  'financialProjections.forecast.people.role',
])

/** 'Who live within a ten-minute walk', 'customers of the others wait eight weeks' */
const marketFields: ReadonlySet<string> = new Set<FieldKey>([
  'marketAnalysis.tam',
  'marketAnalysis.sam',
  'marketAnalysis.summary',
])

const daysByUnit: Readonly<Record<string, number>> = {
  minute: 1 / 1440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30.4,
  quarter: 91.25,
  year: 365,
}
const perYear: Readonly<Record<string, number>> = { week: 52, month: 12, quarter: 4, year: 1 }
const leadLength = 100
const tailLength = 80
const readLength = 2000
/** The field that names what the other fields of an item are about. */
const itemNames: Readonly<Record<string, string>> = {
  pricingTiers: 'name',
  startupCosts: 'category',
  streams: 'name',
  keyHires: 'role',
  milestones: 'title',
  appendix: 'name',
}
/** Far more than any real plan has. */
const mostStatements = 800
const mostPerField = 60
/** 'The chain by the mall is a 15-minute drive away' */
const ofChain =
  /^(?:the|an?|one|most|other|big|national|local) (?:\p{L}+ ){0,2}(?:chains?|competitors?|rivals?)\b/iu
const noWords: ReadonlySet<string> = new Set()
const sentenceEnd = /[.;!?]\s|\n/u
const tailEnd = /[.;:,(\n]/u

/** 'A one-year warranty where most firms give 90 days' */
const ofOthers =
  /\b(?:(?:do not|don[’']t|not) (?:try to )?(?:match|compete)|where (?:most|other|the)|instead of|others?|rivals?|competitors?|compared (?:to|with)|unlike|against|versus|most (?:\p{L}+ ){0,2}(?:firms|shops|companies|salons|providers|stores))\b[^,;.]*$/iu

const known = new WeakMap<PlanFacts, readonly Statement[]>()

/** Every figure that the plan's texts state about its own business, in the order of the steps. */
export function listStatements(facts: PlanFacts): readonly Statement[] {
  const kept = known.get(facts) ?? read(facts)
  known.set(facts, kept)
  return kept
}

function read({ data, claims, currency }: PlanFacts): Statement[] {
  const found: Statement[] = []
  const counts = new Map<string, number>()
  let address: PlanClaim['address'] | null = null
  let text = ''
  let title: Statement | null = null
  let topic: ReadonlySet<string> = new Set()
  for (const [index, read] of claims.entries()) {
    if (found.length >= mostStatements) break
    const claim = readHeadedLength(dateByField(claims, index, read))
    if (unreadFields.has(claim.field) || claim.certainty === 'denied' || claim.end > readLength) continue
    const before = counts.get(claim.field) ?? 0
    const measured = before < mostPerField ? measure(claim, currency) : null
    if (!measured) continue
    counts.set(claim.field, before + 1)
    if (claim.address !== address) {
      const value = readAt(data, claim.address)
      address = claim.address
      text = typeof value === 'string' ? value : ''
      topic = readTopic(data, claim.address)
    }
    const around = readAround(text, claims, index, claim)
    if (ofOthers.test(around.lead.slice(-60)) || ofChain.test(claim.sentence)) continue
    const statement: Statement = {
      claim,
      ...measured,
      ...around,
      topic,
      isAside: asideFields.has(claim.field) || (claim.kind === 'duration' && marketFields.has(claim.field)),
      words: explains(claim, title) ? new Set([...title.words, ...around.words]) : around.words,
    }
    if (claim.field.endsWith('.title')) title = statement
    found.push(statement)
  }
  return found
}

/** 'Days from order to delivery: 10', 'Hours until we answer: 4': the heading has the unit. */
const lengthHeading =
  /^\W*(?:average |median |mean |number of |working |business )*(minute|hour|day|week|month)s (?:from|to|until|till|between|before)\b[^:\d]{0,60}:\s*(?:about |under |below |at most |no more than |within )?$/iu

function readHeadedLength(claim: PlanClaim): PlanClaim {
  if (claim.kind !== 'number' || claim.unit !== null) return claim
  const at = claim.sentence.indexOf(claim.quote)
  const unit = lengthHeading.exec(claim.sentence.slice(0, Math.max(0, at)))?.[1]?.toLowerCase()
  return unit === undefined ? claim : { ...claim, kind: 'duration', unit }
}

function readTopic(data: WorkbookData, address: FieldAddress): ReadonlySet<string> {
  const at = address.findIndex((part) => typeof part === 'object')
  const list = address[at - 1]
  const name = typeof list === 'string' ? itemNames[list] : undefined
  // A pay has its role's name, but a percentage of it has another topic.
  if (at < 0 || name === undefined || address[at + 1] === name || address[at + 1] === 'salary') return noWords
  const value = readAt(data, [...address.slice(0, at + 1), name])
  return typeof value === 'string' ? new Set(listContextWords(value.slice(0, 120))) : noWords
}

/** '$918,000 in year three, 2.4% of the SAM, 236 sellers': everything is of the year that the text names. */
function dateByField(claims: readonly PlanClaim[], index: number, claim: PlanClaim): PlanClaim {
  // A price is the same in every year: '7,000 orders at $94'.
  const isPrice = claim.kind === 'money' && claim.high < 10_000
  if (claim.field !== 'marketAnalysis.som' || claim.time || isPrice) return claim
  const dated = claims
    .slice(Math.max(0, index - 10), index + 10)
    .find(({ field, time }) => field === claim.field && time)
  return dated ? { ...claim, time: dated.time } : claim
}

/** 'Returns of 7%' with the text '5% came back': the title says what the figure below it is about. */
function explains(claim: PlanClaim, title: Statement | null): title is Statement {
  return (
    title !== null &&
    claim.kind === 'percent' &&
    title.claim.kind === 'percent' &&
    claim.field.endsWith('.description') &&
    areOfOneItem(claim, title.claim)
  )
}

export function areOfOneItem({ address: one }: PlanClaim, { address: other }: PlanClaim): boolean {
  const [item, otherItem] = [one[2], other[2]]
  return (
    one[0] === other[0] &&
    one[1] === other[1] &&
    typeof item === 'object' &&
    typeof otherItem === 'object' &&
    item.id === otherItem.id
  )
}

function measure(claim: PlanClaim, currency: string): Pick<Statement, 'measure' | 'low' | 'high'> | null {
  const { kind, unit, per, period, low, high } = claim
  if (kind === 'percent') return { measure: 'percent', low, high }
  if (kind === 'count') return { measure: `count/${unit}/${period ?? ''}`, low, high }
  if (kind === 'duration') {
    // A 'weekly 45-minute lesson' takes 45 minutes, unlike '45 minutes a week'.
    if (period !== null && !/\d-\p{L}/u.test(claim.quote))
      return { measure: `length/${unit}/${period}`, low, high }
    const days = daysByUnit[unit ?? ''] ?? 1
    return { measure: 'length', low: low * days, high: high * days }
  }
  if (kind !== 'money' || (claim.currency !== null && !claim.currencies.includes(currency))) return null
  const times = period === null ? undefined : perYear[period]
  const span = times === undefined ? (period === 'once' ? '' : (period ?? '')) : 'year'
  return { measure: `money/${per ?? ''}/${span}`, low: low * (times ?? 1), high: high * (times ?? 1) }
}

function readAround(
  text: string,
  claims: readonly PlanClaim[],
  index: number,
  claim: PlanClaim,
): Pick<Statement, 'words' | 'nearest' | 'lead' | 'tail'> {
  const before = claims[index - 1]
  const after = claims[index + 1]
  const isNext = before?.address === claim.address
  const from = Math.max(isNext ? before.end : 0, claim.start - leadLength)
  const to = Math.min(after?.address === claim.address ? after.start : text.length, claim.end + tailLength)
  const clause = text.slice(from, claim.start).split(sentenceEnd).at(-1) ?? ''
  // After another figure, only the words since the comma belong to this one.
  const lead = isNext && from === before.end ? (clause.split(/,|\band\b|\bplus\b/u).at(-1) ?? '') : clause
  const [rest = ''] = text.slice(claim.end, to).split(tailEnd, 1)
  const ownWords = listContextWords(lead)
  // 'Loan $900 and lease $300': what follows 'and' belongs to the next figure.
  const tail = ownWords.length > 0 && claim.kind === 'money' ? (rest.split(/\band\b/u, 1)[0] ?? '') : rest
  const quoted = listContextWords(claim.quote)
  // 'A hall of 3,400 square feet with a yard': the yard is another thing.
  const tailWords = listContextWords(tail.split(/\bwith\b/u, 1)[0] ?? '')
  const words = new Set([...ownWords, ...quoted, ...tailWords])
  // 'A 40-foot climbing wall' is a wall.
  const nouns = tailWords.slice(0, claim.quote.includes('-') ? 2 : 1)
  const nearest = new Set([...ownWords.slice(-1), ...quoted, ...nouns])
  if (claim.kind === 'count' && claim.unit !== null)
    for (const word of listContextWords(claim.unit)) words.delete(word)
  return { words, nearest, lead, tail }
}
