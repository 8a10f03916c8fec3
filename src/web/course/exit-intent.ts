/** How far a visitor must scroll back up, and how deep they must have been, to count as leaving. */
const scrollBackPx = 100
const passedShare = 0.3

export interface ExitWatch {
  /** The deepest position so far, in pixels from the top. */
  deepestPx: number
}

export const freshWatch: ExitWatch = { deepestPx: 0 }

export function watchScroll(watch: ExitWatch, scrollPx: number): ExitWatch {
  return scrollPx > watch.deepestPx ? { deepestPx: scrollPx } : watch
}

/** After a jump inside the page, earlier scrolling does not count toward leaving. */
export function watchFrom(scrollPx: number): ExitWatch {
  return { deepestPx: scrollPx }
}

export function hasScrolledBack(watch: ExitWatch, scrollPx: number, viewportPx: number): boolean {
  return watch.deepestPx > viewportPx * passedShare && watch.deepestPx - scrollPx > scrollBackPx
}

/** The mouse is above the window, at the tabs and the address bar. */
export function hasLeftAtTop(event: { clientY: number; relatedTarget: unknown }): boolean {
  return event.clientY <= 0 && event.relatedTarget === null
}

export interface OfferMoment {
  wasShown: boolean
  isTyping: boolean
  isDialogOpen: boolean
}

/** Once per visit, and never while someone is typing or reading a dialog. */
export function mayOffer({ wasShown, isTyping, isDialogOpen }: OfferMoment): boolean {
  return !wasShown && !isTyping && !isDialogOpen
}
