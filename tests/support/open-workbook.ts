import { expect, type Page } from '@playwright/test'
import { type Workbook, restoreWorkbook } from '#domain/plan/restore.ts'
import { toStoredData } from '#domain/plan/to-stored-data.ts'
import { partsOf } from '#domain/plan/step-parts.ts'
import type { Step } from '#domain/plan/steps.ts'

export const planId = 'wb_harbor'
const planKey = `workbook:${planId}`

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true, level: 1 })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/**
 * Goes to the next step, through the parts of this one. By keyboard, because cards that are drawn only in view can move
 * the button between the press and the release of a mouse on a busy machine.
 */
export async function goThrough(page: Page, step: Step): Promise<void> {
  for (const { name } of partsOf(step).slice(1)) {
    await button(page, `Next: ${name}`).press('Enter')
    await expect(heading(page, name)).toBeFocused()
  }
  await button(page, 'Next').press('Enter')
}

/** The line below the plan's title. The sidebar says the same. */
export const savedWhere = (page: Page, text: string) =>
  page.getByRole('main').getByText(text, { exact: true })

/** A page of the same origin that runs none of our code, and needs no route, which would turn the browser's cache off. */
export async function openBlankPage(page: Page): Promise<void> {
  await page.goto('/robots.txt')
}

/** Stores a text where the browser keeps the plan, before the workbook opens. */
export async function storeText(page: Page, text: string): Promise<void> {
  await openBlankPage(page)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [planKey, text] as const)
}

/** Stores a plan in the browser the way the workbook saves it. */
export async function storePlan(page: Page, ownerId: string, plan: object): Promise<void> {
  const workbook = restoreWorkbook({ lastSaved: '2026-11-16T12:00:00.000Z', ...plan })
  await storeText(page, JSON.stringify({ owner: ownerId, ...workbook, data: toStoredData(workbook.data) }))
}

export async function openStep(page: Page, step: number, name: string): Promise<void> {
  await page.goto(`/workbook?planId=${planId}&step=${step}`)
  await expect(heading(page, name)).toBeVisible()
}

/** Opens the step 'Business Idea' of a plan with a name and no template text. */
export async function openPlan(page: Page, ownerId: string, plan: object = {}): Promise<void> {
  await storePlan(page, ownerId, {
    title: 'Harbor Plan',
    data: { businessIdea: { name: 'Harbor Roasters' } },
    ...plan,
  })
  await openStep(page, 1, 'Business Idea')
  await expect(field(page, 'Business name')).toBeVisible()
}

export async function readText(page: Page, key = planKey): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

export type KeptPlan = Pick<Workbook, 'title' | 'template' | 'revision' | 'completedSteps' | 'data'>

/** The stored plan without the parts that change with every save and every step. */
export async function readPlan(page: Page): Promise<KeptPlan> {
  const {
    lastSaved: _time,
    currentStep: _step,
    saveMarks: _marks,
    ...plan
  } = JSON.parse((await readText(page)) ?? '') as Workbook
  return plan
}

/** The business idea as stored. */
export async function readIdea(page: Page): Promise<Workbook['data']['businessIdea']> {
  return (await readPlan(page)).data.businessIdea
}

/** Unfolds the sidebar's 'Plan' section. */
export async function openPlanMenu(page: Page): Promise<void> {
  const section = page.locator('details').filter({ has: page.getByText('Plan', { exact: true }) })
  if ((await section.getAttribute('open')) === null) await section.locator('summary').click()
}

export async function importPlanFile(page: Page, text: string): Promise<void> {
  await openPlanMenu(page)
  const choosing = page.waitForEvent('filechooser')
  await button(page, 'Import JSON').click()
  const file = { name: 'plan.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await (await choosing).setFiles(file)
}
