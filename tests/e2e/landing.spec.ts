import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/accessibility.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'

const offer = (page: Page) => page.getByRole('dialog', { name: 'Take 25% off the course' })
const readDiscount = (page: Page) => page.evaluate(() => sessionStorage.getItem('courseDiscount'))
const start = (page: Page) => page.getByRole('link', { name: 'START NOW - $97' })

/** The event that a browser fires when the mouse moves up to the tabs. */
async function leaveAtTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    const leave = new MouseEvent('mouseleave', { clientX: 200, clientY: -1, relatedTarget: null })
    document.documentElement.dispatchEvent(leave)
  })
}

async function scrollPageTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    async (place) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true })
        globalThis.scrollTo({ top: place, behavior: 'instant' })
      }),
    top,
  )
}

test('the landing page asks no other host, does not shift, loads few fonts, and everyone can read it', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  const fonts: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
      foreign.push(request.url())
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
  })
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { shifts } = globalThis as unknown as { shifts: number }
        Object.assign(globalThis, { shifts: shifts + (entry as unknown as { value: number }).value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await page.evaluate(async () => {
    await document.fonts.ready
    globalThis.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    await document.fonts.ready
  })
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts)
  expect(shifts).toBeLessThan(0.001)
  expect(foreign).toEqual([])

  await test.step('it loads three small font files, and a full one only for a letter they lack', async () => {
    expect(fonts.map((path) => /^\/assets\/(.+)-first-/.exec(path)?.[1] ?? path).toSorted()).toEqual([
      'bricolage-grotesque',
      'instrument-sans',
      'jetbrains-mono',
    ])
    await page.evaluate(async () => document.fonts.load('16px "Instrument Sans"', 'ñ'))
    expect(fonts[3]).toContain('/instrument-sans-latin-wght-normal-')
  })

  await test.step('it has no axe violations and nothing wider than the window', async () => {
    await expectNoAxeViolations(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
  })

  await test.step('neither have the legal pages', async () => {
    await page.goto('/terms')
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
  })
})

test('a purchase shows PROCESSING... while the checkout opens, and an error when it cannot be reached', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/net::ERR_FAILED|status of 503/)
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')

  await test.step('the theme chosen in the app applies from the first paint, to the pictures too', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(13, 20, 36)')
    const picture = page.getByRole('img', { name: /^The workbook on step 1/ })
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).currentSrc))
      .toContain('workbook-dark')
  })

  await page.route('/api/settings', (route) => route.abort())
  await start(page).click()
  await expect(page.getByRole('alert')).toHaveText('ErrorFailed to start checkout process')
  await page.route('/api/settings', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'We are moving house.' } }),
  )
  await start(page).click()
  await expect(page.getByRole('alert')).toHaveText('ErrorWe are moving house.')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('alert')).toHaveText('')

  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('/api/settings', async (route) => {
    await answered
    await route.continue()
  })
  await start(page).click()
  await expect(page.getByRole('link', { name: 'PROCESSING...' })).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect(page).toHaveURL('/checkout')
})

test('the exit offer of the course opens once per visit, and only an accepted one gives the discount', async ({
  page,
}) => {
  const startVisit = async () => {
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
  }
  await page.goto('/course')
  await expect(offer(page)).toBeHidden()
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)

  await test.step('it never opens while a visitor is in a field', async () => {
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('input')))
    await page.locator('main > input').focus()
    await leaveAtTop(page)
    await expect(offer(page)).toBeHidden()
  })

  await test.step('it opens when the mouse leaves at the top, once, and closes with Escape', async () => {
    const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign in' })
    await signIn.focus()
    await leaveAtTop(page)
    await expect(offer(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Take 25% off the course' })).toBeFocused()
    await expect(offer(page)).toContainText('$147.75')
    await expectNoAxeViolations(page, [390], 'dialog')
    await page.keyboard.press('Escape')
    await expect(offer(page)).toBeHidden()
    await expect(signIn).toBeFocused()
    await leaveAtTop(page)
    await page.reload()
    await leaveAtTop(page)
    await expect(offer(page)).toBeHidden()
    expect(await readDiscount(page)).toBeNull()
  })

  await test.step('it closes and does nothing else when it is declined', async () => {
    await startVisit()
    await leaveAtTop(page)
    await page.getByRole('button', { name: 'No, thanks' }).click()
    await expect(offer(page)).toBeHidden()
    await expect(page).toHaveURL('/course')
    expect(await readDiscount(page)).toBeNull()
  })

  await test.step('it opens when a visitor scrolls back up, and carries its discount to the checkout', async () => {
    await startVisit()
    await scrollPageTo(page, 600)
    await scrollPageTo(page, 510)
    await expect(offer(page)).toBeHidden()
    await scrollPageTo(page, 490)
    await page.getByRole('link', { name: 'TAKE 25% OFF' }).click()
    await expect(page).toHaveURL('/checkout-course')
    expect(await readDiscount(page)).toBe('25')
    await expect(page.getByText('$147.75').first()).toBeVisible()
  })
})
