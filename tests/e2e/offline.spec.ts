import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { registerAccount, signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import {
  button,
  field,
  heading,
  importPlanFile,
  openPlan,
  openStep,
  readIdea,
  storePlan,
  savedWhere,
} from '#tests/support/open-workbook.ts'
import { shortExample } from '#tests/support/short-example.ts'
import { expectToast } from '#tests/support/toasts.ts'

test.use({ hasAdvisor: true, serviceWorkers: 'allow' })

/** Waits until everything is stored and the service worker serves this page. */
async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

async function download(page: Page, name: string): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  return readFile(await file.path())
}

test('after the first visit the workbook opens, saves and exports without a network until the logout', async ({
  page,
  context,
  allowConsoleError,
}) => {
  // ERR_FAILED: requests of the landing page that were still in the service worker when the network went down.
  allowConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
  // This test needs its own account because it signs out at the end.
  const { user } = await registerAccount(page.request)
  // The plan has the name of its business until someone gives it another, so the new name is on the dashboard too.
  const data = shortExample()
  await storePlan(page, user.id, { title: data.businessIdea.name, data })
  await openStep(page, 1, 'Business Idea')
  await waitUntilReady(page)

  await test.step('a new version waits until the person reloads', async () => {
    await markPage(page)
    await page.evaluate(() => {
      // To the browser, the same script at another address is a new version.
      void navigator.serviceWorker.register('/service-worker.js?next')
    })
    await field(page, 'Business name').press('End')
    await field(page, 'Business name').pressSequentially(' and')
    await expect(page.getByText('A new version is ready', { exact: true })).toBeVisible()
    await field(page, 'Business name').pressSequentially(' Bakery')
    await expectSamePage(page)

    // The reloaded page is the new version's, and keeps its address.
    await page.addInitScript(() => {
      const { serviceWorker } = navigator
      const register = serviceWorker.register.bind(serviceWorker)
      serviceWorker.register = (address, options) => register(`${String(address)}?next`, options)
    })
    await button(page, 'Reload').click()
    await expect(page.locator('html')).not.toHaveAttribute('data-page')
    await expect(field(page, 'Business name')).toHaveValue(`${data.businessIdea.name} and Bakery`)
    await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.includes('?next'))
  })

  await context.setOffline(true)
  await page.reload()
  await expect(heading(page, 'Business Idea')).toBeVisible()
  await expect(savedWhere(page, 'Offline · Saved in this browser')).toBeVisible()
  await field(page, 'Business name').fill('Kestrel on the train')
  await expect.poll(async () => (await readIdea(page)).name).toBe('Kestrel on the train')
  const markdown = await download(page, 'Export Markdown')
  expect(markdown.toString()).toContain('Kestrel on the train')
  await expectToast(page, 'Export Complete', 'Your plan was saved as a Markdown file.')
  const pdf = await download(page, 'Export PDF')
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  // This browser has never shown this step.
  await openStep(page, 8, 'Financial Projections')
  const advisor = page.getByRole('complementary', { name: 'Advisor' })
  await expect(advisor).toContainText('LTV / CAC')
  // The part of the advisor that calculates loans is fetched by the first such question.
  await advisor.getByRole('textbox').fill('What is the monthly payment on $100,000 over 84 months at 9%?')
  await advisor.getByRole('textbox').press('Enter')
  await expect(advisor).toContainText('$1,608.91 a month')
  await page.goto('/dashboard')
  await expect(page.getByText('Kestrel on the train').first()).toBeVisible()
  await expect(page.getByText('We could not load your cloud plans')).toBeVisible()

  await context.setOffline(false)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'LOGOUT' }).click()
  await page.waitForURL('/')
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(button(page, 'SIGN IN')).toBeVisible()
})

test.describe('a part that had not loaded when the network went down', () => {
  // Nothing is stored ahead, as in the first seconds of the first visit.
  test.use({ hasAdvisor: false, serviceWorkers: 'block' })

  test('is a screen: it opens automatically when the network is back, without a reload', async ({
    page,
    context,
    allowConsoleError,
  }) => {
    allowConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    await signIn(page)
    await page.goto('/dashboard')
    await markPage(page)
    await expect(page.getByRole('link', { name: 'Account' })).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Account' }).click()
    await expect(page.getByRole('alert')).toContainText('This screen could not be loaded')

    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible()
    await expectSamePage(page)
  })

  test('is a screen: leaving it and coming back requests it again', async ({
    page,
    context,
    allowConsoleError,
  }) => {
    allowConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|MissingPartError/)
    await signIn(page)
    await page.goto('/dashboard')
    await markPage(page)
    const scripts = /assets\/.*\.js$/
    await context.route(scripts, (route) => route.abort())
    await page.getByRole('link', { name: 'Account' }).click()
    await expect(page.getByRole('alert')).toContainText('This screen could not be loaded')
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Account' })).toBeVisible()

    await context.unroute(scripts)
    await page.getByRole('link', { name: 'Account' }).click()
    await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible()
    await expectSamePage(page)
  })

  test('is a step or a dialog: the workbook around it keeps working', async ({
    page,
    context,
    allowConsoleError,
  }) => {
    allowConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    const { user } = await signIn(page)
    await openPlan(page, user.id)
    await markPage(page)
    // The first toast also loads the code that shows toasts.
    await importPlanFile(page, 'no plan')
    await expect(page.getByText('Import Failed', { exact: true })).toBeVisible()
    await context.setOffline(true)
    await field(page, 'Business name').fill('Kestrel')
    await page.getByRole('button', { name: 'Financial Projections' }).click()
    await expect(heading(page, 'Financial Projections')).toBeVisible()
    await expect(page.getByRole('main').getByText('This part could not be loaded')).toBeVisible()
    await expect.poll(async () => (await readIdea(page)).name).toBe('Kestrel')

    await test.step('a dialog’s first press shows an error', async () => {
      await button(page, 'Rename').click()
      await expectToast(
        page,
        'Not Loaded',
        'This part could not be loaded. Check your connection and try again.',
      )
    })

    await context.setOffline(false)
    await expect(page.getByLabel('Price', { exact: true })).toBeVisible()
    await expectSamePage(page)
    await button(page, 'Rename').click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['page'] = 'as it was'
  })
}

async function expectSamePage(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-page', 'as it was')
}
