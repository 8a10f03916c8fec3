import type { Evidence, Suggestion } from '#advisor/advice/advice.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import type { FieldAddress, ItemKey, KnownFields } from '#domain/plan/address/field-address.ts'
import type { SectionKey, WorkbookData } from '#domain/plan/workbook-data.ts'

type Projections = WorkbookData['financialProjections']['projections']

/** How much a finding matters to someone who decides on a loan. What matters more is shown first. */
export const weights = {
  /** The application fails on it. */
  sinks: 100,
  /** Two parts of the plan cannot both be true. */
  contradicts: 90,
  /** A question that every lender asks has no answer. */
  missing: 70,
  weak: 50,
  polish: 30,
  praise: 10,
} as const

/** The readers of a plan for whom it is reviewed. */
export const reviewReaders = ['bank', 'investor'] as const
export type ReviewReader = (typeof reviewReaders)[number]

export type Finding = Suggestion | readonly Suggestion[] | null

export interface Rule {
  id: string
  /** The steps it is shown on, its own step first. */
  steps: readonly number[]
  weight: number
  /** Each finding is shown only on the steps of the places that it compares. */
  isShownAtEvidence?: boolean
  /** Also shown on a step that is still empty, because it helps to start. */
  whenBlank?: boolean
  /** The readers who care. Everyone, if it is left out. */
  readers?: readonly ReviewReader[]
  /** What it finds. A remark says what it checked and found right; null, that there was nothing to check. */
  find(facts: PlanFacts): Finding
}

/** The rules of one step, and how to start it. */
export interface StepRules {
  step: number
  section: SectionKey
  /** The person has written nothing of their own yet. */
  isBlank(facts: PlanFacts): boolean
  /** The one thing to do first, instead of a list of complaints. */
  suggestFirstMove(facts: PlanFacts): Suggestion
  rules: readonly Rule[]
}

function suggest(
  type: Suggestion['type'],
  title: string,
  content: string,
  address: FieldAddress | undefined,
): Suggestion {
  // A sentence may start with a stand-in for a missing name, such as “an unnamed persona”.
  const sentence = content.charAt(0).toUpperCase() + content.slice(1)
  return { type, title, content: sentence, ...(address && { address }) }
}

export function warn(title: string, content: string, address?: FieldAddress): Suggestion {
  return suggest('warning', title, content, address)
}

export function recommend(title: string, content: string, address?: FieldAddress): Suggestion {
  return suggest('recommendation', title, content, address)
}

export function remark(title: string, content: string, address?: FieldAddress): Suggestion {
  return suggest('insight', title, content, address)
}

/** The same finding with the places it compares and the arithmetic, for a reader who wants to check it. */
export function show(
  suggestion: Suggestion,
  evidence: readonly Evidence[],
  sums: readonly string[] = [],
): Suggestion {
  return { ...suggestion, evidence, ...(sums.length > 0 && { sums }) }
}

/** A field, a group of fields or a list. */
export function at(...address: FieldAddress): FieldAddress {
  return address
}

type ItemField<Address = FieldAddress> = Address extends readonly [
  infer Section,
  infer List,
  ItemKey,
  infer Field extends string,
]
  ? readonly [section: Section, list: List, itemId: string, field: Field]
  : never

export function atItem(...[section, list, id, field]: ItemField): FieldAddress {
  return [section, list, { id }, field] as FieldAddress
}

/** One of the six numbers of the financial step. */
export function atFigure(figure: keyof KnownFields<Projections>): FieldAddress {
  return ['financialProjections', 'projections', figure]
}
