import { expect, type Page } from '@playwright/test'
import { emptyExistingDebt } from '#domain/forecast/inputs/new-items.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { button, field, heading, planId, readPlan, storePlan } from '#tests/support/open-workbook.ts'
import { expectToast } from '#tests/support/toasts.ts'

type Finances = ReturnType<typeof exampleOf>['financialProjections']

const partNames = {
  sales: 'Sales',
  'costs-and-people': 'Costs and people',
  'start-up-and-funding': 'Start-up and funding',
}

/** Opens a part of the example of a local business. */
async function openPart(
  page: Page,
  part: keyof typeof partNames,
  change: (finances: Finances) => void = () => {},
): Promise<void> {
  const { user } = await signIn(page)
  const data = structuredClone(exampleOf('local-service'))
  change(data.financialProjections)
  await storePlan(page, user.id, { title: 'Harbor Plan', template: 'local-service', data })
  await page.goto(`/workbook?planId=${planId}&step=8&part=${part}`)
  await expect(heading(page, partNames[part])).toBeVisible()
}

const part = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Parts of Financial Projections' }).getByRole('button', { name })

const group = (page: Page, title: string) => page.locator('summary').filter({ hasText: title })

async function readFinances(page: Page) {
  return (await readPlan(page)).data.financialProjections
}

test('sales that cannot be are pointed out at their fields', async ({ page }) => {
  await openPart(page, 'sales', ({ forecast }) => {
    const [visits] = forecast.streams
    if (!visits) return
    const season = Array.from({ length: 12 }, () => 0)
    Object.assign(visits, { stockDays: -5, startMonth: 40, season })
    forecast.overwrites = [{ id: 'a', line: 'sales', itemId: visits.id, month: 2, value: -100 }]
  })

  await test.step('a season without sales, and a month by hand', async () => {
    await expect(
      page.getByText('A season needs a month with sales, so all months count as alike.'),
    ).toBeVisible()
    await expect(
      group(page, 'Single months').getByText('An amount cannot be negative, so it counts as 0.'),
    ).toBeVisible()
  })

  await test.step('a number, also on the line that folds its field away', async () => {
    const days = 'A number of days cannot be negative, so it counts as 0.'
    await expect(group(page, 'What a sale costs').getByText(days)).toBeVisible()
    await group(page, 'What a sale costs').click()
    await expect(group(page, 'What a sale costs').getByText(days)).toBeHidden()
    await expect(field(page, 'Days of stock')).toHaveAccessibleDescription(new RegExp(days))
    await field(page, 'Days of stock').fill('5')
    await expect(page.getByText(days)).toHaveCount(0)

    const late = 'Month 40 is after the end of the forecast, so nothing is sold in it.'
    await group(page, 'Years 2 and 3').click()
    await expect(field(page, 'First month with sales')).toHaveAccessibleDescription(new RegExp(late))
    await field(page, 'First month with sales').fill('1')
    await expect(page.getByText(late)).toHaveCount(0)
  })
})

test('a loan’s term says what it counts as, and a full list that it takes no more', async ({ page }) => {
  await openPart(page, 'start-up-and-funding', ({ funding }) => {
    const [loan] = funding.loans
    if (loan) loan.termMonths = null
    funding.existingDebts = Array.from({ length: 30 }, (_, index) => ({
      ...emptyExistingDebt(`debt-${index}`),
      name: `Card ${index}`,
      balance: 100,
      ratePercent: 5,
      monthsLeft: 12,
    }))
  })
  const term = field(page, 'Term')
  await expect(term).toHaveAccessibleDescription(/A loan needs a term/)
  await expect(page.getByText(/a month for 60 months/).first()).toBeVisible()

  await test.step('it is read in months or years, and the field says as what', async () => {
    await term.fill('7')
    await expect(term).toHaveAccessibleDescription(/7 months\. Write “7 years” if you mean years\./)
    await term.fill('7 years')
    await expect(term).toHaveAccessibleDescription(/84 months, 7 years/)
    await term.blur()
    await expect(term).toHaveValue('84')
    await expect.poll(async () => (await readFinances(page)).funding.loans[0]?.termMonths).toBe(84)
  })

  await test.step('a full list says how many it has room for and adds no more', async () => {
    await expect(page.getByText('There is room for 30. Put similar ones together.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add Debt' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Add Loan' })).toBeEnabled()
  })
})

test('money that is missing altogether is pointed out where it would be written', async ({ page }) => {
  await openPart(page, 'start-up-and-funding', ({ funding }) => {
    funding.contributions = []
    funding.loans = []
  })
  const section = page.getByRole('region', { name: 'Money that is not paid back' })
  await expect(section.getByText(/\$85,000 short of what it is needed for\. Put in \$85,000/)).toBeVisible()

  await test.step('an empty amount is quiet until it is left empty', async () => {
    await button(page, 'Add Contribution').click()
    const amount = section.getByRole('textbox', { name: 'Amount' })
    await expect(amount).not.toHaveAttribute('aria-invalid', 'true')
    await expect(amount).not.toHaveAccessibleDescription(/short of what it is needed for/)
    await section.getByRole('textbox', { name: 'Name' }).fill('Savings')
    await expect(amount).toHaveAccessibleDescription(/short of what it is needed for/)
    await expect(amount).not.toHaveAttribute('aria-invalid', 'true')
    await amount.focus()
    await amount.blur()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
  })
})

test('currencies, usual costs and payroll are offered as the plan needs them', async ({ page }) => {
  await openPart(page, 'costs-and-people', (finances) => {
    finances.currency = 'HRK'
    const { forecast } = finances
    forecast.frame.entity = 'sole-trader'
    forecast.people = []
    forecast.runningCosts = []
  })

  await test.step('usual costs that are missing are added with one press, and count as nothing yet', async () => {
    const tick = page
      .getByRole('list', { name: 'Parts of Financial Projections' })
      .getByRole('button', { name: /^Costs and people.*Filled in/ })
    await button(page, 'Marketing and advertising').click()
    await expect(field(page, 'Name')).toHaveValue('Marketing and advertising')
    await expect(button(page, 'Marketing and advertising')).toHaveCount(0)
    await expect(button(page, 'Maintenance and repairs')).toBeVisible()
    await expect(tick).toHaveCount(0)
    await field(page, 'Amount').fill('4800/12')
    await expect(field(page, 'Amount')).toHaveAccessibleDescription(/Counts as 400/)
    await expect(tick).toHaveCount(1)
  })

  await test.step('an owner who draws their pay is not asked about payroll, and one of a corporation is', async () => {
    await button(page, 'Add Person').click()
    const payroll = field(page, 'Payroll taxes and benefits')
    await expect(payroll).toBeVisible()
    await page.getByRole('checkbox', { name: 'An owner of the business' }).check()
    await expect(payroll).toBeHidden()
    await expect(page.getByText('no payroll taxes are due on it')).toBeVisible()
    await page.getByRole('combobox', { name: 'How the business is taxed' }).selectOption('corporation')
    await expect(payroll).toBeVisible()
  })

  await test.step('only currencies in use are offered, an older one is kept, and a change converts nothing', async () => {
    await part(page, 'Unit economics').click()
    const currency = page.getByRole('combobox', { name: 'Currency of this plan' })
    await expect(currency).toHaveValue('HRK')
    await expect(currency.locator('option:checked')).toHaveText('HRK · Croatian Kuna')
    await currency.selectOption('EUR')
    await expectToast(page, 'Amounts are now in EUR', 'Amounts are not converted.')
    await expect(currency.locator('option[value=HRK]')).toHaveCount(0)
    await expect(currency.locator('option[value=XDR]')).toHaveCount(0)
  })
})
