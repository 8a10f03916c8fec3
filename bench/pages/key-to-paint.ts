import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Settles with the milliseconds from the next key to the paint that shows it. */
    measuredKey?: Promise<number>
  }
}

/**
 * Types one letter into the focused field. The time begins when the browser takes the key, and ends when the page
 * is next free after the frame that shows the letter, or that many frames later.
 */
export async function measureKeyMs(page: Page, letter: string, framesLater = 0): Promise<number> {
  // No function in here has a name, because the compiler would call a helper for it that the page does not have.
  await page.evaluate((frames) => {
    globalThis.window.measuredKey = new Promise((resolve) => {
      const field = document.activeElement
      document.addEventListener(
        'keydown',
        ({ timeStamp }) => {
          field?.addEventListener(
            'input',
            () => {
              void (async () => {
                for (let left = frames; left > 0; left -= 1) {
                  await new Promise((passed) => requestAnimationFrame(() => setTimeout(passed)))
                }
                requestAnimationFrame(() => {
                  const afterPaint = new MessageChannel()
                  afterPaint.port1.addEventListener('message', () => resolve(performance.now() - timeStamp), {
                    once: true,
                  })
                  afterPaint.port1.start()
                  afterPaint.port2.postMessage(null)
                })
              })()
            },
            { once: true, capture: true },
          )
        },
        { once: true, capture: true },
      )
    })
  }, framesLater)
  await page.keyboard.press(letter)
  return await page.evaluate(() => globalThis.window.measuredKey ?? Number.NaN)
}

export function findQuantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
