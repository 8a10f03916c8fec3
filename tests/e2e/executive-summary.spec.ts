import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { exampleOf } from '#domain/plan/examples/every-example.ts'
import { unfinishedExample } from '#tests/builders/unfinished-example.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/accessibility.ts'
import { signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { button, field, openStep, readPlan, storePlan } from '#tests/support/open-workbook.ts'

const summary = (page: Page) => page.getByRole('region', { name: 'Executive Summary' })
const ownText = (page: Page) => field(page, 'Executive summary')

async function openExample(
  page: Page,
  step: number,
  name: string,
  data = exampleOf('local-service'),
): Promise<void> {
  const { user } = await signIn(page)
  await storePlan(page, user.id, { title: 'Harbor Plan', data })
  await openStep(page, step, name)
}

async function exportMarkdown(page: Page): Promise<string> {
  // On a phone the button is in a drawer.
  await page.setViewportSize({ width: 1440, height: 900 })
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Export Markdown').click()])
  return await readFile(await file.path(), 'utf8')
}

test('the summary is drafted for the reader, can be rewritten, and the draft comes back', async ({
  page,
}) => {
  await openExample(page, 1, 'Business Idea')
  await button(page, 'See it in step 12').click()
  await expect(button(page, 'Write my own')).toBeFocused()
  await expect(summary(page)).toContainText('asks for a loan of $50,000 over 7 years')
  await expect(summary(page)).not.toContainText('Collateral')
  await page.getByRole('main').getByRole('combobox', { name: 'Made for' }).selectOption('Bank')
  await expect(summary(page)).toContainText('Collateral: The espresso machine')
  await expectNoAxeViolations(page, [390], 'main')
  await expectNoSidewaysScroll(page)

  await button(page, 'Write my own').press('Enter')
  await expect(ownText(page)).toBeFocused()
  await expect(ownText(page)).toHaveValue(/asks for a loan of \$50,000/)
  await ownText(page).press('Control+Home')
  await page.keyboard.type('In my own words. ')
  expect(await exportMarkdown(page)).toMatch(/^## 1\. Executive Summary\n\nIn my own words\. Harbor/m)

  await button(page, 'Use the draft again').press('Enter')
  await expect(button(page, 'Write my own')).toBeFocused()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(ownText(page)).toHaveValue(/^In my own words\. Harbor/)

  await ownText(page).fill('')
  await expect(ownText(page)).toBeFocused()
  await ownText(page).blur()
  await expect(button(page, 'Write my own')).toBeVisible()
})

test('a figure in a person’s own summary that the plan no longer has is marked and corrected', async ({
  page,
}) => {
  await openExample(page, 12, 'Implementation Timeline')
  await button(page, 'Write my own').click()
  await expect(ownText(page)).toHaveValue(/a loan of \$50,000/)
  await openStep(page, 8, 'Financial Projections')
  await page.goto(`${page.url()}&part=start-up-and-funding`)
  const amount = page.getByRole('textbox', { name: 'Loan amount' })
  await amount.fill('60000')
  await amount.blur()
  const readLoan = async () => (await readPlan(page)).data.financialProjections.funding?.loans?.[0]?.amount
  await expect.poll(readLoan).toBe(60_000)
  await openStep(page, 12, 'Implementation Timeline')
  const note = summary(page).getByRole('listitem').filter({ hasText: 'Says $50,000' })
  await expect(note).toContainText('Says $50,000; the plan now asks for $60,000.')
  await expectNoAxeViolations(page, [390], 'main')
  await note.getByRole('button', { name: 'Change to $60,000' }).press('Enter')
  await expect(ownText(page)).toBeFocused()
  await expect(ownText(page)).toHaveValue(/a loan of \$60,000/)
  await expect(note).toHaveCount(0)
})

test('the appendix is a list to tick with notes, and what a bank misses leads to its box', async ({
  page,
}) => {
  await openExample(page, 1, 'Business Idea', unfinishedExample())
  await page.getByRole('combobox', { name: 'Made for' }).selectOption('Bank')
  await page.getByText('A bank will miss 5 answers or papers').click()
  await page.getByRole('button', { name: /^No tax returns in the appendix/ }).click()
  const box = page.getByRole('checkbox', { name: 'Tax returns' })
  await expect(box).toBeFocused()
  await box.press('Space')
  const note = page.getByRole('group', { name: 'Tax returns' }).getByRole('textbox', { name: 'Note' })
  await note.fill('Both owners, 2023 to 2025')
  await button(page, 'Add Document').click()
  await expect(field(page, 'Document')).toBeFocused()
  await page.keyboard.type('Menu')
  await expectNoAxeViolations(page, [390], 'main')
  const markdown = await exportMarkdown(page)
  expect(markdown).toContain('| Tax returns | Both owners, 2023 to 2025 |')
  expect(markdown).toContain('| Menu |')

  await button(page, 'Remove document 1').click()
  await expect(button(page, 'Add Document')).toBeFocused()
  await box.click()
  await expect(note).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(note).toHaveValue('Both owners, 2023 to 2025')
})
