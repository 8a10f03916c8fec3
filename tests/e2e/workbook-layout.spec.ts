import { expect, type Page } from '@playwright/test'
import { steps } from '#domain/plan/steps.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/accessibility.ts'
import { signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { holdScripts } from '#tests/support/hold-scripts.ts'
import {
  button,
  field,
  heading,
  openPlan,
  openStep,
  planId,
  storePlan,
} from '#tests/support/open-workbook.ts'
import { expectClearOfToast } from '#tests/support/toasts.ts'

const advisor = (page: Page) => page.getByRole('complementary', { name: 'Advisor' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Advisor' })
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })

async function measureWidth(page: Page, name: 'main' | 'complementary'): Promise<number> {
  const part = name === 'main' ? page.getByRole('main') : advisor(page)
  return (await part.boundingBox())?.width ?? 0
}

test('the workbook uses the width of its window', async ({ page }) => {
  const { user } = await signIn(page)
  await openPlan(page, user.id)

  await test.step('the form has 560 px on each window that has them, and the advisor 420 px from 1200 px on', async () => {
    for (const width of [1024, 1100, 1199, 1200, 1215, 1279, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(advisor(page)).toBeVisible()
      expect(await measureWidth(page, 'main'), `form at ${width} px`).toBeGreaterThanOrEqual(560)
      const advisorPx = await measureWidth(page, 'complementary')
      if (width < 1200) expect(advisorPx, `rail at ${width} px`).toBeLessThan(60)
      else expect(advisorPx, `panel at ${width} px`).toBe(420)
      await expectNoSidewaysScroll(page)
    }
  })

  await test.step('the title above the form is renamed in place: Enter saves, Escape keeps the old one', async () => {
    const title = field(page, 'Title of this plan')
    await button(page, 'Harbor Plan').press('Enter')
    await expect(title).toBeFocused()
    await expectNoAxeViolations(page, [1440], 'main')
    await page.keyboard.type('Pier Plan')
    await page.keyboard.press('Enter')
    await expect(button(page, 'Pier Plan')).toBeFocused()
    await expect(page.getByText('Pier Plan / step 1 of 12')).toBeVisible()

    await page.keyboard.press('Enter')
    await page.keyboard.type('Not this one')
    await page.keyboard.press('Escape')
    await expect(button(page, 'Pier Plan')).toBeFocused()

    await button(page, 'Pier Plan').click()
    await title.fill('Quay Plan')
    await field(page, 'Solution').click()
    await expect(page.getByText('Quay Plan / step 1 of 12')).toBeVisible()
    await page.reload()
    await expect(button(page, 'Quay Plan')).toBeVisible()
    expect(page.url()).toContain(planId)
  })

  await test.step('at 1024 px, the preview covers the form, leaves the steps reachable and returns focus', async () => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await button(page, 'Preview').click()
    await expect(preview(page)).toContainText(/Page 1 of \d+/)
    await expect(preview(page).getByRole('heading', { name: 'Preview' })).toBeFocused()
    await expect(page.getByRole('main')).toHaveAttribute('inert', '')
    await page.keyboard.press('Escape')
    await expect(preview(page)).toHaveCount(0)
    await expect(button(page, 'Preview')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /Risk Analysis$/ }).click()
    await expect(heading(page, 'Risk Analysis')).toBeFocused()
    await expect(preview(page)).toHaveCount(0)
  })

  await test.step('at 1024 px, AI HELP opens the advisor over the page, and CLOSE and Escape give focus back', async () => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect(drawer(page)).toHaveCount(0)
    await advisor(page).getByRole('button', { name: 'AI HELP' }).click()
    await expect(drawer(page).getByRole('textbox', { name: /^Ask the advisor about/ })).toBeInViewport()
    await drawer(page).getByRole('button', { name: 'CLOSE' }).click()
    await expect(drawer(page)).toBeHidden()
    await expect(button(page, 'AI HELP')).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(drawer(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(button(page, 'AI HELP')).toBeFocused()

    await test.step('in a wider window it is beside the form', async () => {
      await page.keyboard.press('Enter')
      await expect(drawer(page)).toBeVisible()
      await page.setViewportSize({ width: 1440, height: 768 })
      await expect(drawer(page)).toBeHidden()
      await expect(advisor(page).getByRole('textbox', { name: /^Ask the advisor about/ })).toBeVisible()
    })
  })

  await test.step('a toast leaves the last buttons of a step in reach', async () => {
    await page.getByRole('button', { name: /Market Analysis$/ }).click()
    await expect(heading(page, 'Market Analysis')).toBeFocused()
    await page.getByRole('combobox', { name: 'Template' }).selectOption('E-commerce')
    await expect(page.getByText('Template Applied', { exact: true })).toBeVisible()
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => globalThis.scrollTo(0, document.documentElement.scrollHeight))
      for (const name of ['Previous', 'Next']) await expectClearOfToast(page, button(page, name))
    }
  })
})

test.describe('with the advisor’s review', () => {
  test.use({ hasAdvisor: true })

  for (const { number, name } of steps.filter(({ number }) => number === 1 || number === steps.length)) {
    test(`at step ${number} nothing in the sidebar moves when its later parts come`, async ({ page }) => {
      const { user } = await signIn(page)
      await storePlan(page, user.id, { data: { businessIdea: { name: 'Harbor Roasters' } } })
      const release = await holdScripts(page, [/\/assets\/export-panel/, /\/assets\/more-formats/])
      await openStep(page, number, name)
      const planMenu = page.locator('summary').filter({ hasText: /^Plan$/ })
      await expect(button(page, 'Export PDF')).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      const before = await planMenu.boundingBox()
      await release()
      await expect(button(page, 'Share').first()).toBeVisible()
      await expect(button(page, 'More formats').first()).toBeVisible()
      expect(await planMenu.boundingBox()).toEqual(before)
    })
  }
})
