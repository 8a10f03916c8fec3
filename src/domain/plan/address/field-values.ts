import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { FieldAddress, ItemKey, ItemListAddress, ValueAt } from './field-address.ts'
import { readAt, writeAt } from './values-at.ts'

export function readField<const Address extends FieldAddress>(
  data: WorkbookData,
  address: Address,
): ValueAt<Address> {
  return readAt(data, address) as ValueAt<Address>
}

/** A copy with one field changed; the same plan where the field's item is gone or nothing is different. */
export function writeField<const Address extends FieldAddress>(
  data: WorkbookData,
  address: Address,
  value: NonNullable<ValueAt<Address>>,
): WorkbookData {
  return writeAt(data, address, value) as WorkbookData
}

/** The items of any list, of which only the ids are known to be alike. */
export function readItems(data: WorkbookData, list: ItemListAddress): readonly ItemKey[] {
  return readField(data, list) ?? []
}

/** `update` gets the list's own items, moves or removes some, or adds one of the list's own kind. */
export function changeItems(
  data: WorkbookData,
  list: ItemListAddress,
  update: (items: readonly ItemKey[]) => readonly ItemKey[],
): WorkbookData {
  return writeAt(data, list, update(readItems(data, list))) as WorkbookData
}
