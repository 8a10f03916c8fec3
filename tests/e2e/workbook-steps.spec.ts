import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { partsOf } from '#domain/plan/step-parts.ts'
import { steps } from '#domain/plan/steps.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import {
  button,
  field,
  goThrough,
  heading,
  importPlanFile,
  openPlan,
  openPlanMenu,
  planId,
  readPlan,
  storePlan,
  savedWhere,
} from '#tests/support/open-workbook.ts'
import { expectToast } from '#tests/support/toasts.ts'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Steps' })
const stepButton = (page: Page, name: string) =>
  sidebar(page).getByRole('button', { name: new RegExp(`${name}$`) })
const currentStep = (page: Page) => sidebar(page).locator('[aria-current=step]')
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Progress' })
const templateSelect = (page: Page) => page.getByRole('combobox', { name: 'Template' })
const stepAddress = (step: number) => `/workbook?planId=${planId}&step=${step}`

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('steps are opened from the sidebar, with Next and Previous, and by going back and forward', async ({
  page,
}) => {
  test.slow()
  const { user } = await signIn(page)
  await openPlan(page, user.id)

  await test.step('back and forward move between steps, and a reload stays on the step', async () => {
    await stepButton(page, 'Business Model').click()
    await expect(heading(page, 'Business Model')).toBeVisible()
    await stepButton(page, 'Team Structure').click()
    await expect(heading(page, 'Team Structure')).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Business Model')).toBeFocused()
    await page.goBack()
    await expect(heading(page, 'Business Idea')).toBeFocused()
    await page.goForward()
    await expect(heading(page, 'Business Model')).toBeFocused()
    await page.reload()
    await expect(heading(page, 'Business Model')).toBeVisible()
    await expect(page).toHaveURL(stepAddress(3))
  })

  await test.step('the sidebar and Previous only change the step', async () => {
    await stepButton(page, 'Risk Analysis').click()
    await expect(heading(page, 'Risk Analysis')).toBeFocused()
    await expect(currentStep(page)).toHaveText(/Risk Analysis$/)
    await button(page, 'Previous').click()
    await expect(heading(page, 'Legal Structure')).toBeFocused()
    await expect(progress(page)).toHaveAttribute('value', '0')
  })

  await test.step('a milestone alone does not complete step 12 without Next', async () => {
    await stepButton(page, 'Implementation Timeline').click()
    await button(page, 'Add Milestone').click()
    await expect(page.getByRole('heading', { name: 'Timeline Overview' })).toBeVisible()
    await expect(progress(page)).toHaveAttribute('value', '0')
    await button(page, 'Undo').click()
    await expect(page.getByRole('heading', { name: 'Timeline Overview' })).toHaveCount(0)
  })

  await test.step('Next completes and marks each step and moves focus to the next heading, up to 100 %', async () => {
    await stepButton(page, 'Business Idea').click()
    await expect(heading(page, 'Business Idea')).toBeFocused()
    await expect(page).toHaveTitle('Workbook – Planwright')
    await expect(sidebar(page).getByRole('button')).toHaveText(
      steps.map(({ number, name }) => `${number}${name}`),
    )
    await expect(button(page, 'Previous')).toBeDisabled()
    await expect(progress(page)).toHaveAttribute('value', '0')

    for (const step of steps.slice(0, -1)) {
      const { number, name, description } = step
      const part = partsOf(step).length > 0 ? ` / part 1 of ${partsOf(step).length}` : ''
      await expect(page.getByText(`Harbor Plan / step ${number} of 12${part}`, { exact: true })).toBeVisible()
      await expect(page.getByText(description, { exact: true })).toBeVisible()
      await expect(currentStep(page)).toHaveText(new RegExp(`${name}$`))
      await goThrough(page, step)
      await expect(heading(page, steps[number]?.name ?? '')).toBeFocused()
      await expect(
        sidebar(page).getByRole('button', { name: `Completed: ${name}`, exact: true }),
      ).toBeVisible()
      await expect(progress(page)).toHaveAttribute('value', String(Math.round((number / 12) * 100)))
      await expect(page).toHaveURL(stepAddress(number + 1))
    }

    await expect(button(page, 'COMPLETE')).toBeDisabled()
    await expect(button(page, 'Next')).toHaveCount(0)
    await expect(progress(page)).toHaveAttribute('value', '92')
    await button(page, 'Add Milestone').click()
    await expect(progress(page)).toHaveAttribute('value', '100')
    await expect(button(page, 'COMPLETE')).toBeDisabled()
    await expect
      .poll(async () => (await readPlan(page)).completedSteps)
      .toEqual(steps.map((step) => step.number))
  })
})

test('an address with only a plan opens the step where the person left off', async ({ page }) => {
  const { user } = await signIn(page)
  await storePlan(page, user.id, { title: 'Harbor Plan', currentStep: 9 })
  for (const step of ['', '&step=13']) {
    await page.goto(`/workbook?planId=${planId}${step}`)
    await expect(heading(page, 'Team Structure')).toBeVisible()
    await expect(page).toHaveURL(stepAddress(9))
  }

  await test.step('one of another account’s plan starts a new one and leaves the other unchanged', async () => {
    await storePlan(page, 'someone-else', { title: 'Not yours', data: { businessIdea: { name: 'Secret' } } })
    const before = await readPlan(page)
    await page.goto(stepAddress(1))
    await expect(field(page, 'Business name')).toHaveValue('')
    await expect(page).not.toHaveURL(new RegExp(planId))
    await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible()
    await expect(savedWhere(page, 'Will be saved in this browser')).toBeVisible()
    await field(page, 'Business name').fill('Mine')
    await expect(page.getByText('Auto-saved just now')).toBeVisible()
    await expect(page.getByText('Not yours')).toHaveCount(0)
    expect(await readPlan(page)).toEqual(before)
    await page.reload()
    await expect(field(page, 'Business name')).toHaveValue('Mine')
  })
})

test('an address without a plan starts a new one from a template', async ({ page }) => {
  await signIn(page)

  await test.step('which a reload opens again', async () => {
    await page.goto('/workbook?template=ecommerce')
    await expect(page).toHaveURL(/\/workbook\?planId=wb_[\w-]+&step=1$/)
    const address = page.url()
    await expect(templateSelect(page)).toHaveValue('ecommerce')
    await expect(page.getByText('New Business Plan / step 1 of 12')).toBeVisible()
    await page.reload()
    await expect(templateSelect(page)).toHaveValue('ecommerce')
    expect(page.url()).toBe(address)
  })

  await test.step('the dropdown offers seven templates, the workbook’s four first', async () => {
    await expect(templateSelect(page).getByRole('option')).toHaveText([
      'SaaS Business',
      'E-commerce',
      'Consulting',
      'Coffee Shop Template',
      'Service Business',
      'Marketplace',
      'Startup',
    ])
  })

  await test.step('and switches to another template and keeps the person’s text', async () => {
    const solution = await field(page, 'Solution').inputValue()
    await field(page, 'Business name').fill('Harbor Roasters')
    await templateSelect(page).selectOption('Coffee Shop Template')
    await expectToast(page, 'Template Applied', 'Switched to Coffee Shop Template. Your own text was kept.')
    await expect(field(page, 'Business name')).toHaveValue('Harbor Roasters')
    await expect(field(page, 'Solution')).not.toHaveValue(solution)
    await stepButton(page, 'Financial Projections').click()
    await expect(page.getByRole('textbox', { name: /^Price/ }).first()).toHaveValue('8')
  })
})

test('the plan as a whole is exported, imported and reset', async ({ page }) => {
  const { user } = await signIn(page)
  await openPlan(page, user.id, { data: exampleOf('consulting') })
  const downloading = page.waitForEvent('download')
  await button(page, 'Export JSON').click()
  const download = await downloading
  await expectToast(page, 'Export Complete', 'Your plan was saved as a JSON file.')
  expect(download.suggestedFilename()).toBe('Harbor Plan_workbook.json')
  const text = await readFile(await download.path(), 'utf8')
  const exported = await readPlan(page)

  await openPlan(page, user.id)

  await test.step('a broken or unrelated file is refused with the reason and changes nothing', async () => {
    const before = await readPlan(page)
    await importPlanFile(page, '{"data": {')
    await expectToast(page, 'Import Failed', 'This file is not JSON, or it is cut off. Nothing was changed.')
    await importPlanFile(page, '{"invoice": 7}')
    await expectToast(
      page,
      'Import Failed',
      'This file contains no sections of a business plan. Nothing was changed.',
    )
    await expect(field(page, 'Business name')).toHaveValue('Harbor Roasters')
    await page.reload()
    await expect(field(page, 'Business name')).toHaveValue('Harbor Roasters')
    expect(await readPlan(page)).toEqual(before)
  })

  await test.step('Import JSON restores an equal plan from the file of Export JSON', async () => {
    await importPlanFile(page, text)
    await expectToast(page, 'Data Imported', 'Workbook data has been imported successfully.')
    await expect(field(page, 'Business name')).toHaveValue(exported.data.businessIdea.name)
    // Fields that still have their default are left out of a saved plan.
    await expect
      .poll(async () => restoreWorkbookData((await readPlan(page)).data))
      .toEqual(restoreWorkbookData(exported.data))
    // Every step is filled in, so the person does not have to go through all twelve again.
    await expect(progress(page)).toHaveAttribute('value', '100')
  })

  await test.step('a reset restores the template, goes to step 1 and clears the completed steps', async () => {
    await stepButton(page, 'Business Model').click()
    await expect(heading(page, 'Business Model')).toBeVisible()
    await openPlanMenu(page)
    await button(page, 'Reset to Template').click()
    await expectToast(page, 'Workbook Reset', 'Applied SaaS Business template successfully.')
    await expect(heading(page, 'Business Idea')).toBeVisible()
    await expect(page.getByText('New SaaS Business Plan / step 1 of 12')).toBeVisible()
    await expect(progress(page)).toHaveAttribute('value', '0')
    await expect
      .poll(() => readPlan(page))
      .toMatchObject({ title: 'New SaaS Business Plan', completedSteps: [], revision: '1', template: 'saas' })
  })
})
