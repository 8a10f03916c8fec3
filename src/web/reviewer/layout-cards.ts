/** A card that would stand at the height of its place. */
export interface CardBox {
  wanted: number
  height: number
}

const gap = 12

/**
 * Tops at which no card covers another, none above `least`. The active one stands at its place, and the others make
 * room. The cards come in the order of their places.
 */
export function layoutCards(cards: readonly CardBox[], active: number | null, least: number): number[] {
  const tops = stackDown(cards, least)
  const box = active === null ? undefined : cards[active]
  if (active === null || !box) return tops
  const above = cards.slice(0, active)
  const room = above.reduce((sum, { height }) => sum + height + gap, least)
  const top = Math.max(box.wanted, room)
  let limit = top
  const raised = above.toReversed().map(({ height }, index) => {
    limit = Math.min(tops[active - 1 - index] ?? limit, limit - gap - height)
    return limit
  })
  return [...raised.toReversed(), top, ...stackDown(cards.slice(active + 1), top + box.height + gap)]
}

function stackDown(cards: readonly CardBox[], least: number): number[] {
  let free = least
  return cards.map(({ wanted, height }) => {
    const top = Math.max(wanted, free)
    free = top + height + gap
    return top
  })
}
