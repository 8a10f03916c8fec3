import { expect, type Page } from '@playwright/test'
import { exampleOf } from '#domain/plan/examples/every-example.ts'
import { signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { field, heading, planId, storePlan } from '#tests/support/open-workbook.ts'

type Finances = ReturnType<typeof exampleOf>['financialProjections']

async function openPart(page: Page, part: string, name: string, change: (finances: Finances) => void) {
  const { user } = await signIn(page)
  const data = structuredClone(exampleOf('local-service'))
  change(data.financialProjections)
  await storePlan(page, user.id, { title: 'Harbor Plan', template: 'local-service', data })
  await page.goto(`/workbook?planId=${planId}&step=8&part=${part}`)
  await expect(heading(page, name)).toBeVisible()
}

const group = (page: Page, title: string) => page.locator('summary').filter({ hasText: title })

test('a number that cannot be is pointed out at its field, and on the line that folds the field away', async ({
  page,
}) => {
  await openPart(page, 'sales', 'Sales', ({ forecast }) => {
    const [visits] = forecast.streams
    if (visits) Object.assign(visits, { stockDays: -5, startMonth: 40 })
  })
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

test('a month by hand and a season that cannot be are pointed out', async ({ page }) => {
  await openPart(page, 'sales', 'Sales', ({ forecast }) => {
    const [visits] = forecast.streams
    if (!visits) return
    visits.season = Array.from({ length: 12 }, () => 0)
    forecast.overwrites = [{ id: 'a', line: 'sales', itemId: visits.id, month: 2, value: -100 }]
  })
  await expect(
    page.getByText('A season needs a month with sales, so all months count as alike.'),
  ).toBeVisible()
  await expect(
    group(page, 'Single months').getByText('An amount cannot be negative, so it counts as 0.'),
  ).toBeVisible()
})

test('a loan without a term says what it counts as', async ({ page }) => {
  await openPart(page, 'start-up-and-funding', 'Start-up and funding', ({ funding }) => {
    const [loan] = funding.loans
    if (loan) loan.termMonths = null
  })
  await expect(field(page, 'Term')).toHaveAccessibleDescription(/A loan needs a term/)
  await expect(page.getByText(/a month for 60 months/).first()).toBeVisible()
})

test('money that is missing altogether is pointed out where it would be written', async ({ page }) => {
  await openPart(page, 'start-up-and-funding', 'Start-up and funding', ({ funding }) => {
    funding.contributions = []
    funding.loans = []
  })
  const section = page.getByRole('region', { name: 'Money that is not paid back' })
  await expect(section.getByText(/\$85,000 short of what it is needed for\. Put in \$85,000/)).toBeVisible()
})

test('a full list says how many it has room for and adds no more', async ({ page }) => {
  await openPart(page, 'start-up-and-funding', 'Start-up and funding', ({ funding }) => {
    funding.existingDebts = Array.from({ length: 30 }, (_, index) => ({
      id: `debt-${index}`,
      name: `Card ${index}`,
      balance: 100,
      ratePercent: 5,
      monthsLeft: 12,
    }))
  })
  await expect(page.getByText('There is room for 30. Put similar ones together.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Debt' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Add Loan' })).toBeEnabled()
})
