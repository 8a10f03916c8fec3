import { isRecord } from '#domain/plan/lenient.ts'
import type { AddressPath, AddressSegment, ItemKey } from './field-address.ts'

/** What stands at the end of the path, or undefined. Own fields only: '__proto__' is never followed. */
export function readAt(value: unknown, path: AddressPath): unknown {
  let found = value
  for (const segment of path) found = readSegment(found, segment)
  return found
}

function readSegment(value: unknown, segment: AddressSegment): unknown {
  if (typeof segment === 'string') {
    return isRecord(value) && Object.hasOwn(value, segment) ? value[segment] : undefined
  }
  return Array.isArray(value) ? (value[findIndex(value, segment)] as unknown) : undefined
}

/**
 * A copy with something else at the end of the path; undefined takes the field away. Everything beside the way to
 * it stays the same object, so that nothing else redraws. An item or a line that is gone is not brought back.
 */
export function writeAt(holder: unknown, path: AddressPath, value: unknown, depth = 0): unknown {
  const segment = path[depth]
  if (segment === undefined) return value
  if (typeof segment === 'string') {
    return holder === undefined || isRecord(holder) ? writeKey(holder, segment, path, value, depth) : holder
  }
  if (!Array.isArray(holder)) return holder
  const entries: readonly unknown[] = holder
  const index = findIndex(entries, segment)
  if (!(index in entries)) return holder
  const written = writeAt(entries[index], path, value, depth + 1)
  return Object.is(written, entries[index]) ? holder : entries.with(index, written)
}

function writeKey(
  holder: Readonly<Record<string, unknown>> = {},
  key: string,
  path: AddressPath,
  value: unknown,
  depth: number,
): unknown {
  const current = Object.hasOwn(holder, key) ? holder[key] : undefined
  const written = writeAt(current, path, value, depth + 1)
  if (Object.is(written, current)) return holder
  if (written !== undefined) return { ...holder, [key]: written }
  const { [key]: _removed, ...others } = holder
  return others
}

/** By what an entry of a list is known, if it has an id. */
export function findItemKey(entry: unknown): ItemKey | null {
  return isRecord(entry) && typeof entry['id'] === 'string' ? { id: entry['id'] } : null
}

function findIndex(entries: readonly unknown[], segment: Exclude<AddressSegment, string>): number {
  if (typeof segment === 'number') return segment
  return entries.findIndex((entry) => isRecord(entry) && entry['id'] === segment.id)
}
