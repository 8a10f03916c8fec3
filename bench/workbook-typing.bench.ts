import type { Page } from '@playwright/test'
import { pagePaths } from '#contract/paths.ts'
import { findQuantile, measureKeyMs } from './pages/key-to-paint.ts'
import { bareListPage, goToTypedRow, longList } from './pages/long-list.ts'
import { slowDown, startSignedInBrowser } from './pages/signed-in-browser.ts'
import { reportComparison } from './report.ts'

const rounds = 8
const lettersARound = 'harbourroasters'

async function showList(page: Page, address: string): Promise<Page> {
  await page.goto(address)
  await goToTypedRow(page)
  await slowDown(page)
  return page
}

async function typeRound(page: Page): Promise<number[]> {
  await page.bringToFront()
  const timesMs: number[] = []
  for (const letter of lettersARound) timesMs.push(await measureKeyMs(page, letter))
  // The first key after switching pages wakes the page up.
  return timesMs.slice(1)
}

const { context, storePlans, stop } = await startSignedInBrowser()
try {
  await storePlans({ wb_long: { title: 'Long list', data: { businessModel: { revenueStreams: longList } } } })
  await context.route('/bare-list', (route) =>
    route.fulfill({ contentType: 'text/html', body: bareListPage }),
  )
  const bare = await showList(await context.newPage(), '/bare-list')
  const workbook = await showList(
    await context.newPage(),
    pagePaths.workbook({ planId: 'wb_long', step: '3' }),
  )
  const timesMs = { ours: [] as number[], baseline: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    timesMs.baseline.push(...(await typeRound(bare)))
    timesMs.ours.push(...(await typeRound(workbook)))
  }
  for (const [name, share, atMost] of [
    ['median', 0.5, 1.75],
    ['90th of 100', 0.9, 1.8],
  ] as const) {
    reportComparison({
      name: `typing in a list of 300, CPU slowed 4×: ms from key to paint, ${name}, ours : bare HTML`,
      ours: findQuantile(timesMs.ours, share),
      baseline: findQuantile(timesMs.baseline, share),
      // The rest is Chromium laying out and painting the rows' buttons and glow layers.
      limit: { atMost },
    })
  }
} finally {
  await stop()
}
