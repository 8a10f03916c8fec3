import { expect, type Page } from '@playwright/test'
import { apiPaths } from '#contract/paths.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/accessibility.ts'
import { registerAccount, signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { openBlankPage } from '#tests/support/open-workbook.ts'
import { expectToast } from '#tests/support/toasts.ts'

interface StoredPlan {
  id: string
  title: string
  template?: string
  currentStep?: number
  completedSteps?: number[]
  lastSaved?: string
}

const cards = (page: Page) => page.getByRole('region', { name: 'MY BUSINESS PLANS' }).getByRole('listitem')
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const editLink = (page: Page, title: string) => card(page, title).getByRole('link', { name: /^EDIT/ })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

const writeStorage = (page: Page, texts: Record<string, string>) =>
  page.evaluate((entries) => {
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text)
  }, texts)
const readStorage = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries<string>(localStorage)))

/** Stores plans in the browser the way the workbook saves them, and opens the dashboard. */
async function showPlans(page: Page, owner: string, plans: readonly StoredPlan[]): Promise<void> {
  await openBlankPage(page)
  await writeStorage(
    page,
    Object.fromEntries(
      plans.map(({ id, ...plan }, index) => [
        `workbook:${id}`,
        JSON.stringify({ owner, lastSaved: `2026-11-${16 - index}T12:00:00.000Z`, ...plan }),
      ]),
    ),
  )
  await page.goto('/dashboard')
  await expect(cards(page)).toHaveCount(plans.length)
}

const harbor: StoredPlan = {
  id: 'wb_harbor',
  title: 'Harbor Roasters',
  template: 'local-service',
  currentStep: 5,
  completedSteps: [1, 2, 3, 4],
}
const bakery: StoredPlan = { id: 'plan_1700000000000abc', title: 'Corner Bakery', template: 'ecommerce' }
const many = Array.from({ length: 8 }, (_, index) => ({
  id: `wb_${index}`,
  title: `Plan ${index + 1}`,
  ...(index === 3 && { completedSteps: [1, 2] }),
}))

/** Stores plans in a second tab, as the workbook would there. */
async function storeInOtherTab(page: Page, texts: Record<string, string>): Promise<void> {
  const otherTab = await page.context().newPage()
  await openBlankPage(otherTab)
  await writeStorage(otherTab, texts)
  await otherTab.close()
}

test('a first visit shows who is signed in, five starting points and no plans yet, and keeps a chosen theme', async ({
  page,
}) => {
  const { email } = await signIn(page)
  await page.goto('/dashboard')
  const header = page.getByRole('banner')
  await expect(header.getByText('AB', { exact: true })).toBeVisible()
  await expect(header.getByText('Ada Byron', { exact: true })).toBeVisible()
  await expect(header.getByText(email, { exact: true })).toBeVisible()
  await expect(header.getByRole('link', { name: 'LOGOUT' })).toHaveAttribute('href', apiPaths.logout)
  await expect(page.getByRole('heading', { name: 'Welcome, Ada Byron', level: 1 })).toBeVisible()

  const create = page.getByRole('region', { name: 'CREATE NEW BUSINESS PLAN' })
  const startingPoints = [
    ['SaaS Business', 'saas'],
    ['E-commerce', 'ecommerce'],
    ['Service Business', 'service'],
    ['Marketplace', 'marketplace'],
    ['Startup', 'startup'],
  ] as const
  await expect(create.getByRole('link')).toHaveCount(startingPoints.length)
  for (const [name, id] of startingPoints) {
    const link = create.getByRole('link', { name: new RegExp(`^${name}`) })
    await expect(link).toHaveAttribute('href', `/workbook?template=${id}`)
  }

  await expect(page.getByText('0 PLANS', { exact: true })).toBeVisible()
  await expect(page.getByText('NO BUSINESS PLANS YET', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'CREATE YOUR FIRST PLAN' })).toHaveAttribute(
    'href',
    '/workbook?template=saas',
  )
  await expect(page.getByRole('link', { name: 'GET STARTED WITH YOUR FIRST PLAN' })).toHaveAttribute(
    'href',
    '/workbook',
  )
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)

  await test.step('the chosen theme is remembered', async () => {
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveValue('dark')
  })
})

test('the cards show each plan’s kind and progress, newest first, and can be renamed and copied', async ({
  page,
}) => {
  const rename = (title: string) => page.getByRole('button', { name: `Rename ${title}` })
  const field = (title: string) => page.getByRole('textbox', { name: `New title for ${title}` })
  const { user } = await signIn(page)
  const odd = { id: 'wb_odd', title: 'Odd one', template: 'no-such-template', lastSaved: 'last spring' }
  await showPlans(page, user.id, [bakery, harbor, odd])
  await expect(cards(page).getByRole('heading')).toHaveText(['Corner Bakery', 'Harbor Roasters', 'Odd one'])
  await expect(page.getByText('3 PLANS', { exact: true })).toBeVisible()
  const harborCard = card(page, 'Harbor Roasters')
  for (const line of ['Coffee Shop Template', 'CURRENT STEP 5 OF 12', 'PROGRESS 4/12 COMPLETED']) {
    await expect(harborCard.getByText(line, { exact: true })).toBeVisible()
  }
  await expect(harborCard.getByText('Nov 15, 2026')).toBeVisible()
  await expect(editLink(page, 'Harbor Roasters')).toHaveAttribute('href', '/workbook?planId=wb_harbor')
  await expect(editLink(page, 'Corner Bakery')).toHaveAttribute('href', `/workbook?planId=${bakery.id}`)
  await expect(card(page, 'Odd one').getByText('Business Plan', { exact: true })).toBeVisible()
  await expect(card(page, 'Odd one').getByText('Unknown date')).toBeVisible()

  await test.step('Escape and an empty title keep the old title', async () => {
    const before = await readStorage(page)
    await rename('Harbor Roasters').click()
    await page.keyboard.type('Something else')
    await page.keyboard.press('Escape')
    await expect(rename('Harbor Roasters')).toBeFocused()
    await rename('Harbor Roasters').click()
    await field('Harbor Roasters').fill('   ')
    await page.keyboard.press('Enter')
    await expect(rename('Harbor Roasters')).toBeFocused()
    expect(await readStorage(page)).toEqual(before)
  })

  await test.step('leaving the field saves the title', async () => {
    await rename('Corner Bakery').click()
    await field('Corner Bakery').fill('Quay Bakery')
    await page.keyboard.press('Tab')
    await expect(card(page, 'Quay Bakery')).toBeVisible()
  })

  await test.step('Enter saves and returns focus to the button', async () => {
    await rename('Harbor Roasters').press('Enter')
    await expect(field('Harbor Roasters')).toBeFocused()
    await page.keyboard.type('Pier Roasters')
    await page.keyboard.press('Enter')
    await expect(rename('Pier Roasters')).toBeFocused()
    await page.reload()
    await expect(card(page, 'Pier Roasters').getByText('PROGRESS 4/12 COMPLETED')).toBeVisible()
  })

  await test.step('a copy of a plan appears beside it with its own id', async () => {
    await page.getByRole('button', { name: 'Duplicate Pier Roasters' }).click()
    await expect(cards(page)).toHaveCount(4)
    await expect(editLink(page, 'Copy of Pier Roasters')).toBeFocused()
    await expect(editLink(page, 'Copy of Pier Roasters')).toHaveAttribute('href', /planId=wb_(?!harbor)/)
    await expect(card(page, 'Copy of Pier Roasters').getByText('CURRENT STEP 5 OF 12')).toBeVisible()
  })
})

test('deleting a plan takes effect immediately, and Undo restores all of it', async ({ page }) => {
  const remove = (title: string) => card(page, title).getByRole('button', { name: 'DELETE' })
  const { user } = await signIn(page)
  await showPlans(page, user.id, [harbor, bakery])

  await test.step('a failure shows an error and keeps the card', async () => {
    await page.evaluate(() => {
      const removing = Object.getOwnPropertyDescriptor(Storage.prototype, 'removeItem') ?? {}
      Storage.prototype.removeItem = () => {
        Object.defineProperty(Storage.prototype, 'removeItem', removing)
        throw new DOMException('refused', 'SecurityError')
      }
    })
    await remove('Harbor Roasters').click()
    await expectToast(page, 'Delete Error', 'Failed to delete the business plan.')
    await expect(cards(page)).toHaveCount(2)
  })

  const before = await readStorage(page)
  await remove('Harbor Roasters').press('Enter')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByText('1 PLAN', { exact: true })).toBeVisible()
  await expectToast(page, 'Plan Deleted', 'Business plan has been deleted successfully.')
  await expect(editLink(page, 'Corner Bakery')).toBeFocused()
  expect(Object.keys(await readStorage(page))).not.toContain('workbook:wb_harbor')

  for (const key of ['F8', 'Tab', 'Tab']) await page.keyboard.press(key)
  await expect(undo(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(editLink(page, 'Harbor Roasters')).toBeFocused()
  const after = await readStorage(page)
  expect(after['workbook:wb_harbor']).toBe(before['workbook:wb_harbor'])
  expect(after['workbook:plan_1700000000000abc']).toBe(before['workbook:plan_1700000000000abc'])

  await test.step('the last plan leaves the empty state, with focus on its heading', async () => {
    await remove('Corner Bakery').click()
    await expect(cards(page)).toHaveCount(1)
    await remove('Harbor Roasters').click()
    await expect(page.getByText('NO BUSINESS PLANS YET')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'MY BUSINESS PLANS' })).toBeFocused()
  })
})

test('more than six plans can be searched and sorted, and each opens and is returned to', async ({
  page,
}) => {
  const { user } = await signIn(page)
  await showPlans(page, user.id, many.slice(0, 6))
  await expect(page.getByRole('searchbox')).toHaveCount(0)

  await test.step('the list follows when another tab saves plans', async () => {
    const more = many
      .slice(6)
      .map((plan) => [`workbook:${plan.id}`, JSON.stringify({ owner: user.id, ...plan })] as const)
    await storeInOtherTab(page, Object.fromEntries(more))
    await expect(cards(page)).toHaveCount(8)
  })

  const search = page.getByRole('searchbox', { name: 'Search plans' })
  await search.fill('pLaN 7')
  await expect(cards(page).getByRole('heading')).toHaveText(['Plan 7'])
  await expect(page.getByText('1 of 8 plans found')).toBeAttached()
  await search.fill('nothing like it')
  await expect(page.getByText('No plan matches')).toBeVisible()
  await page.getByRole('button', { name: 'Show all plans' }).click()
  await expect(cards(page)).toHaveCount(8)
  const order = page.getByRole('combobox', { name: 'Sort plans' })
  await order.selectOption('Most complete')
  await expect(cards(page).getByRole('heading').first()).toHaveText('Plan 4')
  await order.selectOption('Title')
  await expect(cards(page).getByRole('heading')).toHaveText(many.map(({ title }) => title))

  await test.step('they have no axe violations, even while a card is being renamed', async () => {
    await page.getByRole('button', { name: 'Rename Plan 1' }).click()
    await expectNoAxeViolations(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
  })

  await test.step('a plan opens at the top, and going back returns to its card', async () => {
    await page.setViewportSize({ width: 390, height: 700 })
    const link = editLink(page, 'Plan 7')
    await link.scrollIntoViewIfNeeded()
    const offset = await page.evaluate(() => globalThis.scrollY)
    expect(offset).toBeGreaterThan(300)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Business Idea' })).toBeVisible()
    expect(await page.evaluate(() => globalThis.scrollY)).toBe(0)
    await page.goBack()
    await expect(link).toBeInViewport()
    expect(await page.evaluate(() => globalThis.scrollY)).toBe(offset)
  })
})

test('another account in the same browser sees none of the plans, and the first account still has them', async ({
  page,
  context,
}) => {
  const { user, username, password } = await registerAccount(page.request)
  await showPlans(page, user.id, [harbor])
  await page.getByRole('link', { name: 'LOGOUT' }).click()
  await page.waitForURL('/')

  await test.step('no one is signed in after a logout, and nothing asks who is', async () => {
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('signed_in')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('data-started')
    expect(asked).not.toContain('/api/auth/user')
  })

  await registerAccount(page.request)
  await page.goto('/dashboard')
  await expect(page.getByText('NO BUSINESS PLANS YET')).toBeVisible()
  await expect(page.getByText('Harbor Roasters')).toHaveCount(0)

  await page.request.post(apiPaths.login, { data: { username, password } })
  await page.goto('/dashboard')
  await expect(card(page, 'Harbor Roasters')).toBeVisible()
})

test('an unreadable plan is offered for download, and plans in older storage layouts are migrated once', async ({
  page,
}) => {
  await signIn(page)
  await openBlankPage(page)
  await writeStorage(page, {
    'business-plans': '["plan_1700000000000abc"]',
    plan_1700000000000abc: '{"title":"Corner Bakery","currentStep":3,"completedSteps":[1,2]}',
    'business-workbook': '{"data":{"businessIdea":{"name":"Harbor Roasters"}}}',
    'workbook:wb_bad': '{bad',
  })
  await page.goto('/dashboard')
  await expect(cards(page)).toHaveCount(2)
  await expect(card(page, 'Corner Bakery').getByText('CURRENT STEP 3 OF 12')).toBeVisible()
  await expect(card(page, 'Harbor Roasters')).toBeVisible()
  const ours = /^(?:workbook|lastUser$)/
  expect(Object.keys(await readStorage(page)).filter((key) => !ours.test(key))).toEqual([])

  await expect(page.getByText('A saved plan could not be read completely')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download wb_bad' }).click()
  expect((await downloading).suggestedFilename()).toBe('damaged-plan-wb_bad.json')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Discard wb_bad' }).click()
  await expect(page.getByText('A saved plan could not be read completely')).toBeHidden()
  await undo(page).click()
  await expect(page.getByText('A saved plan could not be read completely')).toBeVisible()
})

test('a browser that blocks storage shows a warning, and the page still works', async ({ page }) => {
  await signIn(page)
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  await page.goto('/dashboard')
  await expectToast(page, 'Load Error', 'Failed to load your business plans.')
  await expect(page.getByText('Your plans cannot be read in this browser')).toBeVisible()
  await expect(page.getByRole('link', { name: /^SaaS Business/ })).toBeVisible()
})

test('an unreachable cloud does not show the message that there are no plans', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 500/)
  await registerAccount(page.request)
  await page.request.post(apiPaths.workbooks, {
    data: { title: 'Only in the Cloud', template: 'saas', data: {}, currentStep: '1', completedSteps: [] },
  })
  await page.route(apiPaths.workbooks, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Broken.' } }),
  )
  await page.goto('/dashboard')
  await expectToast(page, 'Load Error', 'Failed to load your business plans.')
  await expect(page.getByText('Your cloud plans could not be loaded')).toBeVisible()
  await expect(page.getByText('NO BUSINESS PLANS YET')).toBeHidden()
  await expect(page.getByText(/^\d+ PLAN/)).toBeHidden()
  await expectNoAxeViolations(page)

  await page.unroute(apiPaths.workbooks)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(card(page, 'Only in the Cloud')).toBeVisible()
  await expect(page.getByText('Your cloud plans could not be loaded')).toBeHidden()
})
