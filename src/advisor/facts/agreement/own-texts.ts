import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listTexts, type PlanText, splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { type FieldKey, toFieldKey } from '#domain/plan/address/field-key.ts'

/** The texts that say how the plan's own business works. */
export interface OwnText extends PlanText {
  readonly field: FieldKey
}

/** What a text says in one of its sentences. */
export interface Saying {
  readonly text: OwnText
  readonly sentence: string
  readonly mark: string
}

const lists: ReadonlySet<unknown> = new Set([
  'directCompetitors',
  'indirectCompetitors',
  'segments',
  'trends',
  'appendix',
  'advisors',
])
const otherSections: ReadonlySet<string> = new Set(['riskAnalysis', 'customerPersonas'])
const otherFields: ReadonlySet<string> = new Set<FieldKey>([
  'businessIdea.problemStatement',
  'teamStructure.founders.background',
  'marketAnalysis.tam',
  'marketAnalysis.sam',
  'implementationTimeline.milestones.dependencies',
])
/** What others do, and what is not so yet or not always so. */
const notNow =
  /\b(?:instead of|unlike|rather than|compared (?:to|with)|than (?:the|a|other|most)|competitors?|rivals?|others|most (?:shops|firms|companies|providers)|the chains?|later|someday|one day|until|in the future|eventually|at first|so far|to begin with|in the beginning|for now|for the first|the first (?:year|season|months?)|in (?:year|month) (?:two|three|four|five|[2-9])|from (?:year|month|20\d\d)|after (?:year|month|20\d\d|the first)|by 20[3-9]\d|if|unless|except|could|might|may|would|asked|survey\w*|used to|previously|formerly|before that)\b/i
const denial =
  /\b(?:no|not|never|without|nor|neither|none|cannot|don[’']t|doesn[’']t|avoids?|replaces?)\b[^,;]{0,30}$/i

const known = new WeakMap<PlanFacts, readonly OwnText[]>()

export function listOwnTexts(facts: PlanFacts): readonly OwnText[] {
  const kept = known.get(facts) ?? listTexts(facts).flatMap(read)
  known.set(facts, kept)
  return kept
}

function read(text: PlanText): OwnText[] {
  if (otherSections.has(text.section) || lists.has(text.address[1])) return []
  const field = toFieldKey(text.address)
  return otherFields.has(field) ? [] : [{ ...text, field }]
}

export const isNotNow = rememberTexts((sentence: string) => notNow.test(sentence))

const condition = /\b(?:if|unless|until|except|at first|later|for now|so far)\b/i

/** Told of others or of another time up to a place, or made to depend on something after it. */
export function isLimited(sentence: string, end: number): boolean {
  const rest = sentence.slice(end)
  const comma = rest.search(/[,:;]/u)
  if (comma < 0) return isNotNow(sentence)
  return isNotNow(sentence.slice(0, end + comma)) || condition.test(rest.slice(comma))
}

const ofCustomers = new WeakMap<PlanFacts, readonly OwnText[]>()

/** How the customers of the personas buy and pay. */
export function listCustomerTexts(facts: PlanFacts): readonly OwnText[] {
  const kept =
    ofCustomers.get(facts) ??
    listTexts(facts).flatMap((text): OwnText[] => {
      const field = toFieldKey(text.address)
      return field === 'customerPersonas.personas.buyingBehavior' ? [{ ...text, field }] : []
    })
  ofCustomers.set(facts, kept)
  return kept
}

const ofWishes = new WeakMap<PlanFacts, readonly OwnText[]>()

/** What the customers of the personas want and do, which the plan is to give them. */
export function listWishTexts(facts: PlanFacts): readonly OwnText[] {
  const kept =
    ofWishes.get(facts) ??
    listTexts(facts).flatMap((text): OwnText[] => {
      const field = toFieldKey(text.address)
      return /^customerPersonas\.personas\.(?:goals|buyingBehavior)$/u.test(field) ? [{ ...text, field }] : []
    })
  ofWishes.set(facts, kept)
  return kept
}

const everywhere = new WeakMap<PlanFacts, readonly OwnText[]>()

/** With the answers to risks, the owners’ past and the papers, for what is said with a time or of one person. */
export function listAllTexts(facts: PlanFacts): readonly OwnText[] {
  const kept = everywhere.get(facts) ?? listTexts(facts).flatMap(readAny)
  everywhere.set(facts, kept)
  return kept
}

const others: ReadonlySet<unknown> = new Set([
  'directCompetitors',
  'indirectCompetitors',
  'segments',
  'trends',
])

function readAny(text: PlanText): OwnText[] {
  if (text.section === 'customerPersonas' || others.has(text.address[1])) return []
  const field = toFieldKey(text.address)
  return field === 'businessIdea.problemStatement' || field.endsWith('.dependencies')
    ? []
    : [{ ...text, field }]
}

/** 'No card, no machine': who has the one gets the other. */
const onlyWith =
  /^\s*no (?!deposit|contract|debt|fee)[a-z]+[^s\W], no (?!risk|obligation|fuss|worr|hassle|problem|stress|debt|fee|charge|contract)[a-z]+[.!;]?\s*$/i

/** Whether a sentence makes one thing depend on another one, and leaves out neither. */
export const isOnlyWith = rememberTexts((sentence: string) => onlyWith.test(sentence))

/** What a pattern finds in a text, unless the sentence speaks of others or, where it matters, of another time. */
export function findSaying(text: OwnText, pattern: RegExp, isAnyTime = false): Saying | null {
  if (!pattern.test(text.text)) return null
  for (const sentence of splitSentences(text.text)) {
    const found = pattern.exec(sentence)
    if (found && !isOnlyWith(sentence) && (isAnyTime || !isLimited(sentence, found.index + found[0].length)))
      return { text, sentence, mark: found[0] }
  }
  return null
}

/** The same for what is said to be so: 'no walk-ins' are none. */
export function findAssertion(text: OwnText, pattern: RegExp, isAnyTime = false): Saying | null {
  const saying = findSaying(text, pattern, isAnyTime)
  if (!saying) return null
  const before = saying.sentence.slice(0, saying.sentence.indexOf(saying.mark))
  return denial.test(before) ? null : saying
}
