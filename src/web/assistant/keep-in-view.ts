/** Scrolls the panel that holds the element, and nothing else: the form beside it stays where it is. */
export function keepInView(element: HTMLElement): void {
  const panel = findScrollingParent(element)
  if (panel === null) return
  const hiddenBelow = element.getBoundingClientRect().bottom - panel.getBoundingClientRect().bottom
  if (hiddenBelow > 0) panel.scrollTop += hiddenBelow
}

function findScrollingParent(element: HTMLElement): HTMLElement | null {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (parent === document.body) return null
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  }
  return null
}
