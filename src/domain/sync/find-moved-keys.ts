/**
 * The fewest keys that must have moved to turn one order into the other: all except the longest sequence that
 * kept its order. Dragging one item to the top is then one move, not a move of every item below it.
 */
export function findMovedKeys(before: readonly string[], after: readonly string[]): Set<string> {
  const placeBefore = new Map(before.map((key, index) => [key, index]))
  const shared = after.filter((key) => placeBefore.has(key))
  const places = shared.map((key) => placeBefore.get(key) ?? 0)

  // tails[n] is where the best run of n + 1 entries ends; previous[i] is the entry before i in its run.
  const tails: number[] = []
  const previous: (number | undefined)[] = []
  for (const [index, place] of places.entries()) {
    const length = countBelow(tails, (tail) => (places[tail] ?? 0) < place)
    previous.push(tails[length - 1])
    tails[length] = index
  }

  const moved = new Set(shared)
  let at = tails.at(-1)
  while (at !== undefined) {
    moved.delete(shared[at] ?? '')
    at = previous[at]
  }
  return moved
}

/** How many entries of a list, sorted so that those below come first, are below. */
function countBelow(sorted: readonly number[], isBelow: (entry: number) => boolean): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBelow(sorted[middle] ?? 0)) low = middle + 1
    else high = middle
  }
  return low
}
