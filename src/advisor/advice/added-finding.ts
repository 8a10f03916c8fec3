import type { FieldAddress } from '#domain/plan/address/field-address.ts'

/** A finding that a model adds to ours. It has no level: it can neither block a plan nor praise it. */
export interface AddedFinding {
  readonly title: string
  readonly content: string
  readonly suggestion: string
  readonly places: readonly { readonly address: FieldAddress; readonly quote: string }[]
}
