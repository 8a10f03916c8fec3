import { find } from './dom.ts'
import type { PartElements } from './find-part-elements.ts'
import { layoutCards } from './layout-cards.ts'

interface PlacedCard {
  card: HTMLElement
  /** The part that it belongs to. */
  index: number | null
  isActive: boolean
}

/** Puts each card beside its place, where there is a column for it, and draws a line from the active one. */
export function placeCards(cards: readonly PlacedCard[], elements: PartElements): void {
  const list = find('threads')
  const isColumn = getComputedStyle(list).position === 'relative'
  document.querySelector('.connector')?.remove()
  if (!isColumn) {
    list.style.minHeight = ''
    for (const { card } of cards) card.style.top = ''
    return
  }
  const frame = list.getBoundingClientRect().top
  const boxes = cards.map(({ card, index }) => {
    const place = index === null ? undefined : elements.get(index)
    const wanted = place ? place.getBoundingClientRect().top - frame - 24 : Number.MAX_SAFE_INTEGER
    return { wanted: Math.max(0, wanted), height: card.offsetHeight }
  })
  // What has no place any more stands below all others.
  const known = boxes.map(({ wanted, height }, at) =>
    wanted === Number.MAX_SAFE_INTEGER
      ? { wanted: at === 0 ? 0 : (boxes[at - 1]?.wanted ?? 0), height }
      : { wanted, height },
  )
  const active = cards.findIndex(({ isActive }) => isActive)
  const tops = layoutCards(known, active === -1 ? null : active, 0)
  for (const [at, { card }] of cards.entries()) card.style.top = `${tops[at] ?? 0}px`
  const end = cards.reduce((most, { card }, at) => Math.max(most, (tops[at] ?? 0) + card.offsetHeight), 0)
  list.style.minHeight = `${end}px`
  const { card, index } = cards[active] ?? {}
  const place = index === undefined || index === null ? undefined : elements.get(index)
  if (card && place) connect(place, card)
}

/** A dashed line along the lower edge of the place, to the card. */
function connect(place: HTMLElement, card: HTMLElement): void {
  const root = find('document')
  const frame = root.getBoundingClientRect()
  const from = place.getBoundingClientRect()
  const to = card.getBoundingClientRect()
  const y = from.bottom + 4
  if (y < to.top || y > to.bottom) return
  const line = document.createElement('span')
  line.className = 'connector'
  line.style.top = `${y - frame.top}px`
  line.style.left = `${(from.left + from.right) / 2 - frame.left}px`
  line.style.width = `${to.left - (from.left + from.right) / 2}px`
  root.append(line)
}
