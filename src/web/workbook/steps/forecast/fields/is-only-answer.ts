import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { readAt } from '#domain/plan/address/values-at.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

/** Whether nothing else is written in the row or group of a field. */
export function isOnlyAnswer(data: WorkbookData, address: AddressPath): boolean {
  const row = readAt(data, address.slice(0, -1))
  if (typeof row !== 'object' || row === null) return true
  return Object.entries(row).every(
    ([field, value]) => field === 'id' || field === address.at(-1) || isUnanswered(value),
  )
}

function isUnanswered(value: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : value === undefined || !value
}
