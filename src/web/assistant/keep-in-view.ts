/** Scrolls only the panel that contains the element. The form next to it does not move. */
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
