import type { Page } from '@playwright/test'
import { pagePaths } from '#contract/paths.ts'
import { findQuantile, measureKeyMs } from './pages/key-to-paint.ts'
import { goToTypedRow, longList } from './pages/long-list.ts'
import { slowDown, startSignedInBrowser } from './pages/signed-in-browser.ts'
import { makeLargestForecast } from './plans/largest-forecast.ts'
import { reportComparison } from './report.ts'

const rounds = 8
const digitsARound = '123456789'
/** The forecast is calculated after the frame that shows the letter, and its figures show in the next one. */
const framesLater = 1

async function open(page: Page, address: string): Promise<Page> {
  await page.goto(address)
  await page.getByRole('main').getByRole('textbox').first().waitFor()
  await slowDown(page)
  return page
}

async function typeRound(page: Page, focus: (page: Page) => Promise<void>): Promise<number[]> {
  await page.bringToFront()
  await focus(page)
  const timesMs: number[] = []
  for (const digit of digitsARound) timesMs.push(await measureKeyMs(page, digit, framesLater))
  // The first key after switching pages wakes the page up.
  return timesMs.slice(1)
}

/** By its id, because its label follows the kind of sale. */
const focusPrice = (page: Page) =>
  page.locator('[id="field-financialProjections.forecast.streams.s0.price"]').fill('')

const { context, storePlans, stop } = await startSignedInBrowser()
try {
  await storePlans({
    wb_long: { title: 'Long list', data: { businessModel: { revenueStreams: longList } } },
    wb_forecast: { title: 'Largest forecast', data: makeLargestForecast() },
  })
  const other = await open(await context.newPage(), pagePaths.workbook({ planId: 'wb_long', step: '3' }))
  const forecast = await open(
    await context.newPage(),
    pagePaths.workbook({ planId: 'wb_forecast', step: '8', part: 'sales' }),
  )
  const timesMs = { ours: [] as number[], baseline: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    timesMs.baseline.push(...(await typeRound(other, goToTypedRow)))
    timesMs.ours.push(...(await typeRound(forecast, focusPrice)))
  }
  reportComparison({
    name: 'typing in the largest forecast, CPU slowed 4×: ms from key to new figures, median, ours : a step without a forecast',
    ours: findQuantile(timesMs.ours, 0.5),
    baseline: findQuantile(timesMs.baseline, 0.5),
    limit: { atMost: 1.5 },
  })
} finally {
  await stop()
}
