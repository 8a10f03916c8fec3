import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/accessibility.ts'
import { registerAccount } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { holdScripts } from '#tests/support/hold-scripts.ts'
import { waitForMailedLink } from '#tests/support/outbox.ts'
import { expectToast } from '#tests/support/toasts.ts'

const who = (page: Page) => page.getByRole('textbox', { name: 'Email or Username' })
const send = (page: Page) => page.getByRole('button', { name: 'SEND RESET LINK' })
const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New password' })
const confirmation = (page: Page) => page.getByRole('textbox', { name: 'Confirm password' })
const update = (page: Page) => page.getByRole('button', { name: 'UPDATE PASSWORD' })
const desktop = { width: 1440, height: 900 }

async function choosePassword(page: Page, password: string) {
  await newPassword(page).fill(password)
  await confirmation(page).fill(password)
  await update(page).click()
}

/** Holds the answer to a request until the returned function is called, which then gives it. */
async function holdAnswer(page: Page, path: string, status: number | null = null) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(path, async (route) => {
    await held
    await (status === null ? route.continue() : route.fulfill({ status, body: '' }))
  })
  return release
}

async function expectReadable(page: Page): Promise<void> {
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(desktop)
}

test('a forgotten password can be replaced through the emailed link, and the new one works', async ({
  page,
  request,
  allowConsoleError,
}) => {
  const account = await registerAccount(request)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()

  await test.step('it asks for a name', async () => {
    await send(page).click()
    await expectToast(page, 'Error', 'Please enter your email or username')
    await expect(who(page)).toBeFocused()
    await expect(who(page)).toHaveAccessibleDescription('Please enter your email or username')
    await expectReadable(page)
  })

  await test.step('a failed request keeps the form', async () => {
    allowConsoleError(/status of 500/)
    await page.route('/api/auth/forgot-password', (route) => route.fulfill({ status: 500, body: '' }))
    await who(page).fill(account.username)
    await send(page).click()
    await expectToast(page, 'Error', 'Failed to send reset email')
    await expect(who(page)).toHaveValue(account.username)
    await page.unroute('/api/auth/forgot-password')
  })

  await test.step('it shows that it is busy, then an answer that reveals nothing, tips and a way back', async () => {
    const answer = await holdAnswer(page, '/api/auth/forgot-password')
    await who(page).press('Enter')
    await expect(page.getByRole('button', { name: 'SENDING...' })).toBeVisible()
    answer()
    await expect(page.getByRole('heading', { name: 'EMAIL SENT', exact: true })).toBeFocused()
    const text = 'If an account exists, you will receive a password reset link shortly.'
    await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: /^Notifications/ }).getByText('Error')).toHaveCount(0)
    await expect(
      page.getByRole('listitem').filter({ hasText: /spam folder|the address|few minutes/ }),
    ).toHaveCount(3)
    await expectReadable(page)
    await page.getByRole('link', { name: 'BACK TO LOGIN' }).click()
    await expect(page).toHaveURL('/login')
  })

  const link = await waitForMailedLink(account.email, '/reset-password')
  await page.clock.install()
  await page.goto(link)

  await test.step('errors of the new password appear one at a time, at their fields', async () => {
    await update(page).click()
    await expectToast(page, 'Error', 'Please fill in all fields')
    await expect(newPassword(page)).toBeFocused()
    await expectReadable(page)
    await newPassword(page).fill('a-new-pencil')
    await confirmation(page).fill('another-pencil')
    await update(page).click()
    await expectToast(page, 'Error', 'Passwords do not match')
    await expect(confirmation(page)).toBeFocused()
    await expect(confirmation(page)).toHaveAccessibleDescription('Passwords do not match')
  })

  await test.step('it shows that it is busy, and a failure without a message has the default text', async () => {
    const answer = await holdAnswer(page, '/api/auth/reset-password', 500)
    await choosePassword(page, 'a-new-pencil')
    await expect(page.getByRole('button', { name: 'UPDATING...' })).toBeVisible()
    answer()
    await expectToast(page, 'Error', 'Failed to reset password')
    await expect(newPassword(page)).toHaveValue('a-new-pencil')
    await page.unroute('/api/auth/reset-password')
  })

  await test.step('the new password signs in, and the dashboard follows in two seconds', async () => {
    await update(page).click()
    await expect(
      page.getByRole('heading', { name: 'PASSWORD SUCCESSFULLY UPDATED', exact: true }),
    ).toBeFocused()
    await expect(page.getByText('You are now logged in', { exact: true })).toBeVisible()
    await page.clock.fastForward(2000)
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText(account.email).first()).toBeVisible()
    const { username } = account
    const login = await request.post('/api/auth/login', { data: { username, password: 'a-new-pencil' } })
    expect(login.ok()).toBe(true)
  })

  await test.step('the spent link opens nothing', async () => {
    allowConsoleError(/status of 400/)
    await page.goto(link)
    await choosePassword(page, 'yet-another-pencil')
    await expect(page.getByRole('heading', { name: 'INVALID LINK', exact: true })).toBeVisible()
    await expectToast(page, 'Error', 'This password reset link is invalid or expired')
  })
})

test('a reset without a token never shows the form, but an invalid link and both ways to continue', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/reset-password', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-unfit')
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeHidden()
  await release()
  await expectToast(page, 'Invalid Link', 'This password reset link is invalid or expired')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('INVALID LINK')
  const text = 'This reset link has expired or is invalid. Please request a new password reset.'
  await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login')
  await expectReadable(page)
  await page.getByRole('link', { name: 'REQUEST NEW RESET' }).click()
  await expect(page).toHaveURL('/forgot-password')
})
