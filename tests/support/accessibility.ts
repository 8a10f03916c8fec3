import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const widths = [390, 1440]

/** Looks at what is on the page now, in both themes, on a phone and on a desk. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations, `${colorScheme} at ${width} px`).toEqual([])
    }
  }
}

/** Nothing on the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflowPx).toBeLessThanOrEqual(0)
}
