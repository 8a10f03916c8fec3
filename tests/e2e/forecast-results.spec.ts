import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/accessibility.ts'
import { signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { button, heading, planId, readPlan, storePlan } from '#tests/support/open-workbook.ts'
import { shortExample } from '#tests/support/short-example.ts'

type Data = ReturnType<typeof shortExample>

async function expectNoFaults(page: Page): Promise<void> {
  await expectNoAxeViolations(page, undefined, 'main')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
}

/** Opens a part of step 8 of a plan with a forecast. */
async function openPart(page: Page, part: string, name: string, change: (data: Data) => void = () => {}) {
  const { user } = await signIn(page)
  const data = shortExample()
  change(data)
  await storePlan(page, user.id, { title: 'Harbor Plan', template: 'local-service', data })
  await page.goto(`/workbook?planId=${planId}&step=8&part=${part}`)
  await expect(heading(page, name)).toBeVisible()
}

const statement = (page: Page, name: string) => page.getByRole('table', { name, exact: true })
const figures = (table: Locator) => table.locator('[data-cell]')

test('the results of a forecast are shown, explained, changed and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPart(page, 'results', 'Results')

  await test.step('with charts, a stress test and statements', async () => {
    await expect(
      page.getByRole('heading', { name: /^Cash (never falls below zero|runs out|is lowest)/ }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Sales (first pass|do not pass) costs/ })).toBeVisible()
    await expect(
      page.getByText(/before cash runs out|already too late|no room, because/).first(),
    ).toBeVisible()
    await expect(
      statement(page, 'Profit and loss').getByRole('rowheader', { name: /^Profit net/ }),
    ).toBeVisible()

    const months = page.getByRole('slider', { name: 'Cash at the end of a month' })
    const last = await months.getAttribute('aria-valuetext')
    await months.press('ArrowLeft')
    expect(await months.getAttribute('aria-valuetext')).not.toBe(last)

    await page.getByRole('button', { name: 'As a table' }).first().click()
    await expect(page.getByRole('columnheader', { name: 'Cash at the end' })).toBeVisible()
  })

  await test.step('a figure opens into its sum, leads to its field, and Escape closes it', async () => {
    const table = statement(page, 'Profit and loss')
    await table.getByRole('button', { name: /^Sales/ }).click()
    const visits = table.getByRole('row', { name: /^Visits/ })
    await visits.getByRole('button').nth(9).click()
    const sum = page.getByRole('dialog')
    await expect(sum).toContainText('× $8 =')
    await page.keyboard.press('Escape')
    await expect(sum).toBeHidden()
    await expect(visits.getByRole('button').nth(9)).toBeFocused()

    await page.keyboard.press('Enter')
    await sum.getByRole('button', { name: 'Sales', exact: true }).first().click()
    await expect(heading(page, 'Sales')).toBeVisible()
  })

  await page.goBack()
  await expect(heading(page, 'Results')).toBeVisible()

  await test.step('without axe violations, and they fit the window', async () => {
    await button(page, 'Try changes').click()
    await expect(page.getByRole('slider', { name: 'Number sold' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What lenders work out' })).toBeVisible()
    await expect(page.getByText(/Least room first/)).toBeVisible()
    await expectNoFaults(page)
  })

  await test.step('what-if sliders change the figures, and the plan only when a case is kept', async () => {
    const before = await readPlan(page)
    const lowest = page.getByLabel('With these changes').locator('dd').first()
    await expect(lowest).toBeVisible()
    const planned = await lowest.innerText()
    const volume = page.getByRole('slider', { name: 'Number sold' })
    await volume.fill('80')
    await expect(lowest).toContainText('planned')
    expect(await lowest.innerText()).not.toBe(planned)
    expect(await readPlan(page)).toEqual(before)

    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('A slow year')
    await button(page, 'Keep this').click()
    await expect(page.getByRole('listitem').filter({ hasText: '20% fewer sold' })).toBeVisible()
    await expect
      .poll(async () => (await readPlan(page)).data.financialProjections.forecast.scenarios)
      .toMatchObject([{ name: 'A slow year', volumePercent: 80 }])
    await button(page, 'Remove A slow year').click()
    await expect(page.getByText('20% fewer sold')).toBeHidden()
  })

  await test.step('statements and periods change by keyboard, and arrow keys move between figures', async () => {
    await page.getByRole('radio', { name: 'Profit and loss' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(statement(page, 'Cash flow')).toBeVisible()
    await page.getByRole('radio', { name: 'Months' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    const table = statement(page, 'Cash flow')
    await expect(table.getByRole('columnheader')).toHaveText(['USD', 'Year 1', 'Year 2', 'Year 3'])
    await figures(table).first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await expect(figures(table).nth(5)).toBeFocused()
  })

  await test.step('a statement is copied for a spreadsheet', async () => {
    await page.getByRole('radio', { name: 'Profit and loss' }).check()
    await page.getByRole('radio', { name: 'Years' }).check()
    await button(page, 'Copy to a spreadsheet').click()
    await expect(page.getByText('Copied. Paste it into a spreadsheet.').first()).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^Profit and loss \(USD\)\tYear 1\tYear 2\tYear 3\n/)
    expect(copied).toMatch(/\nProfit\t-?\d+\t-?\d+\t-?\d+$/)
  })
})

test('money that does not cover its uses says so and offers the change that balances it', async ({
  page,
}) => {
  await openPart(page, 'start-up-and-funding', 'Start-up and funding', ({ financialProjections }) => {
    const [first] = financialProjections.startupCosts
    if (first) first.amount += 30_000
  })
  const short = page.getByText(/short of what it is needed for/)
  await expect(short.first()).toBeVisible()
  await expect(page.getByText(/a month for \d+ months/).first()).toBeVisible()
  await test.step('without axe violations, and they fit the window', () => expectNoFaults(page))
  await page
    .getByRole('button', { name: /^(Put in|Borrow) \$[\d,]+$/ })
    .last()
    .click()
  await expect(page.getByText('Sources and uses balance.', { exact: true })).toBeVisible()
  await expect(short).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(short.first()).toBeVisible()
})

test('a forecast without volumes is not judged, and leads to the field that is missing', async ({ page }) => {
  await openPart(page, 'results', 'Results', ({ financialProjections }) => {
    for (const stream of financialProjections.forecast.streams)
      Object.assign(stream, { inMonth1: null, inMonth6: null, inMonth12: null })
  })
  await expect(page.getByText('needs sales', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/no room|runs out/)).toHaveCount(0)
  await page.getByRole('button', { name: /^Write how much of/ }).click()
  await expect(heading(page, 'Sales')).toBeVisible()
  await expect(page.locator('[id$="inMonth1"]').first()).toBeFocused()
})
