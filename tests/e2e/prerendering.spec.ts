import { expect, type Page } from '@playwright/test'
import { registerAccount, shareAccount, signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { allScripts, holdScripts } from '#tests/support/hold-scripts.ts'

/** Each prerendered screen, with its heading and a field or link of it. */
const screens = [
  { path: '/login', heading: 'Welcome back', part: 'textbox', name: 'Username' },
  { path: '/admin', heading: 'Welcome back', part: 'textbox', name: 'Username' },
  { path: '/signup', heading: 'Create your account', part: 'textbox', name: 'Email' },
  { path: '/forgot-password', heading: 'Forgot your password?', part: 'textbox', name: 'Email or Username' },
  {
    path: '/reset-password?token=t',
    heading: 'Choose a new password',
    part: 'textbox',
    name: 'New password',
  },
  { path: '/checkout', heading: 'Your email', part: 'textbox', name: 'Email' },
  { path: '/checkout-course', heading: 'Your email', part: 'textbox', name: 'Email' },
  { path: '/no/such/page', heading: '404 Page Not Found', part: 'link', name: 'Go to homepage' },
] as const

const hasStarted = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-started')
const username = (page: Page) => page.getByRole('textbox', { name: 'Username' })
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' })

for (const { path, heading, part, name } of screens) {
  test.describe(`the page of ${path}`, () => {
    test('shows the screen without its program', async ({ browser, baseURL, allowConsoleError }) => {
      allowConsoleError(/status of 404/)
      const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole(part, { name, exact: true })).toBeVisible()
      await expect(page.locator('noscript p')).toBeInViewport()
      await context.close()
    })

    test('is hydrated: its elements, its focus and its layout stay', async ({ page, allowConsoleError }) => {
      allowConsoleError(/status of 404/)
      const release = await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      const element = page.getByRole(part, { name, exact: true })
      await element.focus()
      await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-same-heading', ''))
      const title = await page.title()
      await page.evaluate(watchShifts)
      release()
      await hasStarted(page)
      await expect(element).toBeFocused()
      await expect(page.locator('h1')).toHaveAttribute('data-same-heading')
      expect(await page.title()).toBe(title)
      expect(title).not.toBe('Planwright')
      expect(await page.evaluate(readShifts)).toEqual([])
    })
  })
}

test('typing, the caret and the focus survive the arrival of the program', async ({ page, request }) => {
  const account = await shareAccount(request)
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await password(page).fill(account.password)
  await username(page).fill(account.username)
  await page.keyboard.press('ArrowLeft')
  const readCaret = () => username(page).evaluate((input: HTMLInputElement) => input.selectionStart)
  const caret = await readCaret()
  release()
  await hasStarted(page)
  await expect(username(page)).toBeFocused()
  await expect(username(page)).toHaveValue(account.username)
  await expect(password(page)).toHaveValue(account.password)
  expect(await readCaret()).toBe(caret)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
})

test('an email typed early continues to the payment', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/checkout', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Email' }).fill('early@example.com')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/checkout')
  release()
  await hasStarted(page)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('early@example.com')
  await page.getByRole('button', { name: 'CONTINUE TO PAYMENT' }).click()
  await expect(page.getByRole('heading', { name: 'Card payment' })).toBeVisible()
})

test('a form that is submitted early is sent once the program is there', async ({ page, request }) => {
  const account = await shareAccount(request)
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await username(page).fill(account.username)
  await password(page).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Your form will be sent as soon as the page is ready')
  release()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Still loading.')).toHaveCount(0)
  expect(asked.filter((url) => url.includes('password='))).toEqual([])
})

test('a program that cannot be loaded is named as the cause', async ({ page, allowConsoleError }) => {
  allowConsoleError(/ERR_FAILED/)
  await page.route(allScripts, (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByRole('alert')).toContainText('could not be loaded completely')
})

test('links of a prerendered page pass on what the address contains', async ({ page }) => {
  await page.goto(`/login?next=${encodeURIComponent('/workbook')}`)
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    `/signup?next=${encodeURIComponent('/workbook')}`,
  )
})

test.describe('a visit that the prerendered page does not match never shows it', () => {
  for (const { path, wrong } of [
    { path: '/reset-password', wrong: 'Choose a new password' },
    { path: '/checkout?client_secret=pi_x', wrong: 'Your email' },
  ]) {
    test(path, async ({ page }) => {
      const release = await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('html')).toHaveAttribute('data-unfit')
      await expect(page.getByRole('heading', { name: wrong })).toBeHidden()
      release()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(wrong)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})

test.describe('who is signed in', () => {
  const watchQuestions = (page: Page) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/auth/user') asked.push(request.url())
    })
    return asked
  }

  test('is not asked for a visitor who never signed in', async ({ page }) => {
    const asked = watchQuestions(page)
    for (const path of ['/login', '/signup', '/checkout']) {
      await page.goto(path)
      await hasStarted(page)
    }
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login\?next=/)
    expect(asked).toEqual([])
  })

  test('is found for a session from before the hint', async ({ page, context }) => {
    await signIn(page)
    await context.clearCookies({ name: 'signed_in' })
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
    const names = (await context.cookies()).map(({ name }) => name)
    expect(names).toContain('signed_in')
  })

  test('is no one after a logout, and the hint is gone', async ({ page, context }) => {
    // An account of its own, because the session ends.
    await registerAccount(page.request)
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'LOGOUT' }).click()
    await expect(page).toHaveURL('/')
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('signed_in')
    const asked = watchQuestions(page)
    await page.goto('/login')
    await hasStarted(page)
    expect(asked).toEqual([])
  })
})

/** From the moment at which the fonts have arrived, because they may move a letter by a fraction of a pixel. */
async function watchShifts(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // Text that is not parsed and laid out yet has not asked for its font.
  while (document.readyState === 'loading') await nextFrame()
  await nextFrame()
  await document.fonts.ready
  await nextFrame()
  const shifts: number[] = []
  Object.assign(globalThis, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
  }).observe({ type: 'layout-shift' })
}

/** Waits for two frames, so that the last shift has been reported. */
async function readShifts(): Promise<number[]> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await nextFrame()
  await nextFrame()
  return (globalThis as unknown as { shifts: number[] }).shifts
}
