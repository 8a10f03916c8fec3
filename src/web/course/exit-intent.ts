/** How far back up, after how deep a look, tells that someone is leaving. */
const scrollBackPx = 100
const passedShare = 0.3

export interface ExitWatch {
  /** The deepest place so far, in pixels from the top. */
  deepestPx: number
}

export const freshWatch: ExitWatch = { deepestPx: 0 }

export function watchScroll(watch: ExitWatch, scrollPx: number): ExitWatch {
  return scrollPx > watch.deepestPx ? { deepestPx: scrollPx } : watch
}

/** After a jump inside the page, what came before says nothing about leaving it. */
export function watchFrom(scrollPx: number): ExitWatch {
  return { deepestPx: scrollPx }
}

export function hasScrolledBack(watch: ExitWatch, scrollPx: number, viewportPx: number): boolean {
  return watch.deepestPx > viewportPx * passedShare && watch.deepestPx - scrollPx > scrollBackPx
}

/** The mouse is above the window, where the tabs and the address are. */
export function hasLeftAtTop(event: { clientY: number; relatedTarget: unknown }): boolean {
  return event.clientY <= 0 && event.relatedTarget === null
}

export interface OfferMoment {
  wasShown: boolean
  isTyping: boolean
  isDialogOpen: boolean
}

/** Once a visit, and never between someone and what they are writing or reading in a dialog. */
export function mayOffer({ wasShown, isTyping, isDialogOpen }: OfferMoment): boolean {
  return !wasShown && !isTyping && !isDialogOpen
}
