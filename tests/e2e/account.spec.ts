import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/accessibility.ts'
import { registerAccount } from '#tests/support/accounts.ts'
import { openOtherDevice } from '#tests/support/cloud.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { storePlan } from '#tests/support/open-workbook.ts'
import { waitForMailedLink } from '#tests/support/outbox.ts'
import { expectToast } from '#tests/support/toasts.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const devices = (page: Page) => section(page, 'Signed-in devices').getByRole('listitem')

test('a person changes their name, signs out another device and downloads their data', async ({
  page,
  browser,
  allowConsoleError,
}) => {
  const account = await registerAccount(page.request)
  const other = await openOtherDevice(browser, account)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /Ada Byron.*Account/ }).click()
  await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeFocused()
  await expect(devices(page)).toHaveCount(2)
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)

  await test.step('the name is saved, and greets them on the dashboard', async () => {
    await section(page, 'Name').getByRole('textbox', { name: 'Last name' }).fill('Lovelace')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Name Saved', 'We will use this name from now on.')
    await page.getByRole('link', { name: 'My plans' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome, Ada Lovelace' })).toBeVisible()
    await page.goBack()
  })

  await test.step('the other device is signed out', async () => {
    await expect(devices(page).first()).toContainText('This device')
    await devices(page).getByRole('button', { name: 'Sign out' }).click()
    await expect(devices(page)).toHaveCount(1)
    allowConsoleError(/status of 401/)
    await other.goto('/dashboard')
    await expect(other).toHaveURL(/\/login/)
    await other.context().close()
  })

  await test.step('the data come as one file', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^planwright-account-\d{4}-\d\d-\d\d\.json$/)
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as object
    expect(file).toMatchObject({
      version: 1,
      profile: { email: account.email, lastName: 'Lovelace' },
      plans: [],
    })
  })
})

test('a page open for one account cannot change another account that signs in in a second tab', async ({
  page,
  allowConsoleError,
}) => {
  await registerAccount(page.request)
  await page.goto('/account')
  const lastName = section(page, 'Name').getByRole('textbox', { name: 'Last name' })
  await lastName.fill('Lovelace')
  const other = await registerAccount(page.request)
  allowConsoleError(/status of 409/)
  await lastName.press('Enter')
  await expect(page.getByRole('alert')).toContainText('This browser is signed in to another account')
  await expect(lastName).toBeHidden()
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByText(`Signed in as ${other.username}`)).toBeVisible()
  await expect(lastName).toHaveValue('Byron')
})

test('a new address takes effect once its link is confirmed, and a wrong password shows at its field', async ({
  page,
  allowConsoleError,
}) => {
  const account = await registerAccount(page.request)
  const email = `new-${account.email}`
  await page.goto('/account')
  const form = section(page, 'Email address')
  const password = form.getByRole('textbox', { name: 'Current password' })
  await form.getByRole('textbox', { name: 'New email address' }).fill(email)
  await password.fill('guessed')
  allowConsoleError(/status of 401/)
  await page.keyboard.press('Enter')
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription('This is not your current password')
  await password.fill(account.password)
  await page.keyboard.press('Enter')
  await expect(form.getByText(`${email} is not confirmed yet`)).toBeVisible()

  // This is like a phone that is not signed in: after the login, the person returns to the link.
  await page.context().clearCookies()
  await page.goto(await waitForMailedLink(email, '/confirm-email'))
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByRole('textbox', { name: 'Username' }).fill(account.username)
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`the account ${account.username} will use ${email}.`)).toBeVisible()
  await page.getByRole('button', { name: 'CONFIRM ADDRESS' }).click()
  await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeFocused()
  await page.getByRole('link', { name: 'GO TO YOUR ACCOUNT' }).click()
  await expect(section(page, 'Email address').getByText(`Your address is ${email}.`)).toBeVisible()
})

test('deleting an account also deletes its plans in this browser, unless the person keeps them', async ({
  page,
}) => {
  const account = await registerAccount(page.request)
  await storePlan(page, account.user.id, { title: 'Harbor Roasters' })
  await page.goto('/account')
  await page.evaluate((owner) => {
    localStorage.setItem('assistant:wb_gone', JSON.stringify({ owner, messages: [] }))
    for (const key of ['exportChoices', 'reviewVisits', 'addedFindings']) {
      localStorage.setItem(key, JSON.stringify({ [owner]: { wb_gone: {} } }))
    }
  }, account.user.id)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this account?' })
  await expect(dialog.getByRole('checkbox', { name: 'Also remove the plans in this browser' })).toBeChecked()
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Type DELETE to confirm' })).toBeFocused()
  await page.keyboard.type('DELETE')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeFocused()

  const left = await page.evaluate(() => Object.entries(localStorage))
  expect(left.filter(([key]) => /^(?:workbook|assistant):/.test(key))).toEqual([])
  expect(left.filter(([, value]) => String(value).includes(account.user.id))).toEqual([])
})
