import { useEffect } from 'react'

/** The router announces its own changes under these names. Going back and forward is the browser's event. */
const changeEvents = ['pushState', 'replaceState', 'popstate'] as const

interface Scrolling {
  /** The path of the current page. */
  pathname: string
  readonly positions: Map<string, number>
  /** The position at which the next screen starts. Null leaves it where it is. */
  nextTop: number | null
}

let scrolling: Scrolling | null = null

/**
 * Called once, before the first screen. Remembers how far each screen was scrolled when the person left it.
 * @param isShown whether the first screen is already on the page, where the person may have scrolled it
 */
export function watchScrollPositions(isShown: boolean): void {
  const watched: Scrolling = {
    pathname: globalThis.location.pathname,
    positions: new Map(),
    nextTop: isShown ? null : 0,
  }
  scrolling = watched
  for (const type of changeEvents) {
    globalThis.addEventListener(type, () => {
      const { pathname } = globalThis.location
      if (pathname === watched.pathname) return
      watched.positions.set(watched.pathname, globalThis.scrollY)
      watched.nextTop = type === 'popstate' ? (watched.positions.get(pathname) ?? 0) : 0
      watched.pathname = pathname
    })
  }
}

/** A new screen starts at its top. Going back returns to where the person was, once the screen is tall enough. */
export function useScrollPosition(pathname: string): void {
  useEffect(() => {
    if (scrolling === null || scrolling.pathname !== pathname) return undefined
    const top = scrolling.nextTop
    if (top === null) return undefined
    globalThis.scrollTo(0, top)
    if (top === 0) return undefined

    const observer = new ResizeObserver(() => {
      if (document.documentElement.scrollHeight - globalThis.innerHeight < top) return
      globalThis.scrollTo(0, top)
      stop()
    })
    const stop = () => {
      observer.disconnect()
      for (const type of ['wheel', 'touchstart', 'keydown']) globalThis.removeEventListener(type, stop)
    }
    // From here on the person decides.
    for (const type of ['wheel', 'touchstart', 'keydown']) {
      globalThis.addEventListener(type, stop, { passive: true })
    }
    observer.observe(document.body)
    return stop
  }, [pathname])
}
