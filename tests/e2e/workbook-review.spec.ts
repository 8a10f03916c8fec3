import { expect, type Locator, type Page } from '@playwright/test'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/accessibility.ts'
import { signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { button, heading, planId, readPlan, storePlan } from '#tests/support/open-workbook.ts'
import { shortExample } from '#tests/support/short-example.ts'

test.use({ hasAdvisor: true })

/** A plan in which every sale loses money and a tier waits for its segment. */
async function storeFaultyPlan(page: Page) {
  const { user } = await signIn(page)
  const data = shortExample()
  data.financialProjections.projections.price = 2
  data.financialProjections.projections.cogs = 3
  const [tier] = data.financialProjections.pricingTiers
  if (tier) tier.targetSegment = 'TBD'
  await storePlan(page, user.id, { title: 'Harbor Plan', template: 'local-service', data, currentStep: 3 })
}

const openReview = async (page: Page) => {
  await page.goto(`/workbook?planId=${planId}&step=review`)
  await expect(heading(page, 'Not ready for the bank yet')).toBeVisible()
}
const lossFinding = (page: Page) =>
  page.locator('details').filter({ hasText: 'You lose money on every sale' }).first()
const open = async (page: Page) => {
  const finding = lossFinding(page)
  if ((await finding.getAttribute('open')) === null) await finding.locator('summary').click()
  return finding
}

/** To the first of the places that the finding names. */
const goToField = (finding: Locator) =>
  finding
    .getByRole('button', { name: /^Go there/ })
    .first()
    .click()

test('the review of a plan leads from its findings to a better plan', async ({ page, context }) => {
  await storeFaultyPlan(page)
  await page.goto(`/workbook?planId=${planId}&step=3`)
  const ready = heading(page, 'Not ready for the bank yet')

  await test.step('it opens from below the steps, for a bank or an investor, and remembers for whom', async () => {
    await page.getByRole('button', { name: /^Review\s*\d+ findings?$/ }).click()
    await expect(ready).toBeFocused()
    await expect(page).toHaveURL(/step=review/)
    await page.getByText('For an investor').click()
    await expect(heading(page, 'Not ready for an investor yet')).toBeVisible()
    await page.reload()
    await expect(heading(page, 'Not ready for an investor yet')).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Business Model')).toBeVisible()
    await page.goForward()
    await page.getByText('For a bank').click()
    await expect(ready).toBeVisible()
  })

  await test.step('it has no axe violations and fits a phone, a tablet and a desktop', async () => {
    await open(page)
    await expectNoAxeViolations(page, undefined, 'main')
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
    }
  })

  await test.step('it is saved as a PDF for a mentor', async () => {
    const download = page.waitForEvent('download')
    await button(page, 'Export for a mentor').click()
    expect((await download).suggestedFilename()).toMatch(/^Harbor Plan_review_\d{4}-\d\d-\d\d\.pdf$/)
    await expect(page.getByText('The review was saved as a PDF file.', { exact: true })).toBeVisible()
  })

  await test.step('an answer is kept with the plan and blocks no more, and undo takes it back', async () => {
    const finding = await open(page)
    await finding.getByRole('button', { name: 'This is right because…' }).click()
    const reason = finding.getByRole('textbox', { name: 'This is right because' })
    await reason.fill('the first visit is a gift.')
    // Whoever looks at the field before keeping the answer finds it again.
    await goToField(finding)
    await expect(heading(page, 'Financial Projections')).toBeVisible()
    await page.goBack()
    await open(page)
    await expect(reason).toHaveValue('the first visit is a gift.')
    await finding.getByRole('button', { name: 'Keep this answer' }).click()
    await expect(page.getByRole('heading', { name: 'Answered by you' })).toBeVisible()
    await expect(lossFinding(page)).toHaveCount(0)
    await expect
      .poll(async () => (await readPlan(page)).data.review?.answers.map(({ reason }) => reason))
      .toEqual(['the first visit is a gift.'])
    await button(page, 'Undo').click()
    await expect(lossFinding(page)).toBeVisible()
    await button(page, 'Redo').click()
    await page.getByRole('button', { name: /^Take it back/ }).press('Enter')
    await expect(lossFinding(page)).toBeVisible()
    // The list of answers has gone, and its button with it.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('a key figure gets a source', async () => {
    await page.getByText(/^Give \d+ a source$/).click()
    await page.getByText('Price $2').click()
    await page.getByRole('textbox', { name: 'Who says so' }).first().fill('Menu of the Pier Cafe')
    await button(page, 'Keep this source').first().click()
    // The next figure that waits for a source opens in its place.
    await expect(page.locator('details[open] > summary:focus')).not.toContainText('Price')
    await page.getByText('With a source').click()
    const sourced = page.locator('summary', { hasText: 'Quoted, with date, Menu of the Pier Cafe' })
    await expect(sourced.first()).toBeVisible()
  })

  await test.step('it changes when another tab changes the plan, and says what changed', async () => {
    const other = await context.newPage()
    await other.goto(`/workbook?planId=${planId}&step=8`)
    const price = other.getByRole('textbox', { name: 'Price', exact: true })
    await price.fill('46')
    await expect(page.getByRole('heading', { name: 'Since you last looked' })).toBeVisible()
    await expect(page.getByText('Resolved: You lose money on every sale')).toBeVisible()
    await expect(lossFinding(page)).toHaveCount(0)
    await price.fill('2')
    await expect(lossFinding(page)).toBeVisible()
    await other.close()
  })

  await test.step('a finding leads to its field and back, and is gone once it is fixed', async () => {
    const finding = await open(page)
    await goToField(finding)
    const price = page.getByRole('textbox', { name: 'Price', exact: true })
    await expect(price).toBeFocused()
    await price.fill('46')
    await button(page, 'Back to the review').click()
    await expect(page.getByText('Resolved: You lose money on every sale')).toBeVisible()
    await expect(lossFinding(page)).toHaveCount(0)
  })

  await test.step('a finding in a folded list opens the list', async () => {
    const finding = page.locator('details').filter({ hasText: 'TBD' }).first()
    if ((await finding.getAttribute('open')) === null) await finding.locator('summary').click()
    await goToField(finding)
    await expect(page.getByRole('textbox', { name: 'Target segment' }).first()).toBeFocused()
    await page.reload()
    const tiers = page.locator('summary').filter({ hasText: 'Pricing tiers' })
    await expect(tiers).toContainText('Coffee to go')
    await expect(page.getByRole('textbox', { name: 'Tier name' }).first()).toBeHidden()
  })
})

const added = (page: Page) => page.getByRole('region', { name: 'Added by the model' })

test('a configured model adds findings that can be answered or dismissed, and changes nothing else', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 502/)
  await page.route('**/api/settings', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...((await response.json()) as object), assistant: 'model' } })
  })
  const { solution, name } = exampleOf('local-service').businessIdea
  const finding = (title: string, quotes: [string, string][]) => ({
    title,
    content: 'A reader will ask.',
    suggestion: 'Say why.',
    places: quotes.map(([address, quote]) => ({ address, quote })),
  })
  const findings = [
    finding('Mornings only', [
      ['businessIdea.solution', solution.slice(0, 40).trim()],
      ['businessIdea.name', name],
    ]),
    finding('A name like others', [['businessIdea.name', name]]),
    finding('Invented', [['businessIdea.name', 'No such words']]),
  ]
  const answers = [{ status: 502, json: {} }, { json: { findings, source: 'model' } }]
  await page.route('**/api/ai/review-findings', (route) => route.fulfill(answers.shift() ?? {}))
  await storeFaultyPlan(page)
  await openReview(page)
  const ask = button(page, 'Ask the model for more')
  await ask.click()
  await expect(added(page)).toContainText('The model did not answer.')
  await expect(lossFinding(page)).toBeVisible()

  await ask.click()
  await expect(added(page).locator('details')).toHaveCount(2)
  await expect(heading(page, 'Not ready for the bank yet')).toBeVisible()
  await added(page)
    .getByRole('button', { name: /^Dismiss.*A name like others/ })
    .click()
  const card = added(page).locator('details')
  await card.locator('summary').click()
  await expect(card.getByRole('button', { name: /^Go there/ })).toHaveCount(2)
  await expectNoAxeViolations(page, [1440], '[aria-labelledby=review-added]')
  await card.getByRole('button', { name: 'This is right because…' }).click()
  await card.getByRole('textbox', { name: 'This is right because' }).fill('ferries run early.')
  await card.getByRole('button', { name: 'Keep this answer' }).click()
  await expect(card).toHaveCount(0)
  await page.reload()
  await expect(added(page)).toContainText('This is right because ferries run early.')
  await expect(added(page).locator('details')).toHaveCount(0)
})

test('a figure gets its source at its field, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await storeFaultyPlan(page)
  await page.goto(`/workbook?planId=${planId}&step=2`)
  const form = page.locator('form').filter({ has: button(page, 'Keep this source') })

  await test.step('a text’s, which is not asked about again', async () => {
    const tam = page.getByRole('textbox', { name: /^TAM|Total Addressable/ })
    await tam.fill('$1.2M a year, 4,000 commuters')
    await tam.press('Tab')
    const question = button(page, 'Where does $1.2M come from?')
    await question.click()
    await form.getByRole('textbox', { name: 'Who says so' }).fill('Port Ellery census')
    await form.getByRole('textbox', { name: 'When' }).fill('2025')
    await expectNoAxeViolations(page, [390], 'main form')
    await expectNoSidewaysScroll(page)
    await button(page, 'Keep this source').click()
    await expect(button(page, '$1.2M: Quoted, with date, Port Ellery census, 2025')).toBeFocused()
    await button(page, 'Undo').click()
    // Undone where it was given: the field asks again.
    await question.click()
    await button(page, 'Do not ask again').click()
    await expect(tam).toBeFocused()
    await tam.press('Tab')
    await expect(question).toHaveCount(0)
    await expect
      .poll(async () =>
        (await readPlan(page)).data.review?.sources.map(({ figure, kind }) => `${figure} ${kind}`),
      )
      .toEqual(['$1.2M skipped'])
  })

  await test.step('a number’s', async () => {
    await page.goto(`/workbook?planId=${planId}&step=8`)
    const cost = page.getByRole('textbox', { name: 'Cost to win a customer (CAC)' })
    await cost.fill('37')
    await cost.press('Tab')
    await button(page, 'Where does $37 come from?').click()
    await page.getByLabel('Where it comes from').selectOption({ label: 'Assumed' })
    await page.getByRole('textbox', { name: 'Why it is likely' }).fill('Like the shop next door')
    await expectNoSidewaysScroll(page)
    await button(page, 'Keep this source').click()
    await expect(button(page, '$37: Assumed, Like the shop next door')).toBeFocused()
  })
})
