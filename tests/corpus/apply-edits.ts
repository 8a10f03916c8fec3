import { unescapeKey } from '#domain/plan/address/write-address.ts'
import type { Edit } from './corpus.ts'

type Place = { holder: Record<string, unknown> | unknown[]; key: string | number }

/** A copy with the edits made. Throws where an edit finds no place, or not its words exactly once. */
export function applyEdits<Data>(data: Data, edits: readonly Edit[]): Data {
  const copy = structuredClone(data)
  for (const edit of edits) applyEdit(copy, edit)
  return copy
}

function applyEdit(data: unknown, edit: Edit): void {
  const { holder, key } = findPlace(data, edit.at)
  const slot = holder as Record<string | number, unknown>
  if ('remove' in edit) {
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else delete slot[key]
  } else if ('set' in edit) {
    slot[key] = edit.set
  } else {
    const text = slot[key]
    const count = typeof text === 'string' ? text.split(edit.replace).length - 1 : 0
    if (count !== 1) throw new Error(`${edit.at} has “${edit.replace}” ${count} times, not once`)
    slot[key] = (text as string).replace(edit.replace, () => edit.by)
  }
}

/** Items of a list go by their id or their index. `+` is the place after the last one. */
function findPlace(data: unknown, at: string): Place {
  const segments = at.split('.').map(unescapeKey)
  let holder = data
  for (const [index, segment] of segments.entries()) {
    const key = Array.isArray(holder) ? findIndex(holder, segment) : segment
    if (holder === null || typeof holder !== 'object' || key === -1) throw new Error(`There is no ${at}`)
    if (index === segments.length - 1) return { holder: holder as Place['holder'], key }
    holder = (holder as Record<string | number, unknown>)[key]
  }
  throw new Error('An edit needs an address')
}

function findIndex(list: readonly unknown[], segment: string): number {
  if (segment === '+') return list.length
  const byId = list.findIndex((item) => (item as { id?: unknown } | null)?.id === segment)
  return byId === -1 && /^\d+$/.test(segment) && Number(segment) < list.length ? Number(segment) : byId
}
