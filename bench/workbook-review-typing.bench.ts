import type { Page } from '@playwright/test'
import { pagePaths } from '#contract/paths.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { findQuantile, measureKeyMs } from './pages/key-to-paint.ts'
import { bareListPage, goToTypedRow, longList } from './pages/long-list.ts'
import { slowDown, startSignedInBrowser } from './pages/signed-in-browser.ts'
import { reportComparison } from './report.ts'

const rounds = 6
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

/** In a page whose worker never answers, no review is ever shown. */
function silenceWorkers() {
  globalThis.Worker = class extends EventTarget {
    postMessage() {}
    terminate() {}
  } as unknown as typeof Worker
}

const { context, storePlans, stop } = await startSignedInBrowser()
try {
  const example = exampleOf('local-service')
  const data = { ...example, businessModel: { ...example.businessModel, revenueStreams: longList } }
  await storePlans({ wb_reviewed: { title: 'Reviewed plan', template: 'local-service', data } })
  await context.route('/bare-list', (route) =>
    route.fulfill({ contentType: 'text/html', body: bareListPage }),
  )
  const step = pagePaths.workbook({ planId: 'wb_reviewed', step: '3' })
  const silent = await context.newPage()
  await silent.addInitScript(silenceWorkers)
  const pages = {
    reviewed: await showList(await context.newPage(), step),
    unreviewed: await showList(silent, step),
    bare: await showList(await context.newPage(), '/bare-list'),
  }
  await pages.reviewed.getByRole('button', { name: /^Review\b/ }).waitFor()
  const timesMs: Record<keyof typeof pages, number[]> = { reviewed: [], unreviewed: [], bare: [] }
  for (const page of Object.values(pages)) await slowDown(page)
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['bare', 'unreviewed', 'reviewed'] as const) {
      timesMs[name].push(...(await typeRound(pages[name])))
    }
  }
  for (const [name, baseline, atMost] of [
    ['the same plan without a review', timesMs.unreviewed, 1.15],
    ['bare HTML', timesMs.bare, 1.9],
  ] as const) {
    reportComparison({
      name: `typing in a reviewed plan while each key starts a review, CPU slowed 4×: ms from key to paint, median, ours : ${name}`,
      ours: findQuantile(timesMs.reviewed, 0.5),
      baseline: findQuantile(baseline, 0.5),
      limit: { atMost },
    })
  }
} finally {
  await stop()
}
