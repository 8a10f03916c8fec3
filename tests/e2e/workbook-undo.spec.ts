import { expect, type Page } from '@playwright/test'
import { signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import {
  button,
  field,
  heading,
  importPlanFile,
  type KeptPlan,
  openPlan,
  openPlanMenu,
  openStep,
  readPlan,
  storePlan,
} from '#tests/support/open-workbook.ts'
import { shortExample } from '#tests/support/short-example.ts'
import { expectToast } from '#tests/support/toasts.ts'

const undoInToast = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('button', { name: 'Undo' })

/** One of the two buttons beside the template. */
const headerButton = (page: Page, name: 'Undo' | 'Redo') =>
  page.getByRole('main').getByRole('button', { name, exact: true })

/** A plan with text in every step, opened on one of them. */
async function openFullPlan(page: Page, step: number, name: string) {
  const { user } = await signIn(page)
  const template = 'local-service'
  await storePlan(page, user.id, {
    title: 'Harbor Plan',
    template,
    revision: '4',
    completedSteps: [1, 2, 3, 7],
    data: shortExample(),
  })
  const before = await readPlan(page)
  await openStep(page, step, name)
  return before
}

/** A toast under the pointer stays. */
async function holdToast(page: Page) {
  await undoInToast(page).hover()
}

async function expectChanged(page: Page, before: KeptPlan) {
  await expect.poll(() => readPlan(page)).not.toEqual(before)
}

async function expectAsBefore(page: Page, before: KeptPlan) {
  await expect.poll(() => readPlan(page)).toEqual(before)
}

test('undo restores the exact earlier plan', async ({ page }) => {
  const before = await openFullPlan(page, 3, 'Business Model')

  await test.step('after list items are moved and removed, one by one', async () => {
    await button(page, 'Move Revenue stream 1 down').click()
    await button(page, 'Remove Revenue stream 1').click()
    await expectChanged(page, before)
    await headerButton(page, 'Undo').click()
    await headerButton(page, 'Undo').click()
    await expectAsBefore(page, before)
    await expect(headerButton(page, 'Undo')).toBeDisabled()
    await headerButton(page, 'Redo').click()
    await expectChanged(page, before)
    await headerButton(page, 'Undo').click()
    await expectAsBefore(page, before)
  })

  await test.step('after a template switch, with the toast’s button and with the keyboard', async () => {
    const template = page.getByRole('combobox', { name: 'Template' })
    await template.selectOption('consulting')
    await holdToast(page)
    await expectChanged(page, before)
    await undoInToast(page).click()
    await expectAsBefore(page, before)
    await expect(template).toHaveValue('local-service')
    await page.keyboard.press('Control+Shift+Z')
    await expectChanged(page, before)
    await page.keyboard.press('Control+z')
    await expectAsBefore(page, before)
  })

  await test.step('after an import, with the toast’s button', async () => {
    await page.getByRole('button', { name: /Business Idea$/ }).click()
    await importPlanFile(page, JSON.stringify({ title: 'Pier', data: { businessIdea: { name: 'Pier' } } }))
    await expectToast(page, 'Data Imported', 'Workbook data has been imported successfully.')
    await holdToast(page)
    await expect(field(page, 'Business name')).toHaveValue('Pier')
    await expectChanged(page, before)
    await undoInToast(page).click()
    await expect(field(page, 'Business name')).toHaveValue(before.data.businessIdea.name)
    await expectAsBefore(page, before)
  })

  await test.step('after the primary persona is removed, including which one is primary', async () => {
    await page.getByRole('button', { name: /Customer Personas$/ }).click()
    const { primaryPersona, personas } = before.data.customerPersonas
    const at = personas.findIndex(({ id }) => id === primaryPersona)
    expect(at).toBeGreaterThanOrEqual(0)
    await button(page, `Remove Persona ${at + 1}`).click()
    await expect(page.getByText(`Removed: ${personas[at]?.name}`, { exact: true })).toBeVisible()
    await holdToast(page)
    const others = personas.filter((_, index) => index !== at)
    await expect
      .poll(async () => (await readPlan(page)).data.customerPersonas)
      .toMatchObject({ primaryPersona: '', personas: others })
    // The toast undoes the change it names, not later edits.
    await page.getByRole('textbox', { name: 'Goals', exact: true }).first().fill('More time')
    await undoInToast(page).click()
    const changed = personas.map((persona) =>
      persona.id === others[0]?.id ? { ...persona, goals: 'More time' } : persona,
    )
    await expect
      .poll(async () => (await readPlan(page)).data.customerPersonas)
      .toMatchObject({ primaryPersona, personas: changed })
  })

  await test.step('after a reset, with the toast’s button', async () => {
    const changed = await readPlan(page)
    await openPlanMenu(page)
    await button(page, 'Reset to Template').click()
    await expectToast(page, 'Workbook Reset', 'Applied Coffee Shop template successfully.')
    await holdToast(page)
    await expect(heading(page, 'Business Idea')).toBeVisible()
    await expect(field(page, 'Business name')).toHaveValue('')
    await expectChanged(page, changed)
    await undoInToast(page).click()
    await expect(field(page, 'Business name')).toHaveValue(before.data.businessIdea.name)
    await expectAsBefore(page, changed)
    // There are more changes than this step can show.
    await page.keyboard.press('Control+Shift+Z')
    await expect(page.getByText(/^This changed \d+ of the 12 steps\.$/)).toBeVisible()
    await expectChanged(page, changed)
    await page.keyboard.press('Control+z')
    await expectAsBefore(page, changed)
  })
})

test('Control+Z and Control+Shift+Z work across the whole plan', async ({ page }) => {
  const { user } = await signIn(page)
  await openPlan(page, user.id)

  await test.step('they move back and forth across fields and open the field’s step', async () => {
    const name = field(page, 'Business name')
    await name.fill('Pier Roasters')
    await field(page, 'Solution').fill('Coffee at the pier')
    await button(page, 'Next').click()
    await expect(heading(page, 'Market Analysis')).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(page.getByText('Undid: Solution', { exact: true })).toBeAttached()
    await expect(field(page, 'Solution')).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(name).toHaveValue('Harbor Roasters')
    await expect(field(page, 'Solution')).toHaveValue('')
    await page.keyboard.press('Control+z')
    await expect(page.getByText('There is nothing to undo', { exact: true })).toBeAttached()

    await name.press('Control+Shift+Z')
    await expect(name).toHaveValue('Pier Roasters')
    await expect(field(page, 'Solution')).toHaveValue('')
    await name.press('Control+Shift+Z')
    await expect(field(page, 'Solution')).toHaveValue('Coffee at the pier')
    await expect(page.getByText('Redid: Solution', { exact: true })).toBeAttached()
  })

  await test.step('a new title can be undone, and fields outside the plan keep the browser’s own undo', async () => {
    const question = page.getByPlaceholder('Ask about this step…')
    await question.pressSequentially('Why')
    await question.press('Control+z')
    await expect(question).not.toHaveValue('Why')
    await expect(field(page, 'Solution')).toHaveValue('Coffee at the pier')
    await openPlanMenu(page)
    await button(page, 'Rename').click()
    const dialog = page.getByRole('dialog', { name: 'Rename this plan' })
    await dialog.getByRole('textbox', { name: 'Title' }).press('Control+a')
    await page.keyboard.type('Pier Plan')
    await page.keyboard.press('Control+z')
    await expect(page.getByLabel('Solution', { exact: true })).toHaveValue('Coffee at the pier')
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Pier Plan')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Pier Plan / step 1 of 12')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(page.getByText('Harbor Plan / step 1 of 12')).toBeVisible()
  })
})
