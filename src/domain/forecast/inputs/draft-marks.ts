import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { readAt } from '#domain/plan/address/values-at.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

/**
 * A drafted field has a mark with its address and its drafted value. A field counts as a draft only as long as it
 * still has that value, so every way to edit a field ends the draft: typing, undo, another tab, an imported file.
 */

/** Addresses contain no spaces, so the first space ends the address. */
export function toDraftMark(address: AddressPath, value: unknown): string {
  return `${writeAddress(address)} ${JSON.stringify(value)}`
}

export function isDrafted(data: WorkbookData, address: AddressPath): boolean {
  return marksOf(data).includes(toDraftMark(address, readAt(data, address)))
}

/** The names of the fields of an item or a group that are still drafts. */
export function listDraftedFields(data: WorkbookData, place: AddressPath): string[] {
  const start = `${writeAddress(place)}.`
  return marksOf(data).flatMap((mark) => {
    const field = mark.slice(start.length, mark.indexOf(' '))
    return mark.startsWith(start) && toDraftMark([...place, field], readAt(data, [...place, field])) === mark
      ? [field]
      : []
  })
}

/** A copy in which the item or group is no draft anymore. Its values stay. */
export function confirmDrafts(data: WorkbookData, place: AddressPath): WorkbookData {
  const start = `${writeAddress(place)}.`
  return setMarks(
    data,
    marksOf(data).filter((mark) => !mark.startsWith(start)),
  )
}

export function setMarks(data: WorkbookData, drafted: string[]): WorkbookData {
  const { financialProjections } = data
  const forecast = { ...financialProjections.forecast, drafted }
  return { ...data, financialProjections: { ...financialProjections, forecast } }
}

function marksOf({ financialProjections }: WorkbookData): string[] {
  return financialProjections.forecast.drafted
}
