import { expect, type Page } from '@playwright/test'
import { shareAccount } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { allScripts, holdScripts } from '#tests/support/hold-scripts.ts'

/** Each prerendered screen, with its heading and a field or link of it. */
const screens = [
  { path: '/login?next=%2Fworkbook', heading: 'Welcome back', part: 'textbox', name: 'Username' },
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

/** Notes each time that the page asks the server who is signed in. */
function watchQuestions(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/auth/user') asked.push(request.url())
  })
  return asked
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every prerendered page shows its screen, and the landing page leads to the checkout', async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(/status of 404/)
    for (const { path, heading, part, name } of screens) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expect(page.getByRole(part, { name, exact: true })).toBeVisible()
        await expect(page.locator('noscript p')).toBeInViewport()
      })
    }
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write the plan a bank says yes to.')
    await expect(page.getByText('Business package')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toHaveAttribute('href', '/login')
    await page.getByRole('link', { name: 'START NOW - $97' }).click()
    await expect(page).toHaveURL('/checkout')
  })
})

test('every prerendered page is hydrated: its elements, its focus, its layout and typed text stay', async ({
  page,
  allowConsoleError,
}) => {
  test.slow()
  allowConsoleError(/status of 404/)
  const asked = watchQuestions(page)
  for (const { path, part, name } of screens) {
    await test.step(path, async () => {
      const release = await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      const element = page.getByRole(part, { name, exact: true })
      if (part === 'textbox') await element.fill('early@example.com')
      else await element.focus()
      await page.keyboard.press('ArrowLeft')
      const readCaret = () => element.evaluate((input: HTMLInputElement) => input.selectionStart)
      const caret = await readCaret()
      await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-same-heading', ''))
      const title = await page.title()
      await page.evaluate(watchShifts)
      await release()
      await hasStarted(page)
      await expect(element).toBeFocused()
      if (part === 'textbox') await expect(element).toHaveValue('early@example.com')
      expect(await readCaret()).toBe(caret)
      await expect(page.locator('h1')).toHaveAttribute('data-same-heading')
      expect(await page.title()).toBe(title)
      expect(title).not.toBe('Planwright')
      expect(await page.evaluate(readShifts)).toEqual([])
      if (path.startsWith('/login'))
        await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
          'href',
          `/signup?next=${encodeURIComponent('/workbook')}`,
        )
      if (path === '/checkout') {
        await page.getByRole('button', { name: 'CONTINUE TO PAYMENT' }).click()
        await expect(page.getByRole('heading', { name: 'Card payment' })).toBeVisible()
      }
      await page.unrouteAll()
    })
  }
  await test.step('who is signed in is not asked for a visitor who never signed in', async () => {
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login\?next=/)
    expect(asked).toEqual([])
  })
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
  await release()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Still loading.')).toHaveCount(0)
  expect(asked.filter((url) => url.includes('password='))).toEqual([])

  await test.step('who is signed in is found for a session from before the hint', async () => {
    const context = page.context()
    await page.unrouteAll()
    await context.clearCookies({ name: 'signed_in' })
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).toContain('signed_in')
  })
})

test('a program that cannot be loaded is named as the cause', async ({ page, allowConsoleError }) => {
  allowConsoleError(/ERR_FAILED/)
  await page.route(allScripts, (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByRole('alert')).toContainText('could not be loaded completely')
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
