import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/accessibility.ts'
import { shareAccount, signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { expectToast } from '#tests/support/toasts.ts'

const username = (page: Page) => page.getByRole('textbox', { name: 'Username' })
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' })
const submit = (page: Page) => page.getByRole('button', { name: 'SIGN IN' })

async function logIn(page: Page, account: { username: string; password: string }) {
  await username(page).fill(account.username)
  await password(page).fill(account.password)
  await submit(page).click()
}

test.describe('signing in', () => {
  test('leads to the dashboard without a reload', async ({ page, request }) => {
    const account = await shareAccount(request)
    await page.goto('/login')
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
    await logIn(page, account)
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText(account.email).first()).toBeVisible()
    await expect(page.locator('body')).toHaveAttribute('data-same-page')
  })

  test('works with the email address and from /admin as well', async ({ page, request }) => {
    const account = await shareAccount(request)
    await page.goto('/admin')
    await logIn(page, { username: account.email.toUpperCase(), password: account.password })
    await expect(page).toHaveURL('/dashboard')
  })

  test('leads to the page that the visitor asked for', async ({ page, request }) => {
    const account = await shareAccount(request)
    await page.goto('/workbook?planId=wb_1&template=ecommerce')
    await expect(page).toHaveURL(/\/login\?next=/)
    // That plan does not exist, so the address changes to that of a new plan.
    await Promise.all([page.waitForURL('/workbook?planId=wb_1&template=ecommerce'), logIn(page, account)])
    await expect(page.getByRole('combobox', { name: 'Template' })).toHaveValue('ecommerce')
  })

  test('never leads out of the product or in a loop', async ({ page, request }) => {
    const account = await shareAccount(request)
    const [first, ...others] = ['https://evil.example/', '//evil.example', '/api/logout', '/login']
    await page.goto(`/login?next=${encodeURIComponent(first ?? '')}`)
    await logIn(page, account)
    await expect(page).toHaveURL('/dashboard')
    // A signed-in visitor is redirected immediately, by the same rule.
    for (const next of others) {
      await page.goto(`/login?next=${encodeURIComponent(next)}`)
      await expect(page).toHaveURL('/dashboard')
    }
  })

  test('works without a mouse', async ({ page, request }) => {
    const account = await shareAccount(request)
    await page.goto('/login')
    await username(page).focus()
    await page.keyboard.type(account.username)
    await page.keyboard.press('Tab')
    await page.keyboard.type(account.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
  })

  test('shows that it is busy and sends one request, no matter how often it is pressed', async ({
    page,
    request,
  }) => {
    const account = await shareAccount(request)
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
    await page.goto('/login')
    await logIn(page, account)
    const busy = page.getByRole('button', { name: 'SIGNING IN...' })
    await expect(busy).toBeVisible()
    await busy.click({ force: true })
    await password(page).press('Enter')
    answer()
    await expect(page).toHaveURL('/dashboard')
    expect(sent).toBe(1)
  })

  test('is not undone by an earlier session check that answers late', async ({
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
    await page.goto('/login')
    await logIn(page, account)
    await expect(page).toHaveURL('/dashboard')
    answer()
    await expect(page.getByText(account.email).first()).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
  })

  test('is skipped for a visitor who is already signed in', async ({ page }) => {
    await signIn(page)
    await page.goto(`/login?next=${encodeURIComponent('/course')}`)
    await expect(page).toHaveURL('/course')
  })
})

test.describe('a failed login', () => {
  test('asks for the username first, then the password', async ({ page }) => {
    await page.goto('/login')
    await submit(page).click()
    await expectToast(page, 'Error', 'Please enter both username and password')
    await expect(username(page)).toBeFocused()
    await expect(username(page)).toHaveAccessibleDescription(/Please enter both username and password/)

    await username(page).fill('ada')
    await expect(username(page)).not.toHaveAttribute('aria-invalid')
    await username(page).press('Enter')
    await expect(password(page)).toBeFocused()
    await expect(password(page)).toHaveAccessibleDescription('Please enter both username and password')
  })

  test('shows a toast and a message at the password, and keeps the typed text', async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(/status of 401/)
    await page.goto('/login')
    await logIn(page, { username: 'nobody-at-all', password: 'wrong' })
    await expectToast(page, 'Login Failed', 'Invalid credentials')
    await expect(password(page)).toBeFocused()
    await expect(password(page)).toHaveAccessibleDescription('Invalid credentials')
    await expect(username(page)).toHaveValue('nobody-at-all')
    await expect(password(page)).toHaveValue('wrong')
  })

  test('names a connection problem as the cause, and can be tried again', async ({
    page,
    request,
    allowConsoleError,
  }) => {
    allowConsoleError(/ERR_/)
    const account = await shareAccount(request)
    await page.goto('/login')
    await page.route('/api/auth/login', (route) => route.abort())
    await logIn(page, account)
    await expect(page.getByRole('form', { name: 'Sign in' })).toContainText(
      'The server could not be reached.',
    )
    await expect(username(page)).toHaveValue(account.username)
    await page.unroute('/api/auth/login')
    await submit(page).click()
    await expect(page).toHaveURL('/dashboard')
  })
})

test('the password can be shown and hidden again', async ({ page }) => {
  await page.goto('/login')
  await password(page).fill('pencil-7')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'password')
})

test('password managers find a real login form', async ({ page }) => {
  await page.goto('/login')
  await expect(page.locator('form input[name=username]')).toHaveAttribute('autocomplete', 'username')
  await expect(page.locator('form input[name=password]')).toHaveAttribute('autocomplete', 'current-password')
})

test('login and sign-up pass on the destination and the coupon', async ({ page, allowConsoleError }) => {
  allowConsoleError(/status of 400 .*check-coupon/)
  await page.goto(`/login?next=${encodeURIComponent('/workbook?planId=wb_1')}&coupon=DRAFT`)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Coupon' })).toHaveValue('DRAFT')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused()
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('next')).toBe('/workbook?planId=wb_1')
  expect(searchParams.get('coupon')).toBe('DRAFT')
})

test('the login has no axe violations', async ({ page }) => {
  await page.goto('/login')
  await expect(submit(page)).toBeVisible()
  await expectNoAxeViolations(page)
})

test('a login with errors has no axe violations', async ({ page }) => {
  await page.goto('/login')
  await submit(page).click()
  await expect(username(page)).toHaveAttribute('aria-invalid', 'true')
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
})
