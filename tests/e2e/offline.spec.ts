import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { fullPlan } from '#tests/builders/full-plan.ts'
import { registerAccount, signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import {
  button,
  field,
  heading,
  openPlan,
  openStep,
  readIdea,
  storePlan,
} from '#tests/support/open-workbook.ts'
import { expectToast } from '#tests/support/toasts.ts'

test.use({ serviceWorkers: 'allow' })

/** Until everything is stored and this page is served from it. */
async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

async function download(page: Page, name: string): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  return readFile(await file.path())
}

test('after the first visit the workbook opens, saves and exports without a network, until the logout', async ({
  page,
  context,
  allowConsoleError,
}) => {
  // ERR_FAILED: what the landing page was still loading through the service worker as the network went.
  allowConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
  // An account of its own: it is signed out at the end.
  const { user } = await registerAccount(page.request)
  await storePlan(page, user.id, fullPlan)
  await openStep(page, 1, 'Business Idea')
  await waitUntilReady(page)

  await context.setOffline(true)
  await page.reload()
  await expect(heading(page, 'Business Idea')).toBeVisible()
  await expect(page.getByText('Offline · Saved in this browser')).toBeVisible()
  await field(page, 'Business name').fill('Kestrel on the train')
  await expect.poll(async () => (await readIdea(page)).name).toBe('Kestrel on the train')
  const markdown = await download(page, 'Export Markdown')
  expect(markdown.toString()).toContain('Kestrel on the train')
  await expectToast(page, 'Export Complete', 'Your plan was saved as a Markdown file.')
  const pdf = await download(page, 'Export PDF')
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  // A step that this browser never showed.
  await openStep(page, 8, 'Financial Projections')
  await expect(page.getByRole('complementary', { name: 'Advisor' })).toContainText('LTV / CAC')
  await page.goto('/dashboard')
  await expect(page.getByText('Kestrel Coffee Roasters').first()).toBeVisible()
  await expect(page.getByText('We could not load your cloud plans')).toBeVisible()

  await context.setOffline(false)
  await page.getByRole('link', { name: 'LOGOUT' }).click()
  await page.waitForURL('/')
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(button(page, 'SIGN IN')).toBeVisible()
})

test('a new version waits for the person, who may be in the middle of a sentence', async ({ page }) => {
  const { user } = await signIn(page)
  await openPlan(page, user.id)
  await waitUntilReady(page)
  await page.evaluate(() => {
    document.documentElement.dataset['page'] = 'as it was'
    // The same program under another address is a new version to the browser.
    void navigator.serviceWorker.register('/service-worker.js?next')
  })
  await field(page, 'Business name').press('End')
  await field(page, 'Business name').pressSequentially(' and')
  await expect(page.getByText('A new version is ready', { exact: true })).toBeVisible()
  await field(page, 'Business name').pressSequentially(' Bakery')
  await expect(page.locator('html')).toHaveAttribute('data-page', 'as it was')

  await button(page, 'Reload').click()
  await expect(page.locator('html')).not.toHaveAttribute('data-page')
  await expect(field(page, 'Business name')).toHaveValue('Harbor Roasters and Bakery')
  const active = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '')
  expect(active).toContain('?next')
})
