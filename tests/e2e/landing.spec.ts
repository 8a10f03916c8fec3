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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page shows its hero and prices, and its links work', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write the plan a bank says yes to.')
    await expect(page.getByText('Business package')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toHaveAttribute('href', '/login')
    await start(page).click()
    await expect(page).toHaveURL('/checkout')
  })
})

test.describe('the landing page', () => {
  test('requests nothing from other hosts and does not shift', async ({ page, baseURL }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
        foreign.push(request.url())
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
    })
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts)).toBeLessThan(
      0.001,
    )
    expect(foreign).toEqual([])
  })

  test('loads three small font files, and a full one only for a letter they lack', async ({ page }) => {
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
    })
    await page.goto('/')
    await page.evaluate(async () => {
      globalThis.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
      await document.fonts.ready
    })
    expect(fonts.map((path) => /^\/assets\/(.+)-first-/.exec(path)?.[1] ?? path).toSorted()).toEqual([
      'bricolage-grotesque',
      'instrument-sans',
      'jetbrains-mono',
    ])
    await page.evaluate(async () => document.fonts.load('16px "Instrument Sans"', 'ñ'))
    expect(fonts[3]).toContain('/instrument-sans-latin-wght-normal-')
  })

  test('has no axe violations and nothing wider than the window', async ({ page }) => {
    await page.goto('/')
    await expectNoAxeViolations(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
  })

  test('shows PROCESSING... while the checkout opens', async ({ page }) => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('/api/settings', async (route) => {
      await answered
      await route.continue()
    })
    await page.goto('/')
    await start(page).click()
    const busy = page.getByRole('link', { name: 'PROCESSING...' })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    answer()
    await expect(page).toHaveURL('/checkout')
  })

  test('shows an error when the checkout cannot be reached, and can be tried again', async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(/net::ERR_FAILED|status of 503/)
    await page.route('/api/settings', (route) => route.abort())
    await page.goto('/')
    await start(page).click()
    await expect(page.getByRole('alert')).toHaveText('ErrorFailed to start checkout process')
    await page.route('/api/settings', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'We are moving house.' } }),
    )
    await start(page).click()
    await expect(page.getByRole('alert')).toHaveText('ErrorWe are moving house.')
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('alert')).toHaveText('')
  })

  test('shows its pictures in the theme chosen in the app', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    const picture = page.getByRole('img', { name: /^The workbook on step 1/ })
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).currentSrc))
      .toContain('workbook-dark')
  })
})

test.describe('the exit offer', () => {
  test('opens when the mouse leaves at the top, once per visit, and closes with Escape', async ({ page }) => {
    await page.goto('/course')
    await expect(offer(page)).toBeHidden()
    const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign in' })
    await signIn.focus()
    await leaveAtTop(page)
    await expect(offer(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Take 25% off the course' })).toBeFocused()
    await expect(offer(page)).toContainText('$147.75')
    await expectNoAxeViolations(page, [390])
    await page.keyboard.press('Escape')
    await expect(offer(page)).toBeHidden()
    await expect(signIn).toBeFocused()
    await leaveAtTop(page)
    await page.reload()
    await leaveAtTop(page)
    await expect(offer(page)).toBeHidden()
    expect(await readDiscount(page)).toBeNull()
  })

  test('opens when a visitor scrolls back up, and carries its discount to the checkout', async ({ page }) => {
    await page.goto('/course')
    await scrollPageTo(page, 600)
    await scrollPageTo(page, 510)
    await expect(offer(page)).toBeHidden()
    await scrollPageTo(page, 490)
    await page.getByRole('link', { name: 'TAKE 25% OFF' }).click()
    await expect(page).toHaveURL('/checkout-course')
    expect(await readDiscount(page)).toBe('25')
    await expect(page.getByText('$147.75').first()).toBeVisible()
  })

  test('closes and does nothing else when it is declined', async ({ page }) => {
    await page.goto('/course')
    await leaveAtTop(page)
    await page.getByRole('button', { name: 'No, thanks' }).click()
    await expect(offer(page)).toBeHidden()
    await expect(page).toHaveURL('/course')
    expect(await readDiscount(page)).toBeNull()
  })

  test('never opens while a visitor is in a field', async ({ page }) => {
    await page.goto('/course')
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('input')))
    await page.locator('main > input').focus()
    await leaveAtTop(page)
    await expect(offer(page)).toBeHidden()
    await page.locator('main > input').blur()
    await leaveAtTop(page)
    await expect(offer(page)).toBeVisible()
  })
})

test('the course and legal pages have no axe violations', async ({ page }) => {
  for (const path of ['/course', '/terms']) {
    await page.goto(path)
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
  }
})
