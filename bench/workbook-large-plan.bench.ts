import type { BrowserContext, Page } from '@playwright/test'
import { pagePaths, pages } from '#contract/paths.ts'
import { findQuantile } from './pages/key-to-paint.ts'
import { makeLargePlan } from './pages/large-plan.ts'
import { slowDown, startSignedInBrowser } from './pages/signed-in-browser.ts'
import { readTimeToType, watchFirstLetter } from './pages/time-to-type.ts'
import { reportComparison } from './report.ts'

const rounds = 7
/** Browsers keep compiled scripts from the third visit on, and the author of a large plan has been here before. */
const warmUpRounds = 3
/** Where the plan has its five fields a card, and no step before it has been drawn. */
const step = '5'
const lineMs = 1000
const restMs = 1500

/** A new tab causes work in the browser's own processes, which is done by the time a person uses the tab. */
async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.waitForTimeout(restMs)
  return page
}

/** By its address, as a bookmark or a reload opens it: the program's own start is part of it. */
async function openByAddress(context: BrowserContext, planId: string): Promise<number> {
  const page = await openTab(context)
  await watchFirstLetter(page)
  await slowDown(page)
  await page.goto(pagePaths.workbook({ planId, step }))
  const elapsedMs = await readTimeToType(page)
  await page.close()
  return elapsedMs
}

/** From the dashboard, by its EDIT link: the program runs already. */
async function openByLink(context: BrowserContext): Promise<number> {
  const page = await openTab(context)
  await watchFirstLetter(page)
  await page.goto(pages.dashboard.path)
  const link = page.getByRole('link', { name: /^EDIT.*Large plan/i })
  await link.waitFor()
  await page.waitForLoadState('networkidle')
  await slowDown(page)
  await link.click()
  const elapsedMs = await readTimeToType(page)
  await page.close()
  return elapsedMs
}

const { context, storePlans, stop } = await startSignedInBrowser()
try {
  const large = makeLargePlan()
  const lengthBytes = Buffer.byteLength(JSON.stringify(large))
  if (lengthBytes < 1_000_000) throw new Error(`The large plan has only ${lengthBytes} bytes`)
  const small = { title: 'Small plan', data: { customerPersonas: { personas: [{ id: 'p', name: 'Dana' }] } } }
  await storePlans({ wb_large: { ...large, currentStep: Number(step) }, wb_small: small })

  const timesMs = { large: [] as number[], small: [] as number[], link: [] as number[] }
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    const roundMs = {
      small: await openByAddress(context, 'wb_small'),
      large: await openByAddress(context, 'wb_large'),
      link: await openByLink(context),
    }
    // The typed text must not make the plan grow from round to round.
    await storePlans({ wb_large: { ...large, currentStep: Number(step) }, wb_small: small })
    if (round < 0) continue
    for (const key of ['large', 'small', 'link'] as const) timesMs[key].push(roundMs[key])
  }
  const largeMs = findQuantile(timesMs.large, 0.5)
  reportComparison({
    name: 'opening a plan of 1 MB by its address, CPU slowed 4×: ms until a typed letter shows, large : small plan',
    ours: largeMs,
    baseline: findQuantile(timesMs.small, 0.5),
    limit: { atMost: 2.2 },
  })
  reportComparison({
    name: 'opening a plan of 1 MB by its address, CPU slowed 4×: ms until a typed letter shows, ours : 1 s',
    ours: largeMs,
    baseline: lineMs,
    // The goal of 1 s is met where the program runs already (below). Here its own start is most of it, for any plan.
    limit: { atMost: 2.5 },
  })
  reportComparison({
    name: 'opening a plan of 1 MB from the dashboard, CPU slowed 4×: ms until a typed letter shows, ours : 1 s',
    ours: findQuantile(timesMs.link, 0.5),
    baseline: lineMs,
    limit: { atMost: 1 },
  })
} finally {
  await stop()
}
