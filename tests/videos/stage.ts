import type { Locator, Page } from '@playwright/test'

/** What the page is recorded in: small enough that its letters stay readable where lessons show it. */
export const stage = { viewport: { width: 800, height: 500 }, deviceScaleFactor: 1.2 }

/** The player draws captions over the lowest part. */
const captionHeight = 96
const marginPx = 14

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

/** Draws the pointer, the ring of a click (0 to 1) and the frame around what is shown. */
export async function drawOverlay(
  page: Page,
  overlay: { pointer: Point; press: number; frame: (Box & { opacity: number }) | null },
): Promise<void> {
  await page.evaluate(({ pointer, press, frame }) => {
    const place = (id: string, markup: string) => {
      const found = document.getElementById(id)
      if (found) return found
      const element = document.createElement('div')
      element.id = id
      element.ariaHidden = 'true'
      element.innerHTML = markup
      Object.assign(element.style, { position: 'fixed', pointerEvents: 'none', zIndex: '2147483647' })
      document.documentElement.append(element)
      return element
    }
    const arrow =
      '<svg width="26" height="30" viewBox="0 0 26 30"><path d="M3 2l18 15.5-9 .8-4.6 8z" fill="#14203a" stroke="#fff" stroke-width="2.2" stroke-linejoin="round"/></svg>'
    const ring = place('video-frame', '')
    const ripple = place('video-press', '')
    const hand = place('video-pointer', arrow)
    Object.assign(hand.style, {
      left: `${pointer.x - 3}px`,
      top: `${pointer.y - 2}px`,
      filter: 'drop-shadow(0 2px 3px rgb(20 32 58 / 35%))',
    })
    const size = 14 + press * 26
    Object.assign(ripple.style, {
      left: `${pointer.x - size / 2}px`,
      top: `${pointer.y - size / 2}px`,
      width: `${size}px`,
      height: `${size}px`,
      borderRadius: '50%',
      background: 'rgb(30 79 216 / 30%)',
      opacity: press > 0 ? String(1.1 - press) : '0',
    })
    Object.assign(ring.style, {
      opacity: frame ? String(frame.opacity) : '0',
      left: `${frame?.x ?? 0}px`,
      top: `${frame?.y ?? 0}px`,
      width: `${frame?.width ?? 0}px`,
      height: `${frame?.height ?? 0}px`,
      boxSizing: 'border-box',
      border: '3px solid #d98a00',
      borderRadius: '12px',
      boxShadow: '0 0 0 4px rgb(217 138 0 / 18%)',
    })
  }, overlay)
}

interface Scroll {
  from: number
  to: number
}

/**
 * How far what holds the target must scroll for the target to stand between what sticks to the top and the captions.
 * What is to be clicked may stay where it is, because a list that is open would close when the page moves.
 * Cards that are drawn only in view have their true height after it, so the page goes there once and back.
 */
export async function planScroll(target: Locator, { ifHidden }: { ifHidden: boolean }): Promise<Scroll> {
  return target.evaluate(
    (element, { captionHeight, marginPx, ifHidden }) => {
      const findScroller = (): Element => {
        for (let parent = element.parentElement; parent; parent = parent.parentElement) {
          const { overflowY } = getComputedStyle(parent)
          if (/auto|scroll/.test(overflowY) && parent.scrollHeight > parent.clientHeight + 4) return parent
        }
        return document.scrollingElement ?? document.documentElement
      }
      const scroller = findScroller()
      const isWindow = scroller === document.scrollingElement
      const findTop = () => {
        if (!isWindow) return scroller.getBoundingClientRect().top
        const stuck = [...document.querySelectorAll('body *')].filter((other) => {
          if (!/sticky|fixed/.test(getComputedStyle(other).position) || other.contains(element)) return false
          const { top, bottom, width, height } = other.getBoundingClientRect()
          return height > 0 && width > 300 && top < 120 && bottom > 0 && bottom < innerHeight / 2
        })
        return Math.max(0, ...stuck.map((other) => other.getBoundingClientRect().bottom))
      }
      const from = scroller.scrollTop
      const now = element.getBoundingClientRect()
      const isInWidth = now.left >= 0 && now.right <= innerWidth
      const isSeen = isInWidth && now.top >= findTop() && now.bottom <= innerHeight
      if (ifHidden && isSeen) return { from, to: from }
      for (let column = element.parentElement; column; column = column.parentElement) {
        if (
          !/auto|scroll/.test(getComputedStyle(column).overflowX) ||
          column.scrollWidth <= column.clientWidth + 4
        )
          continue
        const [inner, outer] = [element.getBoundingClientRect(), column.getBoundingClientRect()]
        column.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width * 0.7)
      }
      for (let round = 0; round < 4; round++) {
        const bounds = element.getBoundingClientRect()
        const top = findTop() + marginPx
        const room = innerHeight - captionHeight - top
        const wanted = bounds.height <= room ? top + (room - bounds.height) / 2 : top
        scroller.scrollTop += bounds.top - wanted
      }
      const to = scroller.scrollTop
      scroller.scrollTop = from
      scroller.setAttribute('data-scrolled', '')
      return { from, to }
    },
    { captionHeight, marginPx, ifHidden },
  )
}

/** Where the target is, without what lies outside the columns that a wide table shows of itself. */
export async function findSeenBox(target: Locator): Promise<Box> {
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    let [left, right] = [x, x + width]
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflowX === 'visible') continue
      const bounds = parent.getBoundingClientRect()
      left = Math.max(left, bounds.left)
      right = Math.min(right, bounds.right)
    }
    return { x: left, y, width: right - left, height }
  })
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => {
    const scroller = [...document.querySelectorAll('[data-scrolled]')].at(-1)
    if (scroller) scroller.scrollTop = to
  }, top)
}

/** Cards are drawn when they come into view, and only then have their true height. */
export async function drawWholePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const draw = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo(0, top)
      await draw()
    }
    window.scrollTo(0, 0)
    await draw()
  })
}

/** Waits until nothing on the page has changed for a while. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise<void>((resolve) => {
      const quietMs = 250
      let timer = setTimeout(finish, quietMs)
      const longest = setTimeout(finish, 8_000)
      const observer = new MutationObserver((changes) => {
        if (changes.every(({ target }) => target instanceof Element && target.id.startsWith('video-'))) return
        clearTimeout(timer)
        timer = setTimeout(finish, quietMs)
      })
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      function finish() {
        clearTimeout(longest)
        observer.disconnect()
        resolve()
      }
    })
  })
}
