import { expect } from '@playwright/test'
import { expectNoAxeViolations } from '#tests/support/accessibility.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'

test('an unknown address shows the 404 screen with a way back, and so does the design gallery', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/)
  const answer = await page.goto('/dev/gallery')
  expect(answer?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('data-started')
  await expect(page.getByRole('heading', { name: '404 Page Not Found', level: 1 })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Go to homepage' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('a visitor whose session has ended', () => {
  test('sees Loading... during the session check, then a login that leads back', async ({
    page,
    context,
    baseURL,
  }) => {
    // The hint of a session that has ended. Without it there is no check.
    await context.addCookies([{ name: 'signed_in', value: '1', url: baseURL ?? '' }])
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      void page.route('/api/auth/user', async (route) => {
        resolve()
        await new Promise<void>((go) => {
          answer = go
        })
        await route.continue()
      })
    })
    await page.goto('/workbook?planId=wb_1')
    await asked
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
    answer()
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/workbook?planId=wb_1')}`)
  })
})

test('a screen that fails to load shows an error and can be requested again without a reload', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to (fetch|load)|MissingPartError|net::ERR_FAILED/)
  const scripts = /assets\/.*\.js$/
  await page.goto('/login')
  await page.getByLabel('Username').fill('ada')
  await page.evaluate(() => {
    document.documentElement.dataset['page'] = 'as it was'
  })
  await page.route(scripts, (route) => route.abort())
  await page.evaluate(() => history.pushState(null, '', '/checkout'))
  await expect(page.getByRole('alert')).toContainText('Your work is still in this browser')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toContainText('This screen could not be loaded')
  await page.unroute(scripts)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-page', 'as it was')
})
