import type { SectionKey } from '#domain/plan/workbook-data.ts'

export const suggestionTypes = ['insight', 'recommendation', 'warning'] as const
export type SuggestionType = (typeof suggestionTypes)[number]

/** A field of the plan; of a list also the item and its part, such as a persona's painPoints. */
export interface FieldPlace {
  section: SectionKey
  field: string
  itemId?: string
  part?: string
}

/** A margin note on a step. */
export interface Suggestion {
  type: SuggestionType
  title: string
  content: string
  /** Where to go to act on it. */
  field?: FieldPlace
}

/** Text for a field that the person may take, in whole or in part. Nothing is ever put there by itself. */
export interface Proposal {
  place: FieldPlace
  /** What it is, below the place that it goes to: 'New persona: Busy commuter'. Never a model's words. */
  label: string
  change:
    | { kind: 'replace'; text: string }
    | { kind: 'add-text'; text: string }
    | { kind: 'add-item'; parts: Record<string, string> }
  /** The figures in it that are assumptions to check, in words. */
  assumptions: readonly string[]
}

/** An answer of the advisor, as Markdown of the plain kind: paragraphs, '- ' lists, '**' for weight. */
export interface Reply {
  text: string
  proposals: readonly Proposal[]
}
