import { setMarks, toDraftMark } from '#domain/forecast/inputs/draft-marks.ts'
import { emptyPerson, emptyRunningCost, emptyStream } from '#domain/forecast/inputs/new-items.ts'
import type { AddressPath, ItemKey } from '#domain/plan/address/field-address.ts'
import { readAt, writeAt } from '#domain/plan/address/values-at.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { DraftLine } from './draft-line.ts'

/** The plan with these lines. What someone has written in the meantime stays, and every drafted field is marked. */
export function applyDraft(data: WorkbookData, lines: readonly DraftLine[]): WorkbookData {
  let next: unknown = data
  const marks: string[] = []
  for (const { place, figures } of lines) {
    next = addItem(next, place)
    for (const { field, value } of figures) {
      const address = [...place, field]
      if (!isEmpty(readAt(next, address))) continue
      next = writeAt(next, address, value)
      marks.push(toDraftMark(address, value))
    }
  }
  const { drafted } = data.financialProjections.forecast
  return setMarks(next as WorkbookData, [...new Set([...drafted, ...marks])])
}

const createItem: Readonly<Record<string, (id: string) => ItemKey>> = {
  streams: emptyStream,
  people: emptyPerson,
  runningCosts: emptyRunningCost,
}

function addItem(data: unknown, place: AddressPath): unknown {
  const key = place.at(-1)
  const list = place.slice(0, -1)
  const name = list.at(-1)
  const create = typeof name === 'string' ? createItem[name] : undefined
  if (typeof key !== 'object' || !create || readAt(data, place) !== undefined) return data
  const items = readAt(data, list)
  return Array.isArray(items) ? writeAt(data, list, [...(items as ItemKey[]), create(key.id)]) : data
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || value === false
}
