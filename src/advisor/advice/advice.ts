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

/** A note on a step. */
export interface Suggestion {
  type: SuggestionType
  title: string
  content: string
  /** Where to go to act on it. */
  field?: FieldPlace
}

/** Text for a field that the person can use, in whole or in part. Nothing goes into the plan on its own. */
export interface Proposal {
  place: FieldPlace
  /** What it is, shown below the place it goes to: 'New persona: Busy commuter'. Never a model's words. */
  label: string
  change:
    | { kind: 'replace'; text: string }
    | { kind: 'add-text'; text: string }
    | { kind: 'add-item'; parts: Record<string, string> }
  /** The assumptions in it that the person should check. */
  assumptions: readonly string[]
}

/** An answer from the advisor in simple Markdown: paragraphs, '- ' lists, '**' for bold. */
export interface Reply {
  text: string
  proposals: readonly Proposal[]
}
