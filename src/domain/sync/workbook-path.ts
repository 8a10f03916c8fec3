import type { AddressPath, FieldAddress } from '#domain/plan/address/field-address.ts'
import { isFieldAddress } from '#domain/plan/address/find-shape.ts'

/**
 * The field that a path into a whole workbook leads to, such as ['data', 'businessIdea', 'name']. Null for what
 * stands beside the plan's data, such as the title, and for what only a newer version knows.
 */
export function findFieldAddress(path: AddressPath): FieldAddress | null {
  const [top, ...address] = path
  return top === 'data' && isFieldAddress(address) ? address : null
}
