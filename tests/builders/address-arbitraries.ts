import fc from 'fast-check'
import type { AddressPath, FieldAddress } from '#domain/plan/address/field-address.ts'
import { isFieldAddress } from '#domain/plan/address/find-shape.ts'
import type { ValueShape } from '#domain/plan/lenient-schema.ts'
import { workbookDataSchema } from '#domain/plan/workbook-data.ts'

/** Imported files can contain any id: empty, with dots and spaces, or like an index or a key. */
const anyId = fc.oneof(
  fc.constantFrom('', '0', '.', 'a.b', '%', '%2e', ' ', 'name', '__proto__', 'V1StGXR8_Z5jdHi6B-myT'),
  fc.string({ unit: 'binary', maxLength: 8 }),
)

/** Every path into a value of that shape, including the empty path. */
export function anyPathIn(shape: ValueShape): fc.Arbitrary<AddressPath> {
  const here = fc.constant<AddressPath>([])
  if (shape.kind === 'fields') {
    const ways = Object.entries(shape.fields).map(([key, field]) => prepend(fc.constant(key), field))
    return fc.oneof(here, ...ways)
  }
  if (shape.kind === 'items') return fc.oneof(here, prepend(fc.record({ id: anyId }), shape.entry))
  return shape.kind === 'lines' ? fc.oneof(here, prepend(fc.nat(), shape.entry)) : here
}

function prepend(segment: fc.Arbitrary<AddressPath[number]>, shape: ValueShape): fc.Arbitrary<AddressPath> {
  return fc.tuple(segment, anyPathIn(shape)).map(([first, rest]) => [first, ...rest])
}

export const anyFieldAddress: fc.Arbitrary<FieldAddress> = anyPathIn(workbookDataSchema.shape).filter(
  isFieldAddress,
)
