import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { unfinishedExample } from '#tests/builders/unfinished-example.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/accessibility.ts'
import { signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { button, field, heading, openStep, storePlan } from '#tests/support/open-workbook.ts'

const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

/** The plan of a business that has an answer for every reader, but no quotes and papers for a bank. */
async function openExample(page: Page, step = 1, name = 'Business Idea'): Promise<void> {
  const { user } = await signIn(page)
  await storePlan(page, user.id, { title: 'Harbor Plan', data: unfinishedExample() })
  await openStep(page, step, name)
}

async function exportMarkdown(page: Page): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Export Markdown').click()])
  return await readFile(await file.path(), 'utf8')
}

function listSections(markdown: string): string[] {
  return [...markdown.matchAll(/^## \d+\. (.+)$/gm)].map(([, title = '']) => title)
}

test('a plan made for a reader has what that reader knows, and says what it will miss', async ({ page }) => {
  await openExample(page)
  await expect(choice(page, 'Made for')).toHaveValue('full')
  await expect(choice(page, 'Paper')).toHaveValue('a4')
  await expect(page.getByText('Nothing is missing', { exact: true })).toBeVisible()
  expect(listSections(await exportMarkdown(page))).toContain('Competitive Analysis')

  await test.step('the choice is made with the keyboard alone', async () => {
    await choice(page, 'Made for').focus()
    await page.keyboard.press('ArrowDown')
    await expect(choice(page, 'Made for')).toHaveValue('bank')
    await page.keyboard.press('Tab')
    await expect(choice(page, 'Paper')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(choice(page, 'Paper')).toHaveValue('us-letter')
  })

  const sections = [
    'Executive Summary',
    'Company Description',
    'Market Analysis',
    'Organization and Management',
    'Service or Product Line',
    'Marketing and Sales',
    'Funding Request',
    'Financial Projections',
    'Supporting Schedules',
    'Appendix',
  ]
  await test.step('a bank gets the sections lenders know, also after a reload', async () => {
    expect(listSections(await exportMarkdown(page))).toEqual(sections)
    await page.reload()
    await expect(choice(page, 'Made for')).toHaveValue('bank')
    await expect(choice(page, 'Paper')).toHaveValue('us-letter')
    expect(listSections(await exportMarkdown(page))).toEqual(sections)
  })

  await test.step('a bank gets only the tables that are ticked, and the loan schedule is a file of its own', async () => {
    await page.locator('summary').filter({ hasText: 'Tables for the lender: 3 of 5' }).press('Enter')
    await page.getByRole('checkbox', { name: 'Loan schedule' }).press('Space')
    const markdown = await exportMarkdown(page)
    expect(markdown).toContain('### Sensitivity')
    expect(markdown).not.toContain('### Loan Schedule')
    await button(page, 'More formats').press('Enter')
    const item = page.getByRole('menuitem', { name: 'Loan schedule (CSV)' })
    const [file] = await Promise.all([page.waitForEvent('download'), item.press('Enter')])
    expect(await readFile(await file.path(), 'utf8')).toContain(',84,')
    expect(file.suggestedFilename()).toMatch(/_loan_schedule_bank_[\d-]+\.csv$/)
  })

  await test.step('each point that a bank will miss leads to its field', async () => {
    await page.locator('summary').filter({ hasText: 'A bank will miss 5 answers or papers' }).press('Enter')
    await expectNoAxeViolations(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'No quote for Equipment step 8' }).press('Enter')
    await expect(heading(page, 'Start-up and funding')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Quote' }).nth(1)).toBeFocused()
    await page.keyboard.type('Quote of 3 November, Marin Supply')
    await expect(page.getByText('A bank will miss 4 answers or papers')).toBeVisible()
  })
})

test('the preview shows the pages beside the form and follows the words, the reader and the paper', async ({
  page,
}) => {
  await openExample(page)
  await choice(page, 'Made for').selectOption('One page')
  await button(page, 'Preview').click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('Page 1 of 1')
  const readShape = async () => {
    const { width, height } = (await preview.locator('canvas').boundingBox()) ?? { width: 1, height: 1 }
    return height / width
  }
  // A plan in dollars is read on the paper of the United States.
  await expect.poll(readShape).toBeCloseTo(11 / 8.5, 2)
  await button(page, 'Next').click({ trial: true })

  await test.step('the page is drawn again as the person types', async () => {
    const readPicture = () =>
      preview.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
    const before = await readPicture()
    await field(page, 'Business name').fill('Another name')
    await expect.poll(readPicture, { timeout: 60_000 }).not.toBe(before)
    await expect(preview).toContainText('Updates as you write')
  })

  await choice(page, 'Paper').selectOption('A4')
  await expect.poll(readShape).toBeCloseTo(297 / 210, 2)
  await choice(page, 'Made for').selectOption('Full plan')
  await expect(preview).toContainText(/Page 1 of \d{2}/)
  await preview.getByRole('button', { name: 'Next page' }).click()
  await expect(preview).toContainText(/Page 2 of \d{2}/)
  await expectNoAxeViolations(page, [1440])
  await button(page, 'CLOSE').click()
  await expect(preview).toHaveCount(0)
})

test('every point of an empty plan leads to a field or to the button that adds one', async ({ page }) => {
  test.slow()
  const { user } = await signIn(page)
  await storePlan(page, user.id, { title: 'Empty' })
  const visited = new Set<string>()
  for (const reader of ['Bank', 'Investor']) {
    await openStep(page, 1, 'Business Idea')
    await choice(page, 'Made for').selectOption(reader)
    await page
      .locator('summary')
      .filter({ hasText: `${reader} will miss` })
      .click()
    const points = page.getByRole('listitem').getByRole('button', { name: /^No .* step \d+$/ })
    const texts = await points.allInnerTexts()
    expect(texts.length).toBeGreaterThan(10)
    for (const [index, text] of texts.entries()) {
      // Both readers look for most of them.
      if (visited.has(text)) continue
      visited.add(text)
      await points.nth(index).click()
      const focused = page.locator('main :is(input, textarea, select, button):focus')
      await expect(focused, text).toBeInViewport()
    }
  }
})

test('the last step ends in review, preview, export and what a reader will miss, on a phone too', async ({
  page,
}) => {
  await openExample(page, 12, 'Implementation Timeline')
  const main = page.getByRole('main')
  await expect(button(page, 'COMPLETE')).toBeDisabled()
  await expect(main.getByRole('region', { name: 'Nothing is missing' })).toBeVisible()
  await main.getByRole('combobox', { name: 'Made for' }).selectOption('Bank')
  const missing = main.getByRole('region', { name: 'A bank will miss 5 answers or papers' })
  await expect(missing).toBeVisible()
  // What follows the form, which is checked with the other steps.
  await expectNoAxeViolations(page, undefined, '[data-plan-fields] + div')

  for (const width of [1440, 390]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
      await main.getByRole('button', { name: 'Review', exact: true }).press('Enter')
      await expect(page).toHaveURL(/step=review/)
      await page.goBack()
      const open = main.getByRole('button', { name: 'Export', exact: true })
      await open.press('Enter')
      const item = page.getByRole('menuitem', { name: 'Export Markdown' })
      const [file] = await Promise.all([page.waitForEvent('download'), item.press('Enter')])
      expect(listSections(await readFile(await file.path(), 'utf8'))).toContain('Funding Request')
      await expect(open).toBeFocused()

      const preview = page.getByRole('region', { name: 'Preview' })
      await main.getByRole('button', { name: 'Preview' }).press('Enter')
      await expect(preview).toContainText(/Page 1 of \d+/)
      await page.keyboard.press('Escape')
      await expect(main.getByRole('button', { name: 'Preview' })).toBeFocused()
    })
  }

  await missing.getByRole('button', { name: /^No quote for Equipment/ }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Quote' }).and(page.locator(':focus'))).toBeVisible()
})
