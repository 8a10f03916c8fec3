/** The quoted words within a part, to mark just them. Null when they are all of it, or not there. */
export function findQuoteRange(element: HTMLElement, quote: string): Range | null {
  const text = element.textContent
  const start = text.indexOf(quote)
  if (start === -1 || quote.length >= text.trim().length) return null
  const range = document.createRange()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let before = 0
  let hasStart = false
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0
    if (!hasStart && start < before + length) {
      range.setStart(node, start - before)
      hasStart = true
    }
    if (hasStart && start + quote.length <= before + length) {
      range.setEnd(node, start + quote.length - before)
      return range
    }
    before += length
  }
  return null
}
