import type { BrowserContext } from '@playwright/test'
import { pagePaths } from '#contract/paths.ts'
import { findQuantile } from './pages/key-to-paint.ts'
import { makeLargePlan } from './pages/large-plan.ts'
import { slowDown, startSignedInBrowser } from './pages/signed-in-browser.ts'
import { reportComparison } from './report.ts'

const rounds = 7
/** Where the plan has its five fields a card, and no step before it has been drawn. */
const step = '5'

declare global {
  interface Window {
    interactiveMs?: Promise<number>
  }
}

/** From the start of the navigation until the first field is on the page and the page is free to take a key. */
async function measureOpeningMs(context: BrowserContext, planId: string): Promise<number> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    globalThis.window.interactiveMs = new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('main :is(textarea, input, fieldset button)')) return
        observer.disconnect()
        requestAnimationFrame(() => requestIdleCallback(() => resolve(performance.now())))
      }).observe(document, { childList: true, subtree: true })
    })
  })
  await slowDown(page)
  await page.goto(pagePaths.workbook({ planId, step }))
  const elapsedMs = await page.evaluate(() => globalThis.window.interactiveMs ?? Number.NaN)
  await page.close()
  return elapsedMs
}

const { context, storePlans, stop } = await startSignedInBrowser()
try {
  const large = makeLargePlan()
  const lengthBytes = Buffer.byteLength(JSON.stringify(large))
  if (lengthBytes < 1_000_000) throw new Error(`The large plan has only ${lengthBytes} bytes`)
  await storePlans({ wb_large: large, wb_empty: { title: 'Empty plan' } })

  // The browser's cache holds the product's files, as it does for whoever wrote so much.
  await measureOpeningMs(context, 'wb_empty')
  const timesMs = { large: [] as number[], empty: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    timesMs.empty.push(await measureOpeningMs(context, 'wb_empty'))
    timesMs.large.push(await measureOpeningMs(context, 'wb_large'))
  }
  const largeMs = findQuantile(timesMs.large, 0.5)
  reportComparison({
    name: 'opening a plan of 1 MB, CPU slowed 4×: ms to a field one can type in, large : empty plan',
    ours: largeMs,
    baseline: findQuantile(timesMs.empty, 0.5),
    limit: { atMost: 2.2 },
  })
  reportComparison({
    name: 'opening a plan of 1 MB, CPU slowed 4×: ms to a field one can type in, ours : 1 s',
    ours: largeMs,
    baseline: 1000,
    // The goal is 1: even an empty plan takes longer, so what is left is the program's own start.
    limit: { atMost: 5 },
  })
} finally {
  await stop()
}
