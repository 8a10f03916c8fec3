import type { AddressSegment, FieldAddress } from '#domain/plan/address/field-address.ts'

/** The listeners of a value, and the watched values inside it by key, id or index. */
interface Watched {
  listeners: Set<() => void>
  below: Map<string | number, Watched>
}

export interface FieldWatch {
  /** Calls back when the value at the address changes. */
  watch: (address: FieldAddress, listener: () => void) => () => void
  notifyChanges: (before: unknown, after: unknown) => void
}

/**
 * Notifies only the fields that a change affects. A step can have hundreds of fields, and checking each of them
 * would cost more than redrawing the one that changed.
 */
export function createFieldWatch(): FieldWatch {
  const top = createWatched()

  function watch(address: FieldAddress, listener: () => void): () => void {
    const keys = address.map(toKey)
    let watched = top
    for (const key of keys) {
      const next = watched.below.get(key) ?? createWatched()
      watched.below.set(key, next)
      watched = next
    }
    watched.listeners.add(listener)
    return () => {
      watched.listeners.delete(listener)
      prune(top, keys)
    }
  }

  return { watch, notifyChanges: (before, after) => tell(top, before, after) }
}

function createWatched(): Watched {
  return { listeners: new Set(), below: new Map() }
}

function toKey(segment: AddressSegment): string | number {
  return typeof segment === 'object' ? segment.id : segment
}

/** The same object holds the same values, so whole branches can be skipped. */
function tell(watched: Watched, before: unknown, after: unknown): void {
  if (Object.is(before, after)) return
  for (const listener of Array.from(watched.listeners)) listener()
  if (watched.below.size === 0) return
  const findBefore = readBelow(before)
  const findAfter = readBelow(after)
  for (const [key, below] of Array.from(watched.below)) tell(below, findBefore(key), findAfter(key))
}

/** Indexes the items of a list once, no matter how many of them are watched. */
function readBelow(value: unknown): (key: string | number) => unknown {
  if (typeof value !== 'object' || value === null) return () => undefined
  if (!Array.isArray(value)) return (key) => (value as Record<string, unknown>)[key]
  const entries: readonly { id?: string }[] = value
  let items: Map<string | undefined, unknown> | null = null
  return (key) => {
    if (typeof key === 'number') return entries[key]
    items ??= new Map(entries.map((item) => [item.id, item]))
    return items.get(key)
  }
}

function prune(watched: Watched, [key, ...rest]: readonly (string | number)[]): void {
  const next = key === undefined ? undefined : watched.below.get(key)
  if (key === undefined || !next) return
  prune(next, rest)
  if (next.listeners.size === 0 && next.below.size === 0) watched.below.delete(key)
}
