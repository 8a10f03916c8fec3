import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { findFieldCopy } from './field-catalog.ts'

/** The labels along the path to a field. `nameEntry` names the list entries on the path. */
export function labelPath(
  path: AddressPath,
  nameEntry: (entry: AddressPath) => string | null,
): readonly string[] {
  return path.flatMap((segment, depth) => {
    const way = path.slice(0, depth + 1)
    const name = typeof segment === 'string' ? findFieldCopy(way)?.label : nameEntry(way)
    return name ?? []
  })
}
