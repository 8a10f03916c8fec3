import type { ValueShape } from '#domain/plan/lenient.ts'
import { workbookDataSchema } from '#domain/plan/workbook-data.ts'
import type { AddressPath, AddressSegment, FieldAddress } from './field-address.ts'
import { enterShape } from './find-shape.ts'

/** An address as one word, unlike that of any other: 'marketAnalysis.segments.V1StGXR8.size'. */
export function writeAddress(address: AddressPath): string {
  return address.map(writeSegment).join('.')
}

/** The address that the word stands for; null where the plan has no such field. */
export function parseAddress(text: string): FieldAddress | null {
  const address = parsePath(text.split('.'), workbookDataSchema.shape)
  return address && address.length > 1 ? (address as FieldAddress) : null
}

/** Only the schema tells an id from a key or an index. Given with another schema, it reads that one's addresses. */
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

/** Ids from foreign files may hold a dot, or a space, which parts the names of controls in HTML. */
export function escapeKey(key: string): string {
  return key.replaceAll(/[%.\t\n\f\r ]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
}

function writeSegment(segment: AddressSegment): string {
  if (typeof segment === 'number') return String(segment)
  return escapeKey(typeof segment === 'string' ? segment : segment.id)
}

function parseSegment(text: string, shape: ValueShape): AddressSegment | null {
  if (shape.kind === 'lines') return parseIndex(text)
  const key = text.replaceAll(/%([\da-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  return shape.kind === 'items' ? { id: key } : key
}

/** As an index is written, and in no other way: neither '01' nor '1e3'. */
function parseIndex(text: string): number | null {
  const index = Number(text)
  return Number.isSafeInteger(index) && index >= 0 && String(index) === text ? index : null
}
