import { expect, type Page } from '@playwright/test'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { unfinishedExample } from '#tests/builders/unfinished-example.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/accessibility.ts'
import { signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { button, field, openStep, readPlan, storePlan } from '#tests/support/open-workbook.ts'

const summary = (page: Page) => page.getByRole('region', { name: 'Executive Summary' })
/** The rest of the step is checked with the other steps. */
const summaryPart = 'section:has([id="field-implementationTimeline.executiveSummary"])'
const appendixPart = 'section:has([id^="field-implementationTimeline.appendix"])'
const ownText = (page: Page) => field(page, 'Executive summary')

const readEnd = async (page: Page) => (await readPlan(page)).data.implementationTimeline

async function openExample(page: Page, data = exampleOf('local-service')): Promise<void> {
  const { user } = await signIn(page)
  await storePlan(page, user.id, { title: 'Harbor Plan', data })
  await openStep(page, 1, 'Business Idea')
}

test('the summary is drafted for the reader, can be rewritten, and its figures follow the plan', async ({
  page,
}) => {
  await openExample(page)
  await button(page, 'See it in step 12').click()
  await expect(button(page, 'Write my own')).toBeFocused()
  await expect(summary(page)).toContainText('asks for a loan of $50,000 over 7 years')
  await expect(summary(page)).not.toContainText('Collateral')
  await page.getByRole('main').getByRole('combobox', { name: 'Made for' }).selectOption('Bank')
  await expect(summary(page)).toContainText('Collateral: The espresso machine')
  await expectNoAxeViolations(page, [390], summaryPart)
  await expectNoSidewaysScroll(page)

  await test.step('a person writes their own, and the draft comes back', async () => {
    await button(page, 'Write my own').press('Enter')
    await expect(ownText(page)).toBeFocused()
    await expect(ownText(page)).toHaveValue(/asks for a loan of \$50,000/)
    await ownText(page).press('Control+Home')
    await page.keyboard.insertText('In my own words. ')
    await expect.poll(async () => (await readEnd(page)).executiveSummary).toMatch(/^In my own words\. Harbor/)

    await button(page, 'Use the draft again').press('Enter')
    await expect(button(page, 'Write my own')).toBeFocused()
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect(ownText(page)).toHaveValue(/^In my own words\. Harbor/)

    await ownText(page).fill('')
    await expect(ownText(page)).toBeFocused()
    await ownText(page).blur()
    await expect(button(page, 'Write my own')).toBeVisible()
  })

  await test.step('a figure that the plan no longer has is marked and corrected', async () => {
    await button(page, 'Write my own').click()
    await expect(ownText(page)).toHaveValue(/a loan of \$50,000/)
    await page.setViewportSize({ width: 1440, height: 900 })
    await openStep(page, 8, 'Financial Projections')
    await page.getByRole('button', { name: /^Start-up and funding/ }).click()
    const amount = page.getByRole('textbox', { name: 'Loan amount' })
    await amount.fill('60000')
    await amount.blur()
    await page.goBack()
    await page.goBack()
    const note = summary(page).getByRole('listitem').filter({ hasText: 'Says $50,000' })
    await expect(note).toContainText('Says $50,000; the plan now asks for $60,000.')
    await expectNoAxeViolations(page, [390], summaryPart)
    await note.getByRole('button', { name: 'Change to $60,000' }).press('Enter')
    await expect(ownText(page)).toBeFocused()
    await expect(ownText(page)).toHaveValue(/a loan of \$60,000/)
    await expect(note).toHaveCount(0)
  })
})

test('the appendix is a list to tick with notes, and what a bank misses leads to its box', async ({
  page,
}) => {
  await openExample(page, unfinishedExample())
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
  await expectNoAxeViolations(page, [390], appendixPart)
  await expect
    .poll(async () => (await readEnd(page)).appendix.map(({ name, note: words }) => [name, words]))
    .toEqual([
      ['Tax returns', 'Both owners, 2023 to 2025'],
      ['Menu', ''],
    ])

  await button(page, 'Remove document 1').click()
  await expect(button(page, 'Add Document')).toBeFocused()
  await box.click()
  await expect(note).toHaveCount(0)
  // The toast of the document that went before may still stand.
  const toast = page.getByRole('listitem').filter({ hasText: 'Tax returns' }).filter({ hasText: 'Undo' })
  await toast.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(note).toHaveValue('Both owners, 2023 to 2025')
})
