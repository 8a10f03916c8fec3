import { isRecord } from '#domain/plan/lenient-schema.ts'
import type { AddressPath, AddressSegment, ItemKey } from './field-address.ts'

/** The value at the end of the path, or undefined. Reads own fields only, never '__proto__'. */
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
 * A copy with a new value at the end of the path. Undefined removes the field. Objects that are not on the path stay
 * the same, so nothing else redraws. An item or line that is gone is not restored.
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

/** The key of a list's entry, or null when the entry has no id. */
export function findItemKey(entry: unknown): ItemKey | null {
  return isRecord(entry) && typeof entry['id'] === 'string' ? { id: entry['id'] } : null
}

function findIndex(entries: readonly unknown[], segment: Exclude<AddressSegment, string>): number {
  if (typeof segment === 'number') return segment
  return entries.findIndex((entry) => isRecord(entry) && entry['id'] === segment.id)
}
