import type { PartElements } from './find-part-elements.ts'
import { widenQuote } from './widen-quote.ts'

/** What a reader points at: a part, and words in it when some are selected. */
export interface Target {
  index: number
  quote: string
}

export interface TargetListener {
  /** Null when nothing is pointed at any more. */
  onChoose: (target: Target | null) => void
  /** Enter on a part, or the button beside it. */
  onComment: (target: Target) => void
}

/**
 * Words are chosen by selecting them, parts by a click, a tap or the arrow keys. The document is one stop of the Tab
 * key, because a stop for each of its paragraphs would be hundreds.
 */
export function watchTargets(
  root: HTMLElement,
  readElements: () => PartElements,
  { onChoose, onComment }: TargetListener,
): void {
  const choose = () => onChoose(readSelection(root))

  root.addEventListener('pointerup', (event) => {
    // The button to comment is in the document too. Hidden now, it would not get the click of a slow phone's tap.
    if (event.target instanceof Element && event.target.closest('button')) return
    // The browser ends a selection after this event.
    setTimeout(() => {
      const selected = readSelection(root)
      const part = selected ? null : findPart(event.target)
      if (part) setStop(readElements(), part)
      onChoose(selected ?? (part && { index: part.index, quote: '' }))
    })
  })
  // Handles of a phone's selection, and a selection by keys.
  document.addEventListener('selectionchange', () => {
    if (readSelection(root)) choose()
  })
  root.addEventListener('focusin', ({ target }) => {
    const part = findPart(target)
    if (part && part.element === target) onChoose({ index: part.index, quote: '' })
  })
  root.addEventListener('keydown', (event) => {
    const part = findPart(event.target)
    if (!part || part.element !== event.target) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onComment({ index: part.index, quote: '' })
      return
    }
    const next = findNext(readElements(), part, event.key)
    if (!next) return
    event.preventDefault()
    setStop(readElements(), next)
    next.element.focus()
  })
}

interface FoundPart {
  index: number
  element: HTMLElement
}

function findPart(target: EventTarget | Node | null): FoundPart | null {
  const start = target instanceof Element ? target : target instanceof Node ? target.parentElement : null
  const element = start?.closest<HTMLElement>('[data-part]')
  return element ? { index: Number(element.dataset['part']), element } : null
}

/** The part that the Tab key leads to. */
export function setStop(elements: PartElements, { index }: { index: number }): void {
  for (const [at, element] of elements) {
    const tabIndex = at === index ? 0 : -1
    if (element.tabIndex !== tabIndex) element.tabIndex = tabIndex
  }
}

/** Words in one part. Of a selection over several parts, those in the first. */
function readSelection(root: HTMLElement): Target | null {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  if (!root.contains(range.commonAncestorContainer)) return null
  const part = findPart(range.startContainer) ?? findPart(range.endContainer)
  if (!part) return null
  const inside = document.createRange()
  inside.selectNodeContents(part.element)
  if (part.element.contains(range.startContainer)) inside.setStart(range.startContainer, range.startOffset)
  if (part.element.contains(range.endContainer)) inside.setEnd(range.endContainer, range.endOffset)
  const selected = inside.toString()
  const quote = selected.trim()
  if (quote === '') return null
  inside.setEnd(inside.startContainer, inside.startOffset)
  inside.setStart(part.element, 0)
  const start = inside.toString().length + selected.indexOf(quote)
  return { index: part.index, quote: widenQuote(part.element.textContent, start, quote) }
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Up and down go to the next line of a table, left and right to the next cell. */
function findNext(elements: PartElements, { index, element }: FoundPart, key: string): FoundPart | null {
  const all = [...elements].map(([at, one]) => ({ index: at, element: one }))
  if (key === 'Home') return all[0] ?? null
  if (key === 'End') return all.at(-1) ?? null
  const step = steps[key]
  if (step === undefined) return null
  const row = element.closest('tr')
  let at = all.findIndex((one) => one.index === index) + step
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    while (row && all[at]?.element.closest('tr') === row) at += step
  }
  return all[at] ?? null
}
