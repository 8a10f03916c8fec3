import type { ValueShape } from '#domain/plan/lenient.ts'
import { type SectionKey, workbookDataSchema } from '#domain/plan/workbook-data.ts'
import type { AddressPath, AddressSegment, FieldAddress, ItemListAddress } from './field-address.ts'

/** Whether the plan's schema has such a field. Its item may be gone all the same. */
export function isFieldAddress(path: AddressPath): path is FieldAddress {
  return path.length > 1 && findShape(path) !== null
}

export function isItemList(address: FieldAddress): address is ItemListAddress {
  return findShape(address)?.kind === 'items'
}

/** What every item of a list has, for an item that has no id yet; null where they have no such field. */
export function findItemField(list: FieldAddress, field: string): FieldAddress | null {
  const path: AddressPath = [...list, { id: '' }, field]
  return isFieldAddress(path) ? path : null
}

/** The fields, groups and lists of a section, in the order of the schema. */
export function listFields(section: SectionKey): FieldAddress[] {
  const shape = findShape([section])
  const fields = shape?.kind === 'fields' ? Object.keys(shape.fields) : []
  return fields.map((field): AddressPath => [section, field]).filter(isFieldAddress)
}

/** What the schema says of the value at the path, or null where it knows no such way. */
export function findShape(path: AddressPath): ValueShape | null {
  let shape: ValueShape | null = workbookDataSchema.shape
  for (const segment of path) shape = shape && enterShape(shape, segment)
  return shape
}

export function enterShape(shape: ValueShape, segment: AddressSegment): ValueShape | null {
  if (shape.kind === 'items') return typeof segment === 'object' ? shape.entry : null
  if (shape.kind === 'lines') return typeof segment === 'number' ? shape.entry : null
  if (shape.kind !== 'fields' || typeof segment !== 'string') return null
  return Object.hasOwn(shape.fields, segment) ? (shape.fields[segment] ?? null) : null
}
