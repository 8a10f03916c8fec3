import type { FieldAddress } from '#domain/plan/address/field-address.ts'

export type SuggestionType = 'insight' | 'recommendation' | 'warning'

/** A place of the plan that a finding rests on. */
export interface Evidence {
  address: FieldAddress
  /** What the plan says there, in its own words or as a formatted figure. */
  says: string
  /** The part of it that the finding is about, as it appears in `says`. */
  mark?: string
}

/** A note on a step. */
export interface Suggestion {
  type: SuggestionType
  title: string
  content: string
  /** Where to go to act on it. */
  address?: FieldAddress
  /** The places it compares. */
  evidence?: readonly Evidence[]
  /** The arithmetic, one sum per line: '$85,000 − $80,000 = $5,000'. */
  sums?: readonly string[]
}

/** Text for a field that the person can use, in whole or in part. Nothing goes into the plan on its own. */
export interface Proposal {
  address: FieldAddress
  /** What it is, shown below the field it goes to: 'New persona: Busy commuter'. Never a model's words. */
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
