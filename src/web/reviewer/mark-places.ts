import type { PartElements } from './find-part-elements.ts'
import { findQuoteRange } from './find-quote.ts'

export interface MarkedPlace {
  index: number
  quote: string
  isActive: boolean
}

/** Marks what comments belong to: the part, and just the quoted words where the browser can. */
export function markPlaces(elements: PartElements, places: readonly MarkedPlace[]): void {
  for (const element of elements.values()) element.removeAttribute('data-marked')
  const ranges: Record<'comment' | 'active-comment', Range[]> = { comment: [], 'active-comment': [] }
  for (const { index, quote, isActive } of places) {
    const element = elements.get(index)
    if (!element) continue
    const range = 'highlights' in CSS ? findQuoteRange(element, quote) : null
    if (range) ranges[isActive ? 'active-comment' : 'comment'].push(range)
    const strength = range ? 'words' : 'whole'
    if (isActive) element.dataset['marked'] = `active-${strength}`
    else element.dataset['marked'] ??= strength
  }
  if (!('highlights' in CSS)) return
  for (const [name, marked] of Object.entries(ranges)) CSS.highlights.set(name, new Highlight(...marked))
}
