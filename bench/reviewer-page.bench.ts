import type { BrowserContext, Page } from '@playwright/test'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { sharePlan } from '#tests/support/shared-plan.ts'
import { findQuantile } from './pages/key-to-paint.ts'
import { makeLargePlan } from './pages/large-plan.ts'
import { slowDown, startSignedInBrowser } from './pages/signed-in-browser.ts'
import { reportComparison } from './report.ts'

const rounds = 11
const warmUpRounds = 3
const wantedBytes = 100_000

/** A plan of about 100 KB, with words in every kind of block. */
function makePlan() {
  const { title, data } = makeLargePlan()
  const shorten = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.slice(0, Math.max(1, Math.round(value.length / 10)))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shorten(part)]))
  }
  return { title, data: restoreWorkbookData(shorten(data)) }
}

/** A text, because a bundler's helpers are missing in the page. */
const watchLastSection = `
  requestAnimationFrame(function look() {
    const isShown = document.querySelector('[data-section="1"]') && document.readyState !== 'loading'
    if (!isShown) return requestAnimationFrame(look)
    requestAnimationFrame(() => setTimeout(() => { globalThis.shownAt = performance.now() }))
  })
`

/** From the request of the page to the first frame with the last section in it. */
async function openPage(context: BrowserContext, address: string, html?: string): Promise<number> {
  const page = await context.newPage()
  await page.addInitScript({ content: watchLastSection })
  if (html !== undefined) {
    await page.route(
      (url) => url.pathname.startsWith('/review/'),
      (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
    )
  }
  await slowDown(page)
  await page.goto(address)
  const shownAt = await readShownAt(page)
  await page.close()
  return shownAt
}

async function readShownAt(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => (globalThis as { shownAt?: number }).shownAt)
  return Number(await handle.jsonValue())
}

/** The page as it is drawn, with no script and nothing to decrypt. */
async function copyDrawnPage(context: BrowserContext, address: string): Promise<string> {
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('[data-section]').last().waitFor()
  const html = await page.content()
  await page.close()
  return html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
}

const { context, stop } = await startSignedInBrowser()
try {
  const plan = makePlan()
  const lengthBytes = Buffer.byteLength(JSON.stringify(plan.data))
  if (lengthBytes < wantedBytes) throw new Error(`The plan has only ${lengthBytes} bytes`)
  const { address } = await sharePlan(context.request, plan)
  const html = await copyDrawnPage(context, address)
  const timesMs = { ours: [] as number[], bare: [] as number[] }
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    const ours = await openPage(context, address)
    const bare = await openPage(context, address, html)
    if (round < 0) continue
    timesMs.ours.push(ours)
    timesMs.bare.push(bare)
  }
  reportComparison({
    name: 'opening a shared plan of 100 KB, CPU slowed 4×: ms until it shows, ours : the same HTML unencrypted',
    ours: findQuantile(timesMs.ours, 0.5),
    baseline: findQuantile(timesMs.bare, 0.5),
    limit: { atMost: 1.3 },
  })
} finally {
  await stop()
}
