import type { Page } from '@playwright/test'
import { pagePaths } from '#contract/paths.ts'
import { exampleOf } from '#domain/plan/examples/every-example.ts'
import { findQuantile, measureKeyMs } from './pages/key-to-paint.ts'
import { bareListPage, goToTypedRow, longList } from './pages/long-list.ts'
import { slowDown, startSignedInBrowser } from './pages/signed-in-browser.ts'
import { reportComparison } from './report.ts'

const rounds = 3
const lettersARound = 'harbour'
/** The review begins half a second after a key, so after this pause it runs while the next key is typed. */
const pauseMs = 520

async function showList(page: Page, address: string): Promise<Page> {
  await page.goto(address)
  await goToTypedRow(page)
  return page
}

async function typeRound(page: Page): Promise<number[]> {
  await page.bringToFront()
  const timesMs: number[] = []
  for (const letter of lettersARound) {
    timesMs.push(await measureKeyMs(page, letter))
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  // The first key after switching pages wakes the page up.
  return timesMs.slice(1)
}

const { context, storePlans, stop } = await startSignedInBrowser()
try {
  const example = exampleOf('local-service')
  const data = { ...example, businessModel: { ...example.businessModel, revenueStreams: longList } }
  await storePlans({ wb_reviewed: { title: 'Reviewed plan', template: 'local-service', data } })
  await context.route('/bare-list', (route) =>
    route.fulfill({ contentType: 'text/html', body: bareListPage }),
  )
  const bare = await showList(await context.newPage(), '/bare-list')
  const workbook = await showList(
    await context.newPage(),
    pagePaths.workbook({ planId: 'wb_reviewed', step: '3' }),
  )
  await workbook.getByRole('button', { name: /^Review\b/ }).waitFor()
  await slowDown(bare)
  await slowDown(workbook)
  const timesMs = { ours: [] as number[], baseline: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    timesMs.baseline.push(...(await typeRound(bare)))
    timesMs.ours.push(...(await typeRound(workbook)))
  }
  reportComparison({
    name: 'typing in a reviewed plan while each key starts a review, CPU slowed 4×: ms from key to paint, median, ours : bare HTML',
    ours: findQuantile(timesMs.ours, 0.5),
    baseline: findQuantile(timesMs.baseline, 0.5),
    limit: { atMost: 1.5 },
  })
} finally {
  await stop()
}
