import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoSidewaysScroll, openDialog } from '#tests/support/accessibility.ts'
import { signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { button, heading } from '#tests/support/open-workbook.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Open an example plan' })
const notice = (page: Page) => page.getByText('This is an example. Your changes stay in this copy.')

async function openCoffeeShop(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'MY BUSINESS PLANS' })
    .getByRole('button', { name: 'Open an example plan' })
    .click()
  await dialog(page).getByRole('button', { name: 'Harbor Roasters' }).click()
  await expect(heading(page, 'Business Idea')).toBeVisible()
  await expect(notice(page)).toBeVisible()
}

test.describe('with the advisor', () => {
  test.use({ hasAdvisor: true })

  test('a new user opens the coffee shop’s plan, sees that it is ready for the bank and exports it', async ({
    page,
  }) => {
    await signIn(page)
    await page.goto('/dashboard')

    await test.step('the examples fit a phone, a tablet and a desktop, without axe violations', async () => {
      await button(page, 'Open an example plan').first().click()
      await expect(dialog(page)).toBeVisible()
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoSidewaysScroll(page)
      }
      await expectNoAxeViolations(page, undefined, openDialog)
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.keyboard.press('Escape')
    })

    await openCoffeeShop(page)
    await expectNoAxeViolations(page, undefined, 'main')
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.getByText('Keep a cloud copy?')).toHaveCount(0)
    await page.getByRole('button', { name: /Implementation Timeline/ }).click()
    await page.getByRole('main').getByRole('button', { name: 'Review', exact: true }).press('Enter')
    await expect(heading(page, 'Ready for the bank')).toBeVisible()
    await expect(notice(page)).toBeVisible()
    await expectNoAxeViolations(page, undefined, 'main')
    await page.setViewportSize({ width: 1440, height: 900 })

    const download = page.waitForEvent('download')
    await button(page, 'Export JSON').click()
    expect((await download).suggestedFilename()).toContain('Harbor Roasters')
  })
})

test('the example is one card on the dashboard, opens again as it was left, and can be deleted', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/dashboard')
  await openCoffeeShop(page)
  const name = page.getByRole('textbox', { name: 'Business name' })
  await name.fill('Pier Roasters')
  await page.goto('/dashboard')
  const library = page.getByRole('region', { name: 'MY BUSINESS PLANS' })
  await expect(library.getByRole('heading', { name: 'Example: Harbor Roasters' })).toBeVisible()
  await button(page, 'Open an example plan').click()
  await dialog(page).getByRole('button', { name: 'Harbor Roasters' }).click()
  await expect(name).toHaveValue('Pier Roasters')
  await page.getByRole('link', { name: 'Start your own plan' }).click()
  await expect(notice(page)).toHaveCount(0)
  await page.goto('/dashboard')
  await library.getByRole('button', { name: 'DELETE Example: Harbor Roasters' }).click()
  await expect(library.getByRole('heading', { name: 'Example: Harbor Roasters' })).toHaveCount(0)
})
