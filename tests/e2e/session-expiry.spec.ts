import { expect, type Page } from '@playwright/test'
import { apiPaths } from '#contract/paths.ts'
import { expectNoAxeViolations, openDialog } from '#tests/support/accessibility.ts'
import { makeAccountDetails, registerAccount } from '#tests/support/accounts.ts'
import { saveToCloud } from '#tests/support/cloud.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { button, openPlan } from '#tests/support/open-workbook.ts'
import { expectToast } from '#tests/support/toasts.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' })
const password = (page: Page) => dialog(page).getByRole('textbox', { name: 'Password' })
const work = (page: Page) => page.getByRole('textbox', { name: 'Business name', includeHidden: true })
const words = 'words that must not be lost'

/** A page with unsaved text of a signed-in person whose session has ended by the time it saves. */
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

test.describe('when the session ends while a person is working', () => {
  test('signing in again in the dialog lets the save continue', async ({ page }) => {
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

  test('a wrong password shows in the dialog, with the same rules as on the login', async ({ page }) => {
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

  test('postponing it keeps the page and its text, and the save fails', async ({ page }) => {
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

  test('another account cannot continue the work of the first', async ({ page, request }) => {
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

  test('the dialog has no axe violations', async ({ page }) => {
    const { user } = await registerAccount(page.request)
    await loseSessionAtWork(page, user.id)
    await expectNoAxeViolations(page, undefined, openDialog)
  })
})
