import type { ValueShape } from '#domain/plan/lenient-schema.ts'
import { type SectionKey, workbookDataSchema } from '#domain/plan/workbook-data.ts'
import type { AddressPath, AddressSegment, FieldAddress, ItemListAddress } from './field-address.ts'

/** Whether the steps have such a field. The item may still be missing from the plan. */
export function isFieldAddress(path: AddressPath): path is FieldAddress {
  return path.length > 1 && path[0] !== 'review' && findShape(path) !== null
}

export function isItemList(address: FieldAddress): address is ItemListAddress {
  return findShape(address)?.kind === 'items'
}

/** The address of a field in a new item that has no id yet. Null when items of the list have no such field. */
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

/** The shape of the value at the path. Null when the schema has no such path. */
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
