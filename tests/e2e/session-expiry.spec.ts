import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '#tests/support/accessibility.ts'
import { makeAccountDetails, registerAccount } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' })
const password = (page: Page) => dialog(page).getByRole('textbox', { name: 'Password' })
const work = (page: Page) => page.getByRole('textbox', { name: 'Email or Username', includeHidden: true })

/**
 * A page in which a signed-in person has typed something, and whose request finds the session ended. The
 * one form that every build has stands for any work; the answer is the one that a route gives which needs a
 * session.
 */
async function loseSessionAtWork(page: Page): Promise<{ countRequests: () => number }> {
  let requests = 0
  await page.route('/api/auth/forgot-password', async (route) => {
    requests += 1
    const cookies = await page.context().cookies()
    if (cookies.length > 0) return route.continue()
    return route.fulfill({
      status: 401,
      json: { code: 'unauthenticated', message: 'Please sign in to continue.' },
    })
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'LOGOUT' })).toBeVisible()
  await page.evaluate(() => history.pushState(null, '', '/forgot-password'))
  await work(page).fill('words that must not be lost')
  await page.context().clearCookies()
  await work(page).press('Enter')
  await expect(dialog(page)).toBeVisible()
  return { countRequests: () => requests }
}

test.beforeEach(({ allowConsoleError }) => {
  allowConsoleError(/status of 401/)
})

test.describe('when the session ends in the middle of work', () => {
  test('signing in again over the page lets the request go on', async ({ page }) => {
    const account = await registerAccount(page.request)
    const { countRequests } = await loseSessionAtWork(page)
    await expect(work(page)).toHaveValue('words that must not be lost')
    await expect(dialog(page).getByRole('textbox', { name: 'Username' })).toHaveValue(account.username)
    await expect(password(page)).toBeFocused()

    await page.keyboard.type(account.password)
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('heading', { name: 'EMAIL SENT' })).toBeVisible()
    expect(countRequests()).toBe(2)
  })

  test('a wrong password is told in the dialog, with the same rules as on the login', async ({ page }) => {
    await registerAccount(page.request)
    await loseSessionAtWork(page)
    await page.keyboard.press('Enter')
    await expect(password(page)).toHaveAccessibleDescription('Please enter both username and password')
    await page.keyboard.type('not-it')
    await page.keyboard.press('Enter')
    await expect(password(page)).toHaveAccessibleDescription('Invalid credentials')
    await expect(page.getByText('Login Failed', { exact: true })).toBeVisible()
    await expect(dialog(page)).toBeVisible()
  })

  test('putting it off keeps the page and the words on it, and the request fails', async ({ page }) => {
    await registerAccount(page.request)
    const { countRequests } = await loseSessionAtWork(page)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(work(page)).toHaveValue('words that must not be lost')
    await expect(work(page)).toBeFocused()
    await expect(page.getByRole('form')).toContainText('Please sign in to continue.')
    expect(countRequests()).toBe(1)

    await work(page).press('Enter')
    await expect(dialog(page)).toBeVisible()
  })

  test('another account does not go on with the work of the first', async ({ page, request }) => {
    const other = await registerAccount(request, { ...makeAccountDetails(), firstName: 'Grace' })
    await registerAccount(page.request)
    const { countRequests } = await loseSessionAtWork(page)
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
    await dialog(page).getByRole('textbox', { name: 'Username' }).fill(other.username)
    await password(page).fill(other.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText(other.email).first()).toBeVisible()
    await expect(page.locator('body')).not.toHaveAttribute('data-same-page')
    expect(countRequests()).toBe(1)
  })

  test('axe finds nothing in the dialog', async ({ page }) => {
    await registerAccount(page.request)
    await loseSessionAtWork(page)
    await expectNoAxeViolations(page)
  })
})
