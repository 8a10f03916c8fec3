import type { FieldPlace } from '#domain/plan/field-values.ts'

/** Those who watch a place, and the places below it that anybody watches. */
interface WatchedPlace {
  listeners: Set<() => void>
  below: Map<string, WatchedPlace>
}

export interface FieldWatch {
  /** Calls back when the value at the place is another one. A line of a list of texts is a place by its index. */
  watch: (place: FieldPlace, listener: () => void) => () => void
  tellChanges: (before: unknown, after: unknown) => void
}

/**
 * Tells only those fields of a change that it touches. A step can have hundreds, and asking each of them whether it
 * has changed would cost more than drawing the one that has.
 */
export function createFieldWatch(): FieldWatch {
  const top = createPlace()

  function watch(place: FieldPlace, listener: () => void): () => void {
    let watched = top
    for (const key of place) {
      const next = watched.below.get(key) ?? createPlace()
      watched.below.set(key, next)
      watched = next
    }
    watched.listeners.add(listener)
    return () => {
      watched.listeners.delete(listener)
      prune(top, place)
    }
  }

  return { watch, tellChanges: (before, after) => tell(top, before, after) }
}

function createPlace(): WatchedPlace {
  return { listeners: new Set(), below: new Map() }
}

/** What is the same object holds the same values, so whole branches are passed by. */
function tell(watched: WatchedPlace, before: unknown, after: unknown): void {
  if (Object.is(before, after)) return
  for (const listener of Array.from(watched.listeners)) listener()
  if (watched.below.size === 0) return
  const findBefore = readBelow(before)
  const findAfter = readBelow(after)
  for (const [key, place] of Array.from(watched.below)) tell(place, findBefore(key), findAfter(key))
}

/** Items are found by their ids, lines by their index. */
function readBelow(value: unknown): (key: string) => unknown {
  if (typeof value !== 'object' || value === null) return () => undefined
  if (!Array.isArray(value)) return (key) => (value as Record<string, unknown>)[key]
  if (typeof value[0] === 'string') return (key) => value[Number(key)] as unknown
  const items = new Map((value as { id?: string }[]).map((item) => [item.id, item]))
  return (key) => items.get(key)
}

function prune(watched: WatchedPlace, [key, ...rest]: FieldPlace): void {
  const next = key === undefined ? undefined : watched.below.get(key)
  if (key === undefined || !next) return
  prune(next, rest)
  if (next.listeners.size === 0 && next.below.size === 0) watched.below.delete(key)
}
