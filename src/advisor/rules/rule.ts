import type { FieldPlace, Suggestion } from '#advisor/advice/advice.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import type { SectionKey } from '#domain/plan/workbook-data.ts'

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

export type Finding = Suggestion | readonly Suggestion[] | null

export interface Rule {
  id: string
  /** The steps it is shown on, its own step first. */
  steps: readonly number[]
  weight: number
  /** Also shown on a step that is still empty, because it helps to start. */
  whenBlank?: boolean
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
  field: FieldPlace | undefined,
): Suggestion {
  // A sentence may start with a stand-in for a missing name, such as “an unnamed persona”.
  const sentence = content.charAt(0).toUpperCase() + content.slice(1)
  return { type, title, content: sentence, ...(field && { field }) }
}

export function warn(title: string, content: string, field?: FieldPlace): Suggestion {
  return suggest('warning', title, content, field)
}

export function recommend(title: string, content: string, field?: FieldPlace): Suggestion {
  return suggest('recommendation', title, content, field)
}

export function remark(title: string, content: string, field?: FieldPlace): Suggestion {
  return suggest('insight', title, content, field)
}

export function at(section: SectionKey, field: string): FieldPlace {
  return { section, field }
}

export function atItem(section: SectionKey, field: string, itemId: string, part: string): FieldPlace {
  return { section, field, itemId, part }
}

/** One of the six numbers of the financial step. */
export function atFigure(part: string): FieldPlace {
  return { section: 'financialProjections', field: 'projections', part }
}
