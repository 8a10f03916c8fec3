import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { type FieldKey, toFieldKey } from '#domain/plan/address/field-key.ts'
import { findShape } from '#domain/plan/address/find-shape.ts'
import { entityTypes } from '#domain/plan/lists/entity-types.ts'
import { riskTypes } from '#domain/plan/lists/risks.ts'

/** Texts that the form offers as choices. The schema accepts any text, because imported files can have other ones. */
const offered: Readonly<Partial<Record<FieldKey, readonly string[]>>> = {
  'riskAnalysis.risks.type': riskTypes,
  'legalStructure.businessEntity': entityTypes.map(({ value }) => value),
}

/** Whether a field holds another item's id, which means nothing to a reader. */
export function holdsReference(address: FieldAddress): boolean {
  return findShape(address)?.kind === 'reference'
}

/** The values that a person chooses from in a field. Null for a field in which they write. */
export function findChoices(address: FieldAddress): readonly string[] | null {
  const shape = findShape(address)
  return shape?.kind === 'choice' ? shape.options : (offered[toFieldKey(address)] ?? null)
}
