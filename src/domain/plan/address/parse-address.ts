import type { ValueShape } from '#domain/plan/lenient.ts'
import { workbookDataSchema } from '#domain/plan/workbook-data.ts'
import type { AddressPath, AddressSegment, FieldAddress } from './field-address.ts'
import { enterShape } from './find-shape.ts'
import { unescapeKey } from './write-address.ts'

/** The address that a word from `writeAddress` stands for; null where the plan has no such field. */
export function parseAddress(text: string): FieldAddress | null {
  const address = parsePath(text.split('.'), workbookDataSchema.shape)
  return address && address.length > 1 ? (address as FieldAddress) : null
}

/** Only a schema tells an id from a key or an index. */
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

/** As an index is written, and in no other way: neither '01' nor '1e3'. */
function parseIndex(text: string): number | null {
  const index = Number(text)
  return Number.isSafeInteger(index) && index >= 0 && String(index) === text ? index : null
}
