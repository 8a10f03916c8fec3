import { groupByLeftNeighbor, type KeyedList } from './match-list-entries.ts'

/**
 * The order of a merged list: that of the side that moved entries, or ours when both or neither did. An entry
 * that only the other side has follows the entry that came before it there.
 */
export function mergeOrder(
  base: KeyedList,
  ours: KeyedList,
  theirs: KeyedList,
  survives: (key: string) => boolean,
): string[] {
  const isShared = (key: string) => base.has(key) && ours.has(key) && theirs.has(key)
  const before = [...base.keys()].filter(isShared)
  const isMoved = (side: KeyedList) =>
    [...side.keys()].filter(isShared).some((key, index) => key !== before[index])
  const [leading, other] = isMoved(theirs) && !isMoved(ours) ? [theirs, ours] : [ours, theirs]

  const kept = [...leading.keys()].filter(survives)
  const fixed = new Set(kept)
  const followers = groupByLeftNeighbor(other.keys(), (key) => fixed.has(key), survives)
  const order = followers.get(null) ?? []
  for (const key of kept) {
    order.push(key)
    for (const follower of followers.get(key) ?? []) order.push(follower)
  }
  return order
}
