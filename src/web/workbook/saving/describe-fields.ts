import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { findFieldCopy } from '#domain/plan/fields/field-catalog.ts'

/** Lists the fields by their names on the form: 'Problem statement, TAM and 2 more'. */
export function describeFields(paths: readonly AddressPath[]): string {
  const names = [...new Set(paths.map(describePath))]
  const [first = 'A field', second, ...rest] = names
  if (second === undefined) return first
  return rest.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${rest.length} more`
}

function describePath(path: AddressPath): string {
  if (path[0] === 'title') return 'The title'
  if (path[1] === 'review') return 'The review'
  return findFieldCopy(path.slice(1))?.label ?? 'A field'
}
