import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '#tests/support/accessibility.ts'
import { signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { button, heading, openStep, readPlan, storePlan } from '#tests/support/open-workbook.ts'
import { expectToast } from '#tests/support/toasts.ts'
import { fullPlan } from '#tests/builders/full-plan.ts'

test.use({ hasAdvisor: true })

const advisor = (page: Page) => page.getByRole('complementary', { name: 'Advisor' })
const prompt = (page: Page) => page.getByRole('textbox', { name: /^Ask the advisor about/ })
const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' })

async function openFullPlan(page: Page, step: number, name: string, plan: object = fullPlan) {
  const { user } = await signIn(page)
  await storePlan(page, user.id, plan)
  await openStep(page, step, name)
}

test('the built-in advisor points out what is missing, answers from the plan and proposes text for it', async ({
  page,
}) => {
  const data = {
    ...fullPlan.data,
    businessIdea: { ...fullPlan.data.businessIdea, solution: 'We sell [product].' },
  }
  await openFullPlan(page, 1, 'Business Idea', { ...fullPlan, data })
  await expect(advisor(page).getByText('Built-in · works offline')).toBeVisible()
  await expect(advisor(page).getByText('[product]').first()).toBeVisible()
  await advisor(page).getByRole('button', { name: 'Go to Solution' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Solution', exact: true })).toBeFocused()

  await prompt(page).click()
  await prompt(page).fill('What is my break-even?')
  await prompt(page).press('Shift+Enter')
  await prompt(page).press('Enter')
  await expect(conversation(page)).toContainText('3.3 months')
  await expect(prompt(page)).toHaveValue('')
  await expectNoAxeViolations(page, [1440])

  await page.reload()
  await expect(conversation(page)).toContainText('What is my break-even?')
  await button(page, 'CLEAR CONVERSATION').click()
  await expect(conversation(page)).toHaveCount(0)
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(conversation(page)).toContainText('3.3 months')

  await test.step('only the chosen parts of an accepted proposal go into the plan, and they can be undone', async () => {
    await openStep(page, 5, 'Customer Personas')
    const before = await readPlan(page)
    await button(page, 'Define target personas').click()
    const take = conversation(page).getByRole('button', { name: 'Add to my plan' }).first()
    await expect(take).toBeVisible()
    expect((await readPlan(page)).data.customerPersonas).toEqual(before.data.customerPersonas)

    await conversation(page)
      .getByRole('checkbox', { name: /^Goals:/ })
      .first()
      .uncheck()
    await take.click()
    await expect(page.getByText('Added to Your Plan', { exact: true }).first()).toBeVisible()
    await expect.poll(async () => (await readPlan(page)).data.customerPersonas.personas.length).toBe(3)
    expect((await readPlan(page)).data.customerPersonas.personas.at(-1)).toMatchObject({ goals: '' })
    // The page shows where the text went.
    await expect(page.getByRole('textbox', { name: /^Persona name/ }).last()).toBeFocused()
    await page
      .getByRole('region', { name: /^Notifications/ })
      .getByRole('button', { name: 'Undo' })
      .click()
    await expect
      .poll(async () => (await readPlan(page)).data.customerPersonas)
      .toEqual(before.data.customerPersonas)
  })
})

test('the figures lead to their calculation, and asking scrolls the advisor’s own list alone', async ({
  page,
}) => {
  await openFullPlan(page, 3, 'Business Model')
  await expect(advisor(page)).toContainText('71.7%')
  await button(page, 'view detailed calculations').click()
  await expect(heading(page, 'Financial Projections')).toBeVisible()
  expect(await page.evaluate(() => globalThis.scrollY)).toBe(0)
  for (const question of ['What is my break-even?', 'How do I size my market?', 'What do lenders ask?']) {
    await prompt(page).fill(question)
    await prompt(page).press('Enter')
    await expect(conversation(page)).toContainText(question)
    await expect(prompt(page)).toHaveValue('')
    await expect(conversation(page).locator('[aria-busy=true]')).toHaveCount(0)
    expect(await page.evaluate(() => globalThis.scrollY)).toBe(0)
  }
  await expect(button(page, 'CLEAR CONVERSATION')).toBeInViewport()
})

test('on a phone the advisor is a drawer, where a failure keeps the question and a model’s reply is plain text', async ({
  page,
  allowConsoleError,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  allowConsoleError(/status of 502/)
  await page.setViewportSize({ width: 390, height: 844 })
  await openFullPlan(page, 3, 'Business Model')
  await page.route('**/api/ai/*', (route) =>
    route.fulfill({ status: 502, json: { code: 'assistant_failed', message: 'no' } }),
  )
  await button(page, 'AI HELP').click()
  await expect(page.getByText('AI Service Unavailable')).toBeVisible()
  await test.step('a reply of a model runs and loads nothing, and a proposal names its field', async () => {
    const response =
      'Hi <img src="https://evil.example/x.png" onerror="globalThis.hacked = true"> [link](javascript:hacked=1) ' +
      '![pic](https://evil.example/y.png) [fine](https://example.com/a)'
    const proposal = {
      place: { section: 'businessIdea', field: 'solution' },
      label: 'One more revenue stream',
      change: { kind: 'replace', text: 'Nothing' },
      assumptions: [],
    }
    const events = [
      { type: 'text', text: response },
      { type: 'done', answer: { response, proposals: [proposal], source: 'model' } },
    ]
    await page.route('**/api/ai/quick-action', (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''),
      }),
    )
    await prompt(page).fill('Hello')
    await prompt(page).press('Enter')
    await expect(conversation(page)).toContainText('<img src=')
    const links = conversation(page).getByRole('link')
    await expect(links.last()).toHaveAttribute('href', 'https://example.com/a')
    await expect(links.last()).toHaveText('fine (example.com)')
    await expect(conversation(page).getByText('Business Idea: Solution', { exact: true })).toBeVisible()
    const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
    expect(addresses.filter((address) => !address.startsWith('https://'))).toEqual([])
    await expect(conversation(page).locator('img')).toHaveCount(0)
    expect(requests.filter((url) => url.includes('evil.example'))).toEqual([])
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false)
    await page.unroute('**/api/ai/quick-action')
  })

  await prompt(page).fill('Help me')
  await prompt(page).press('Enter')
  await expectToast(page, 'AI Error', 'Unable to process your request. Please try again.')
  await expect(conversation(page)).toContainText('Sorry, I encountered an error. Please try again.')
  await expect(prompt(page)).toHaveValue('Help me')
  // The first press goes to the notice on top of the drawer.
  await page.keyboard.press('Escape')
  await expect(page.getByText('AI Error', { exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(button(page, 'AI HELP')).toBeFocused()
})
