import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/accessibility.ts'
import { shareAccount } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { expectToast } from '#tests/support/toasts.ts'

const username = (page: Page) => page.getByRole('textbox', { name: 'Username' })
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' })
const submit = (page: Page) => page.getByRole('button', { name: 'SIGN IN' })

test('a visitor signs in after every mistake, and gets the page that they asked for', async ({
  page,
  request,
  allowConsoleError,
}) => {
  const account = await shareAccount(request)
  await page.goto('/workbook?planId=wb_1&template=ecommerce')
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  await expectNoAxeViolations(page)

  await test.step('it asks for the username first, then the password', async () => {
    await submit(page).click()
    await expectToast(page, 'Error', 'Please enter both username and password')
    await expect(username(page)).toBeFocused()
    await expect(username(page)).toHaveAccessibleDescription(/Please enter both username and password/)
    await expectNoAxeViolations(page, undefined, 'form')
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)

    await username(page).fill('nobody-at-all')
    await expect(username(page)).not.toHaveAttribute('aria-invalid')
    await username(page).press('Enter')
    await expect(password(page)).toBeFocused()
    await expect(password(page)).toHaveAccessibleDescription('Please enter both username and password')
  })

  await test.step('the password can be shown and hidden again', async () => {
    await password(page).fill('wrong')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password(page)).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(password(page)).toHaveAttribute('type', 'password')
  })

  await test.step('wrong credentials show a toast and a message at the password, and the typed text stays', async () => {
    allowConsoleError(/status of 401/)
    await submit(page).click()
    await expectToast(page, 'Login Failed', 'Invalid credentials')
    await expect(password(page)).toBeFocused()
    await expect(password(page)).toHaveAccessibleDescription('Invalid credentials')
    await expect(username(page)).toHaveValue('nobody-at-all')
    await expect(password(page)).toHaveValue('wrong')
  })

  await test.step('a connection problem is named as the cause', async () => {
    allowConsoleError(/ERR_/)
    await page.route('/api/auth/login', (route) => route.abort())
    await username(page).fill(account.username)
    await password(page).fill(account.password)
    await submit(page).click()
    await expect(page.getByRole('form', { name: 'Sign in' })).toContainText(
      'The server could not be reached.',
    )
    await expect(username(page)).toHaveValue(account.username)
    await page.unroute('/api/auth/login')
  })

  await test.step('it shows that it is busy and sends one request, no matter how often it is pressed', async () => {
    let sent = 0
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('/api/auth/login', async (route) => {
      sent += 1
      await held
      await route.continue()
    })
    await submit(page).click()
    const busy = page.getByRole('button', { name: 'SIGNING IN...' })
    await expect(busy).toBeVisible()
    await busy.click({ force: true })
    await password(page).press('Enter')
    answer()
    // That plan does not exist, so the address changes to that of a new plan.
    await page.waitForURL('/workbook?planId=wb_1&template=ecommerce')
    await expect(page.getByRole('combobox', { name: 'Template' })).toHaveValue('ecommerce')
    await expect(page.locator('body')).toHaveAttribute('data-same-page')
    expect(sent).toBe(1)
  })
})

test('signing in needs no mouse, works with the email address and from /admin, and leads to the dashboard', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const account = await shareAccount(request)
  // The hint of a session that has ended elsewhere.
  await context.addCookies([{ name: 'signed_in', value: '1', url: baseURL ?? '' }])
  let answer = () => {}
  await page.route('/api/auth/user', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route
      .fulfill({ status: 401, json: { code: 'unauthenticated', message: 'Please sign in.' } })
      .catch(() => {})
  })
  await page.goto('/admin')
  await username(page).focus()
  await page.keyboard.type(account.email.toUpperCase())
  await page.keyboard.press('Tab')
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')

  await test.step('it is not undone by an earlier session check that answers late', async () => {
    answer()
    await expect(page.getByText(account.email).first()).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    await page.unroute('/api/auth/user')
  })

  await test.step('it is skipped for who is signed in, and never leads out of the product', async () => {
    await page.goto(`/login?next=${encodeURIComponent('//evil.example')}`)
    await expect(page).toHaveURL('/dashboard')
    await page.goto(`/login?next=${encodeURIComponent('/course')}`)
    await expect(page).toHaveURL('/course')
  })
})
