import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Milliseconds since the navigation began, when a letter typed into the step's first field was on the screen. */
    typedAtMs?: Promise<number>
    /** The same clock, when a link was last clicked. */
    clickedAtMs?: number
  }
}

/**
 * Makes every page of the tab report when a person can type in it. As a person would, it waits until the field
 * has been painted, then focuses it and types a letter, and waits for the paint that shows the letter: a page
 * that draws a field early and is busy for a while after gains nothing.
 */
export async function watchFirstLetter(page: Page): Promise<void> {
  // No function in here has a name: the bench's compiler would add a call to each that the page does not know.
  await page.addInitScript(() => {
    globalThis.window.typedAtMs = (async () => {
      const letter = 'ß'
      const field = await new Promise<HTMLTextAreaElement>((resolve) => {
        new MutationObserver((_, observer) => {
          const found = document.querySelector<HTMLTextAreaElement>('main :is(textarea, input[type=text])')
          if (!found) return
          observer.disconnect()
          resolve(found)
        }).observe(document, { childList: true, subtree: true })
      })
      for (const act of ['type', 'look']) {
        await new Promise<void>((resolve) => {
          requestAnimationFrame(() => {
            const afterPaint = new MessageChannel()
            afterPaint.port1.addEventListener('message', () => resolve(), { once: true })
            afterPaint.port1.start()
            afterPaint.port2.postMessage(null)
          })
        })
        if (act === 'look') break
        field.focus()
        document.execCommand('insertText', false, letter)
      }
      const isShown = field.isConnected && document.activeElement === field && field.value.includes(letter)
      return isShown ? performance.now() : Number.NaN
    })()
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        globalThis.window.clickedAtMs = timeStamp
      },
      { capture: true },
    )
  })
}

/** From the start of the navigation, or from the click that led here. */
export async function readTimeToType(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    const typedAtMs = await globalThis.window.typedAtMs
    return (typedAtMs ?? Number.NaN) - (globalThis.window.clickedAtMs ?? 0)
  })
}
