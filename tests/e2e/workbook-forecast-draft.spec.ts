import { expect, type Page } from '@playwright/test'
import { pagePaths } from '#contract/paths.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll, openDialog } from '#tests/support/accessibility.ts'
import { signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { planId, readPlan, storePlan } from '#tests/support/open-workbook.ts'
import { expectToast } from '#tests/support/toasts.ts'

async function readForecast(page: Page) {
  return (await readPlan(page)).data.financialProjections.forecast
}

/** Opens the draft of a plan without a forecast. */
async function openDraft(page: Page, changed: object = {}) {
  const { user } = await signIn(page)
  const { financialProjections, ...data } = exampleOf('saas')
  const { forecast: _forecast, ...finances } = financialProjections
  await storePlan(page, user.id, {
    title: 'Paycheck',
    template: 'saas',
    data: { ...data, ...changed, financialProjections: finances },
  })
  await page.goto(pagePaths.workbook({ planId, step: '8', part: 'sales' }))
  await page.getByRole('button', { name: 'Draft my forecast' }).click()
  return page.getByRole('dialog', { name: 'Draft my forecast' })
}

test('a forecast is drafted from the plan, confirmed line by line, and taken back by one undo', async ({
  page,
}) => {
  const dialog = await openDraft(page)
  await expect(dialog.getByText('Price: $89, from Pricing tiers: “Professional, $89”')).toBeVisible()
  await test.step('the draft has no axe violations and fits the window', async () => {
    await expectNoAxeViolations(page, undefined, openDialog)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
    }
  })
  await dialog.getByRole('checkbox', { name: 'Starter', exact: true }).check()
  await dialog.getByRole('checkbox', { name: 'Professional', exact: true }).check()
  await dialog.getByRole('button', { name: 'Add 2 lines' }).click()
  await expectToast(page, 'Forecast Drafted', '2 lines added. Next, say how much you sell.')
  const main = page.getByRole('main')
  await expect(main.getByText('Draft', { exact: true })).toHaveCount(2)
  await expect
    .poll(() => readForecast(page))
    .toMatchObject({
      streams: [{ name: 'Starter' }, { name: 'Professional' }],
    })
  await main.getByRole('button', { name: 'Looks right' }).first().click()
  await expect(main.getByText('Draft', { exact: true })).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  // A forecast that nobody has begun is not stored.
  await expect.poll(() => readForecast(page)).toBeUndefined()
})

test('a first month that was read from the milestones is marked as a draft', async ({ page }) => {
  const milestones = [{ id: 'opening', title: 'Opening day', timeline: 'March 2027' }]
  const dialog = await openDraft(page, { implementationTimeline: { milestones } })
  await dialog.getByRole('checkbox', { name: 'First month of the forecast' }).check()
  await dialog.getByRole('button', { name: 'Add 1 line' }).click()
  const main = page.getByRole('main')
  const note = main.getByText('From the rest of your plan: First month of the forecast.')
  await expect(note).toBeVisible()
  await main.getByRole('button', { name: 'Looks right' }).first().click()
  await expect(note).toHaveCount(0)
})
