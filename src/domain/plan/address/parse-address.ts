import type { ValueShape } from '#domain/plan/lenient-schema.ts'
import { workbookDataSchema } from '#domain/plan/workbook-data.ts'
import type { AddressPath, AddressSegment, FieldAddress } from './field-address.ts'
import { enterShape, isFieldAddress } from './find-shape.ts'
import { unescapeKey } from './write-address.ts'

/** The address that `writeAddress` wrote. Null when the plan has no such field. */
export function parseAddress(text: string): FieldAddress | null {
  const address = parsePath(text.split('.'), workbookDataSchema.shape)
  return address && isFieldAddress(address) ? address : null
}

/** It needs the shape to tell ids, keys and indexes apart. */
export function parsePath(texts: readonly string[], schemaShape: ValueShape): AddressPath | null {
  const path: AddressSegment[] = []
  let shape = schemaShape
  for (const text of texts) {
    const segment = parseSegment(text, shape)
    const next = segment === null ? null : enterShape(shape, segment)
    if (segment === null || next === null) return null
    path.push(segment)
    shape = next
  }
  return path
}

function parseSegment(text: string, shape: ValueShape): AddressSegment | null {
  if (shape.kind === 'lines') return parseIndex(text)
  const key = unescapeKey(text)
  return shape.kind === 'items' ? { id: key } : key
}

/** Accepts only the usual form of an index, not '01' or '1e3'. */
function parseIndex(text: string): number | null {
  const index = Number(text)
  return Number.isSafeInteger(index) && index >= 0 && String(index) === text ? index : null
}
