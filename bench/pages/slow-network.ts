import type { BrowserContext, Page } from '@playwright/test'
import { slowDown } from './signed-in-browser.ts'

/** Lighthouse's slow phone, with the delays that it applies to each request of a real browser. */
const slowPhone = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

export interface Paints {
  /** The first text or picture. */
  first: number
  /** The largest one. */
  largest: number
  layoutShift: number
}

/** When a page was painted on its first visit, in milliseconds from its request. */
export async function measurePaints(context: BrowserContext, url: string): Promise<Paints> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowPhone)
  await slowDown(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  const paints = await readPaints(page)
  await page.close()
  return paints
}

async function readPaints(page: Page): Promise<Paints> {
  return page.evaluate(async () => {
    const paints = { first: 0, largest: 0, layoutShift: 0 }
    // Not a named function, because the bench's compiler would add a helper that the page does not have.
    for (const type of ['paint', 'largest-contentful-paint', 'layout-shift']) {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.name === 'first-contentful-paint') paints.first = entry.startTime
          if (type === 'largest-contentful-paint') paints.largest = entry.startTime
          if (type === 'layout-shift') paints.layoutShift += (entry as unknown as { value: number }).value
        }
      }).observe({ type, buffered: true })
    }
    // Buffered entries are reported after this task.
    await new Promise((resolve) => setTimeout(resolve, 500))
    return paints
  })
}
