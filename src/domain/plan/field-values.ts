import type { WorkbookData } from './workbook-data.ts'

/**
 * Where a field stands: ['businessIdea', 'name'], ['financialProjections', 'projections', 'price'], or inside a
 * list's item, by the item's id: ['riskAnalysis', 'risks', id, 'type']. A line of a list of texts has its index
 * for an id.
 */
export type FieldPlace = readonly string[]

export function readField(data: WorkbookData, place: FieldPlace): unknown {
  let value: unknown = data
  for (const key of place) value = readKey(value, key)
  return value
}

/** A copy with one field changed. Everything beside the way to it stays the same object, so nothing else redraws. */
export function writeField(data: WorkbookData, place: FieldPlace, value: unknown): WorkbookData {
  return writeKeys(data, place, value) as WorkbookData
}

/** The field's name in the catalogue of hints and examples, where items have no ids: 'riskAnalysis.risks.type'. */
export function toCopyPath(place: FieldPlace): string {
  const [section = '', field = '', ...rest] = place
  const isInItem = rest.length === 2
  return [section, field, ...(isInItem ? rest.slice(1) : rest)].join('.')
}

function readKey(value: unknown, key: string): unknown {
  if (Array.isArray(value)) {
    if (typeof value[0] === 'string') return value[Number(key)] as unknown
    return (value as { id?: string }[]).find(({ id }) => id === key)
  }
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
}

function writeKeys(holder: unknown, place: FieldPlace, value: unknown): unknown {
  const [key, ...rest] = place
  if (key === undefined) return value
  if (Array.isArray(holder) && typeof holder[0] === 'string') {
    // So is a line that is gone.
    return Number(key) in holder ? holder.with(Number(key), value) : holder
  }
  if (Array.isArray(holder)) {
    // An item that another tab has removed meanwhile is not brought back by a late keystroke.
    return holder.map((item: { id?: string }) => (item.id === key ? writeKeys(item, rest, value) : item))
  }
  const record = (holder ?? {}) as Record<string, unknown>
  return { ...record, [key]: writeKeys(record[key], rest, value) }
}
