import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/accessibility.ts'
import { registerAccount } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { waitForMailedLink } from '#tests/support/outbox.ts'
import { expectToast } from '#tests/support/toasts.ts'

const who = (page: Page) => page.getByRole('textbox', { name: 'Email or Username' })
const send = (page: Page) => page.getByRole('button', { name: 'SEND RESET LINK' })
const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New password' })
const confirmation = (page: Page) => page.getByRole('textbox', { name: 'Confirm password' })
const update = (page: Page) => page.getByRole('button', { name: 'UPDATE PASSWORD' })

async function choosePassword(page: Page, password: string) {
  await newPassword(page).fill(password)
  await confirmation(page).fill(password)
  await update(page).click()
}

test('a forgotten password can be replaced through the emailed link, and the new one works', async ({
  page,
  request,
  allowConsoleError,
}) => {
  const account = await registerAccount(request)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await who(page).fill(account.username)
  await who(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'EMAIL SENT', exact: true })).toBeFocused()

  const link = await waitForMailedLink(account.email, '/reset-password')
  await page.goto(link)
  await choosePassword(page, 'a-new-pencil')
  await expect(
    page.getByRole('heading', { name: 'PASSWORD SUCCESSFULLY UPDATED', exact: true }),
  ).toBeFocused()
  await expect(page.getByText('You are now logged in', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/dashboard', { timeout: 4000 })
  await expect(page.getByText(account.email).first()).toBeVisible()

  await test.step('the spent link opens nothing', async () => {
    allowConsoleError(/status of 400/)
    await page.goto(link)
    await choosePassword(page, 'yet-another-pencil')
    await expect(page.getByRole('heading', { name: 'INVALID LINK', exact: true })).toBeVisible()
    await expectToast(page, 'Error', 'This password reset link is invalid or expired')
  })

  await test.step('the new password signs in', async () => {
    await page.context().clearCookies()
    await page.goto('/login')
    await page.getByRole('textbox', { name: 'Username' }).fill(account.username)
    await page.getByRole('textbox', { name: 'Password' }).fill('a-new-pencil')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
  })
})

test('the answer to an unknown name reveals nothing and shows tips and a way back', async ({ page }) => {
  await page.goto('/forgot-password')
  await send(page).click()
  await expectToast(page, 'Error', 'Please enter your email or username')
  await who(page).fill('nobody-at-all@example.com')
  await send(page).click()
  const text = 'If an account exists, you will receive a password reset link shortly.'
  await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByText('Error')).toHaveCount(0)
  await expect(
    page.getByRole('listitem').filter({ hasText: /spam folder|the address|few minutes/ }),
  ).toHaveCount(3)
  await page.getByRole('link', { name: 'BACK TO LOGIN' }).click()
  await expect(page).toHaveURL('/login')
})

test('forgot password asks for a name and shows that it is busy', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('/api/auth/forgot-password', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/forgot-password')
  await send(page).click()
  await expectToast(page, 'Error', 'Please enter your email or username')
  await expect(who(page)).toBeFocused()
  await expect(who(page)).toHaveAccessibleDescription('Please enter your email or username')
  await who(page).fill('ada')
  await send(page).click()
  await expect(page.getByRole('button', { name: 'SENDING...' })).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { name: 'EMAIL SENT' })).toBeVisible()
})

test('a failed forgot-password request keeps the form', async ({ page, allowConsoleError }) => {
  allowConsoleError(/status of 500/)
  await page.route('/api/auth/forgot-password', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/forgot-password')
  await who(page).fill('ada')
  await send(page).click()
  await expectToast(page, 'Error', 'Failed to send reset email')
  await expect(who(page)).toHaveValue('ada')
})

test('a reset without a token shows an invalid link and both ways to continue', async ({ page }) => {
  await page.goto('/reset-password')
  await expectToast(page, 'Invalid Link', 'This password reset link is invalid or expired')
  await expect(page.getByRole('heading', { name: 'INVALID LINK', exact: true })).toBeVisible()
  const text = 'This reset link has expired or is invalid. Please request a new password reset.'
  await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login')
  await page.getByRole('link', { name: 'REQUEST NEW RESET' }).click()
  await expect(page).toHaveURL('/forgot-password')
})

test('reset errors appear one at a time, in the order of the rules', async ({ page }) => {
  await page.goto('/reset-password?token=abc')
  await update(page).click()
  await expectToast(page, 'Error', 'Please fill in all fields')
  await expect(newPassword(page)).toBeFocused()
  await newPassword(page).fill('1234567')
  await update(page).click()
  await expectToast(page, 'Error', 'Please fill in all fields')
  await expect(confirmation(page)).toBeFocused()
  await confirmation(page).fill('7654321')
  await update(page).click()
  await expectToast(page, 'Error', 'Passwords do not match')
  await expect(confirmation(page)).toHaveAccessibleDescription('Passwords do not match')
  await confirmation(page).fill('1234567')
  await update(page).click()
  await expectToast(page, 'Error', 'Password must be at least 8 characters long')
  await expect(newPassword(page)).toBeFocused()
})

test('a reset shows that it is busy, and a failure without a message shows the default text', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 500/)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('/api/auth/reset-password', async (route) => {
    await held
    await route.fulfill({ status: 500, body: '' })
  })
  await page.goto('/reset-password?token=abc')
  await choosePassword(page, 'long-enough')
  await expect(page.getByRole('button', { name: 'UPDATING...' })).toBeVisible()
  answer()
  await expectToast(page, 'Error', 'Failed to reset password')
  await expect(newPassword(page)).toHaveValue('long-enough')
  await expect(page.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/login')
})

for (const path of ['/forgot-password', '/reset-password', '/reset-password?token=abc']) {
  test(`${path} has no axe violations`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
  })
}

test('the screen after the email is sent has no axe violations', async ({ page }) => {
  await page.goto('/forgot-password')
  await who(page).fill('ada')
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'EMAIL SENT' })).toBeVisible()
  await expectNoAxeViolations(page)
})
