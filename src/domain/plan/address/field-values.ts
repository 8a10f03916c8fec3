import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { FieldAddress, ItemKey, ItemListAddress, ValueAt } from './field-address.ts'
import { readAt, writeAt } from './values-at.ts'

export function readField<const Address extends FieldAddress>(
  data: WorkbookData,
  address: Address,
): ValueAt<Address> {
  return readAt(data, address) as ValueAt<Address>
}

/** A copy with one field changed. The same object when the item is gone or the value is the same. */
export function writeField<const Address extends FieldAddress>(
  data: WorkbookData,
  address: Address,
  value: Exclude<ValueAt<Address>, undefined>,
): WorkbookData {
  return writeAt(data, address, value) as WorkbookData
}

/** The items of any list. Their ids are all they have in common. */
export function readItems(data: WorkbookData, list: ItemListAddress): readonly ItemKey[] {
  return readField(data, list) ?? []
}

/** `update` reorders, removes or adds items. Items that it adds must have the fields of the list. */
export function changeItems(
  data: WorkbookData,
  list: ItemListAddress,
  update: (items: readonly ItemKey[]) => readonly ItemKey[],
): WorkbookData {
  return writeAt(data, list, update(readItems(data, list))) as WorkbookData
}
