import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: { run: (context: Document | string, options: RunOptions) => Promise<AxeResults> }
  }
}

/** Rules whose result depends only on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block']

interface Look {
  width: number
  colorScheme: 'light' | 'dark'
  /** All of them when left out. */
  rules?: readonly string[]
}

/** A page at both widths is checked fully at each, in one theme, because what has a color has it at every width. */
const bothWidths: readonly Look[] = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
]

/** A page at one width is checked fully in one theme, and for its colors in the other. */
function atOneWidth(width: number): readonly Look[] {
  return [
    { width, colorScheme: 'light' },
    { width, colorScheme: 'dark', rules: colorRules },
  ]
}

/** What lies behind an open dialog is hidden from everyone, and its own screen's test checks it. */
export const openDialog = '[role=dialog], [role=alertdialog], dialog'

/** Checks the current page (or one part of it) in both themes, at phone and desktop widths. */
export async function expectNoAxeViolations(
  page: Page,
  widths = [390, 1440],
  within?: string,
): Promise<void> {
  const looks = widths.length > 1 ? bothWidths : widths.flatMap(atOneWidth)
  for (const { width, colorScheme, rules } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 })
    await settleStyles(page)
    const place = `${new URL(page.url()).pathname}${new URL(page.url()).search}`
    expect(await findViolations(page, rules, within), `${place}, ${colorScheme} at ${width} px`).toEqual([])
  }
}

/** Colors in transition between themes are not what people read. */
async function settleStyles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    }
  })
}

async function findViolations(page: Page, rules?: readonly string[], within?: string) {
  await injectAxe(page)
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  }
  return page.evaluate(
    async ({ selector, options }) => {
      const { violations } = await window.axe.run(selector ?? document, options)
      return violations
    },
    { selector: within ?? null, options },
  )
}

/** Once for each document: a browser takes as long to compile axe as to check the page with many of its rules. */
async function injectAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
}

/** Nothing on the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflowPx).toBeLessThanOrEqual(0)
}
