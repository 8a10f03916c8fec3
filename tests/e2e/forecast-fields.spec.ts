import { expect, type Page } from '@playwright/test'
import { exampleOf } from '#domain/plan/examples/every-example.ts'
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

async function readFinances(page: Page) {
  return (await readPlan(page)).data.financialProjections
}

test('the term of a loan is read in months or years, and the field says as what', async ({ page }) => {
  await openPart(page, 'start-up-and-funding')
  const term = field(page, 'Term')
  await expect(term).toHaveAccessibleDescription(/84 months, 7 years/)
  await term.fill('7')
  await expect(term).toHaveAccessibleDescription(/7 months\. Write “7 years” if you mean years\./)
  await term.fill('7 years')
  await expect(term).toHaveAccessibleDescription(/84 months, 7 years/)
  await term.blur()
  await expect(term).toHaveValue('84')
  await expect.poll(async () => (await readFinances(page)).funding.loans[0]?.termMonths).toBe(84)
})

test('an empty amount is quiet until it is left empty', async ({ page }) => {
  await openPart(page, 'start-up-and-funding', ({ funding }) => {
    funding.contributions = []
    funding.loans = []
  })
  const section = page.getByRole('region', { name: 'Money that is not paid back' })
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

test('only currencies in use are offered, an older one is kept, and a change converts nothing', async ({
  page,
}) => {
  const { user } = await signIn(page)
  const data = structuredClone(exampleOf('local-service'))
  data.financialProjections.currency = 'HRK'
  await storePlan(page, user.id, { title: 'Harbor Plan', template: 'local-service', data })
  await page.goto(`/workbook?planId=${planId}&step=8`)
  const currency = page.getByRole('combobox', { name: 'Currency of this plan' })
  await expect(currency).toHaveValue('HRK')
  await expect(currency.locator('option:checked')).toHaveText('HRK · Croatian Kuna')
  await currency.selectOption('EUR')
  await expectToast(page, 'Amounts are now in EUR', 'Amounts are not converted.')
  await expect(currency.locator('option[value=HRK]')).toHaveCount(0)
  await expect(currency.locator('option[value=XDR]')).toHaveCount(0)
})

test('usual costs that are missing are offered and added with one press, and count as nothing yet', async ({
  page,
}) => {
  await openPart(page, 'costs-and-people', ({ forecast }) => {
    forecast.people = []
    forecast.runningCosts = []
  })
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

test('an owner who draws their pay is not asked about payroll, and one of a corporation is', async ({
  page,
}) => {
  await openPart(page, 'costs-and-people', ({ forecast }) => {
    forecast.frame.entity = 'sole-trader'
    forecast.people = forecast.people.slice(0, 1)
  })
  const payroll = field(page, 'Payroll taxes and benefits')
  await expect(payroll).toBeVisible()
  await page.getByRole('checkbox', { name: 'An owner of the business' }).check()
  await expect(payroll).toBeHidden()
  await expect(page.getByText('no payroll taxes are due on it')).toBeVisible()
  await page.getByRole('combobox', { name: 'How the business is taxed' }).selectOption('corporation')
  await expect(payroll).toBeVisible()
})
