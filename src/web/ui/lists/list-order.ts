/** The list with one item taken out and put back at another place. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = [...items]
  const [item] = moved.splice(from, 1)
  if (item !== undefined) moved.splice(to, 0, item)
  return moved
}

export function removeItem<Item>(items: readonly Item[], at: number): Item[] {
  return items.filter((_, index) => index !== at)
}

/**
 * Row keys for a list that was changed elsewhere: rows keep theirs, new rows at the end get new ones. Our own
 * moves and removals change the keys directly, so texts that look alike never swap their rows.
 */
export function fitKeys(keys: readonly number[], length: number): readonly number[] {
  if (keys.length === length) return keys
  const next = Math.max(-1, ...keys) + 1
  const missing = Math.max(0, length - keys.length)
  return [...keys.slice(0, length), ...Array.from({ length: missing }, (_, index) => next + index)]
}

/** Where focus goes when a row is removed: to the row that took its place, or to the Add button after the last. */
export function findFocusAfterRemoval(removedIndex: number, lengthAfter: number): number | 'add' {
  return removedIndex < lengthAfter ? removedIndex : 'add'
}

export type RowSpan = { top: number; height: number }

/** Keeps a dragged row between the first and the last, so that it cannot make the page longer. */
export function keepInList(rows: readonly RowSpan[], from: number, offsetY: number): number {
  const [dragged, first, last] = [rows[from], rows[0], rows.at(-1)]
  if (!dragged || !first || !last) return 0
  const lowest = last.top + last.height - dragged.top - dragged.height
  return Math.min(lowest, Math.max(first.top - dragged.top, offsetY))
}

/** The place a dragged row would take: it passes a neighbor when its edge passes the neighbor's middle. */
export function findDropIndex(rows: readonly RowSpan[], from: number, offsetY: number): number {
  const dragged = rows[from]
  if (!dragged) return from
  const top = dragged.top + offsetY
  const bottom = top + dragged.height
  let target = from
  rows.forEach((row, index) => {
    const middle = row.top + row.height / 2
    if (index < from && top < middle) target = Math.min(target, index)
    if (index > from && bottom > middle) target = Math.max(target, index)
  })
  return target
}

/** How far a row moves aside while another is dragged past it: by that row's height and the gap under it. */
export function computeShift(rows: readonly RowSpan[], from: number, to: number, index: number): number {
  const dragged = rows[from]
  const [first, second] = rows
  if (!dragged || !first || !second) return 0
  const step = dragged.height + second.top - first.top - first.height
  if (from < index && index <= to) return -step
  if (to <= index && index < from) return step
  return 0
}
