import { expect, type Page } from '@playwright/test'
import { apiPaths } from '#contract/paths.ts'
import { expectNoAxeViolations } from '#tests/support/accessibility.ts'
import { makeAccountDetails, registerAccount } from '#tests/support/accounts.ts'
import { saveToCloud } from '#tests/support/cloud.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { button, openPlan } from '#tests/support/open-workbook.ts'
import { expectToast } from '#tests/support/toasts.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' })
const password = (page: Page) => dialog(page).getByRole('textbox', { name: 'Password' })
const work = (page: Page) => page.getByRole('textbox', { name: 'Business name', includeHidden: true })
const words = 'words that must not be lost'

/** A page in which a signed-in person has typed something, and whose save finds the session ended. */
async function loseSessionAtWork(page: Page, ownerId: string): Promise<{ countSaves: () => number }> {
  let saves = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(apiPaths.workbooks)) saves += 1
  })
  await openPlan(page, ownerId)
  await work(page).fill(words)
  await page.context().clearCookies()
  await saveToCloud(page)
  await expect(dialog(page)).toBeVisible()
  return { countSaves: () => saves }
}

test.beforeEach(({ allowConsoleError }) => {
  allowConsoleError(/status of 401/)
})

test.describe('when the session ends in the middle of work', () => {
  test('signing in again over the page lets the save go on', async ({ page }) => {
    const account = await registerAccount(page.request)
    const { countSaves } = await loseSessionAtWork(page, account.user.id)
    await expect(work(page)).toHaveValue(words)
    await expect(dialog(page).getByRole('textbox', { name: 'Username' })).toHaveValue(account.username)
    await expect(password(page)).toBeFocused()

    await page.keyboard.type(account.password)
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
    await expectToast(page, 'Saved to Cloud', 'Your workbook has been saved successfully.')
    await expect(work(page)).toHaveValue(words)
    expect(countSaves()).toBe(1)
  })

  test('a wrong password is told in the dialog, with the same rules as on the login', async ({ page }) => {
    const { user } = await registerAccount(page.request)
    await loseSessionAtWork(page, user.id)
    await page.keyboard.press('Enter')
    await expect(password(page)).toHaveAccessibleDescription('Please enter both username and password')
    await page.keyboard.type('not-it')
    await page.keyboard.press('Enter')
    await expect(password(page)).toHaveAccessibleDescription('Invalid credentials')
    await expect(page.getByText('Login Failed', { exact: true })).toBeVisible()
    await expect(dialog(page)).toBeVisible()
  })

  test('putting it off keeps the page and the words on it, and the save fails', async ({ page }) => {
    const { user } = await registerAccount(page.request)
    const { countSaves } = await loseSessionAtWork(page, user.id)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(work(page)).toHaveValue(words)
    await expectToast(page, 'Save Failed', 'Could not save to cloud. Your data is still saved locally.')
    await expect(button(page, 'Save to Cloud')).toBeFocused()
    expect(countSaves()).toBe(0)

    await button(page, 'Save to Cloud').press('Enter')
    await expect(dialog(page)).toBeVisible()
  })

  test('another account does not go on with the work of the first', async ({ page, request }) => {
    const other = await registerAccount(request, { ...makeAccountDetails(), firstName: 'Grace' })
    const { user } = await registerAccount(page.request)
    const { countSaves } = await loseSessionAtWork(page, user.id)
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
    await dialog(page).getByRole('textbox', { name: 'Username' }).fill(other.username)
    await password(page).fill(other.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText(other.email).first()).toBeVisible()
    await expect(page.locator('body')).not.toHaveAttribute('data-same-page')
    expect(countSaves()).toBe(0)
    expect(await (await page.request.get(apiPaths.workbooks)).json()).toEqual([])
  })

  test('axe finds nothing in the dialog', async ({ page }) => {
    const { user } = await registerAccount(page.request)
    await loseSessionAtWork(page, user.id)
    await expectNoAxeViolations(page)
  })
})
