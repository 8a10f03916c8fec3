import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/accessibility.ts'
import { signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import {
  button,
  field,
  heading,
  type KeptPlan,
  openPlan,
  openStep,
  planId,
  readPlan,
  storePlan,
} from '#tests/support/open-workbook.ts'

const van = {
  id: 'van',
  name: 'Full groom',
  kind: 'units',
  period: 'day',
  daysPerMonth: 20,
  price: 85,
  inMonth1: 1.5,
  inMonth6: 4,
  inMonth12: 5,
  capacity: 6,
}

const figures = (page: Page) => page.getByLabel('Key figures of the forecast')
const part = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Parts of Financial Projections' }).getByRole('button', { name })

async function openSales(page: Page, streams: readonly object[] = [van]): Promise<void> {
  const { user } = await signIn(page)
  await storePlan(page, user.id, {
    title: 'Harbor Plan',
    data: { financialProjections: { forecast: { frame: { firstMonth: '2027-03' }, streams } } },
  })
  await page.goto(`/workbook?planId=${planId}&step=8&part=sales`)
  await expect(heading(page, 'Sales')).toBeVisible()
}

/** Unfolds every group of fields. */
async function openGroups(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('summary').first()).toBeVisible()
  const folded = page.getByRole('main').locator('details:not([open]) > summary')
  while ((await folded.count()) > 0) await folded.first().click()
}

async function expectNoFaults(page: Page): Promise<void> {
  await openGroups(page)
  await expectNoAxeViolations(page, undefined, 'main')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
}

/** A forecast is stored once something of it is written, a moment after it is typed. */
async function readStream(page: Page) {
  const finances: Partial<KeptPlan['data']['financialProjections']> = (await readPlan(page)).data
    .financialProjections
  return finances.forecast?.streams[0]
}

test('the parts of the financial projections open from the sidebar, by address and by keyboard, and Next goes through them to step 9', async ({
  page,
}) => {
  const { user } = await signIn(page)
  await openPlan(page, user.id)
  await openStep(page, 8, 'Financial Projections')
  await expect(page.getByText('step 8 of 12 / part 1 of 5')).toBeVisible()
  await part(page, 'Sales').click()
  await expect(heading(page, 'Sales')).toBeFocused()
  await expect(page).toHaveURL(/step=8&part=sales/)
  await expect(page.getByText('step 8 of 12 / part 2 of 5')).toBeVisible()
  await expect(part(page, 'Sales')).toHaveAttribute('aria-current', 'page')

  await part(page, 'Costs and people').focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Costs and people')).toBeFocused()
  await button(page, 'Next: Start-up and funding').click()
  await expect(heading(page, 'Start-up and funding')).toBeFocused()
  await button(page, 'Next: Results').click()
  await expect(heading(page, 'Results')).toBeFocused()
  const completed = page.getByRole('button', { name: 'Completed: Financial Projections' })
  await expect(completed).toHaveCount(0)
  await button(page, 'Next').click()
  await expect(heading(page, 'Team Structure')).toBeFocused()
  await expect(completed).toBeVisible()
  await button(page, 'Previous').click()
  await expect(heading(page, 'Results')).toBeFocused()

  await test.step('and from the drawer of steps on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await button(page, 'STEPS').click()
    await part(page, 'Costs and people').click()
    await expect(heading(page, 'Costs and people')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('a first thing to sell changes the key figures and stays after a reload', async ({ page }) => {
  const { user } = await signIn(page)
  await openPlan(page, user.id)
  await page.goto(`/workbook?planId=${planId}&step=8&part=sales`)
  await expect(page.getByText('There is no forecast yet')).toBeVisible()
  await expect(figures(page)).toContainText('no numbers yet')

  await field(page, 'First month of the forecast').fill('2027-03')
  await button(page, 'Add Something You Sell').click()
  await field(page, 'Name').fill('Full groom')
  await page.getByText('a day', { exact: true }).first().click()
  await field(page, 'What does one sale bring in?').fill('85')
  await field(page, 'Working days in a month').fill('20')
  await field(page, 'Month 1 · Mar 2027').fill('1.5')
  await field(page, 'Month 12 · Feb 2028').fill('5')
  await expect(page.getByText('There is no forecast yet')).toBeHidden()
  await expect(figures(page)).toContainText('needs costs')
  await expect(
    page.getByRole('heading', { name: /^On average [\d.]+ in year 1 and 5 in year 3$/ }),
  ).toBeVisible()

  await button(page, 'I don’t know').click()
  await field(page, 'Seats or slots').fill('4')
  await field(page, 'Turns a day').fill('2')
  await button(page, 'Use 4.8 in month 12 and 8 as the most').click()
  await expect(field(page, 'What is the most you can do?')).toHaveValue('8')
  await expect(field(page, 'Month 12 · Feb 2028')).toHaveValue('4.8')

  await expect.poll(async () => (await readStream(page))?.inMonth12).toBe(4.8)
  await page.reload()
  await expect(field(page, 'What does one sale bring in?')).toHaveValue('85')
  await expect(figures(page)).toContainText('needs costs')
})

test('what is sold is written as numbers, seasons and single months', async ({ page }) => {
  await openSales(page)

  await test.step('a number that cannot be says at its field what it counts as', async () => {
    await field(page, 'What does one sale bring in?').fill('-5')
    await expect(page.getByText('A price cannot be negative, so it counts as 0.')).toBeVisible()
    await field(page, 'What does one sale bring in?').fill('85')
    await expect(page.getByText('A price cannot be negative, so it counts as 0.')).toBeHidden()
  })

  await test.step('the season is one stop for its bars and one for its numbers, and arrow keys go from month to month', async () => {
    const bar = (month: string) => page.getByRole('slider', { name: `${month}, busy or quiet` })
    const number = (month: string) => field(page, `${month}, as a number`)
    await button(page, 'Holiday trade').focus()
    await page.keyboard.press('Tab')
    await expect(bar('January')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(bar('March')).toBeFocused()
    await expect(bar('March')).toHaveAttribute('aria-valuenow', '1')
    await page.keyboard.press('Tab')
    await expect(number('March')).toBeFocused()
    await page.keyboard.type('1.4')
    await page.keyboard.press('ArrowLeft')
    await expect(number('March')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(number('April')).toBeFocused()
    await expect(bar('March')).toHaveAttribute('aria-valuenow', '1.4')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('slider').or(page.getByRole('textbox', { name: /as a number/ }))).toHaveCount(
      24,
    )
    await expect(number('May')).not.toBeFocused()
    await expect(bar('May')).not.toBeFocused()
  })

  await test.step('a month of the season moves by key, by pointer and by typing, and a preset replaces all', async () => {
    const june = page.getByRole('slider', { name: 'June, busy or quiet' })
    await button(page, 'Even').click()
    await june.focus()
    await page.keyboard.press('ArrowUp')
    await expect(june).toHaveAttribute('aria-valuetext', '1.05 of an average month')
    await page.keyboard.press('PageUp')
    await expect(june).toHaveAttribute('aria-valuenow', '1.3')

    const box = await june.boundingBox()
    if (!box) throw new Error('The bar has no place')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.25)
    await page.mouse.up()
    await expect(june).toHaveAttribute('aria-valuenow', '1.5')

    await field(page, 'June, as a number').fill('1.2')
    await expect(june).toHaveAttribute('aria-valuenow', '1.2')
    await expect(page.getByText('The months average 1.017')).toBeVisible()
    await button(page, 'Make the average 1').click()
    await expect(page.getByText('The months average')).toBeHidden()

    await button(page, 'Busy in summer').click()
    await expect(june).toHaveAttribute('aria-valuenow', '1.15')
    await button(page, 'Even').click()
    await expect.poll(async () => (await readStream(page))?.season).toEqual([])
  })

  await test.step('a month can be written by hand, is marked, and can be set back to calculated', async () => {
    await page.getByText('Single months').click()
    await field(page, 'Number sold, Apr 2027').fill('99')
    const byHand = field(page, 'Number sold, Apr 2027, set by hand')
    await expect(byHand).toHaveValue('99')
    await expect(page.getByText('1 set by hand')).toBeVisible()

    await expect
      .poll(async () => (await readPlan(page)).data.financialProjections.forecast.overwrites.length)
      .toBe(1)
    await page.reload()
    await page.getByText('Single months').click()
    await expect(byHand).toHaveValue('99')
    await button(page, 'Set Apr 2027 back to calculated').click()
    await expect(page.getByText('All calculated')).toBeVisible()
    await expect(field(page, 'Number sold, Apr 2027')).toHaveValue('')
  })

  await test.step('a month takes a sum, fills the months after it, and takes a row of a spreadsheet', async () => {
    const april = page.getByRole('textbox', { name: /^Number sold, Apr 2027/ })
    await april.fill('=115.50*2')
    await april.blur()
    await expect(april).toHaveValue('231')

    await april.evaluate((cell) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', '$1,200\t(5)\t\t40\r\n')
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(april).toHaveValue('1200')
    await expect(field(page, 'Number sold, May 2027, set by hand')).toHaveValue('-5')
    await expect(field(page, 'Number sold, Jun 2027')).toHaveValue('')
    const july = field(page, 'Number sold, Jul 2027, set by hand')
    await july.focus()
    await button(page, 'Fill right: 40 in every month after Jul 2027').click()
    await expect(field(page, 'Number sold, Feb 2030, set by hand')).toHaveValue('40')
    await expect(field(page, 'Number sold, Jun 2027')).toHaveValue('')
  })

  await test.step('with all groups open, there are no axe violations, and nothing is too wide', async () => {
    await expectNoFaults(page)
  })

  await test.step('F1 shows in a field why a lender asks, and the results, which have no fields, do not speak of it', async () => {
    const help = page.getByText('in a field to see an example and why a lender asks.')
    await expect(help).toBeVisible()
    await field(page, 'What does one sale bring in?').press('F1')
    const reason = 'They compare it with what your competitors charge.'
    await expect(page.getByRole('main').getByText(reason)).toBeVisible()
    await part(page, 'Results').click()
    await expect(heading(page, 'Results')).toBeVisible()
    await expect(page.getByText('in a field to see an example')).toHaveCount(0)
  })

  await test.step('the costs have no axe violations and are not too wide', async () => {
    await part(page, 'Costs and people').click()
    await button(page, 'Add Person').click()
    await button(page, 'Add Running Cost').click()
    await expectNoFaults(page)
  })
})
