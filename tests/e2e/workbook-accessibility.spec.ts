import { expect } from '@playwright/test'
import { steps } from '#domain/plan/steps.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll, openDialog } from '#tests/support/accessibility.ts'
import { signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { blockDatabases } from '#tests/support/full-storage.ts'
import {
  button,
  field,
  goThrough,
  heading,
  openPlan,
  openStep,
  storePlan,
} from '#tests/support/open-workbook.ts'
import { shortExample } from '#tests/support/short-example.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('none of the twelve steps has axe violations or is too wide for a phone or a desktop', async ({
  page,
}) => {
  test.slow()
  const { user } = await signIn(page)
  const data = shortExample()
  await storePlan(page, user.id, {
    title: 'Harbor Plan',
    template: 'local-service',
    completedSteps: [1],
    data,
  })
  await openStep(page, 1, 'Business Idea')
  for (const step of steps) {
    const { number, name } = step
    await test.step(`step ${number}, ${name}`, async () => {
      await expect(heading(page, name)).toBeVisible()
      await expect(page.getByRole('main').locator('input, textarea').first()).toBeVisible()
      // Everything around the form is the same on every step.
      await expectNoAxeViolations(page, undefined, number === 1 ? undefined : 'main')
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoSidewaysScroll(page)
      }
      if (number < steps.length) await goThrough(page, step)
    })
  }
})

test('an empty plan’s lists with their suggestions and a save warning have no axe violations', async ({
  page,
}) => {
  test.slow()
  const { user } = await signIn(page)
  await blockDatabases(page)
  await openPlan(page, user.id)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.getByRole('button', { name: /Implementation Timeline$/ }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(button(page, 'Add Milestone')).toBeVisible()
  await expectNoAxeViolations(page, undefined, 'main, [role=alert]')
})

test('on a phone, the steps and the advisor slide in over the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const { user } = await signIn(page)
  await openPlan(page, user.id, { title: 'Donaudampfschifffahrt'.repeat(12) })

  await test.step('a long title without spaces does not widen the page', () => expectNoSidewaysScroll(page))

  await page.setViewportSize({ width: 390, height: 844 })
  for (const [opener, title] of [
    ['STEPS', 'Steps'],
    ['AI HELP', 'Advisor'],
  ] as const) {
    await test.step(`${opener} slides in, and CLOSE and Escape return focus`, async () => {
      const drawer = page.getByRole('dialog', { name: title })
      await button(page, opener).click()
      await expect(drawer).toBeVisible()
      await expectNoAxeViolations(page, [390], openDialog)
      await drawer.getByRole('button', { name: 'CLOSE' }).click()
      await expect(drawer).toBeHidden()
      await expect(button(page, opener)).toBeFocused()

      await page.keyboard.press('Enter')
      await expect(drawer).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(button(page, opener)).toBeFocused()
    })
  }

  await test.step('choosing a step closes them and leads to the step’s heading', async () => {
    await button(page, 'STEPS').click()
    const drawer = page.getByRole('dialog', { name: 'Steps' })
    await drawer.getByRole('button', { name: /Risk Analysis$/ }).click()
    await expect(drawer).toBeHidden()
    await expect(heading(page, 'Risk Analysis')).toBeFocused()
  })
})

test.describe('with the keyboard alone', () => {
  test('Tab leads from the template through the fields of a step to Next', async ({ page }) => {
    const { user } = await signIn(page)
    await openPlan(page, user.id)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.getByRole('combobox', { name: 'Template' }).focus()
    const labels = [
      'Business name',
      'One-line description',
      'Problem statement',
      'Solution',
      'Value proposition',
    ]
    for (const label of labels) {
      if (label === 'Problem statement') {
        await page.keyboard.press('Tab')
        await expect(page.locator('summary', { hasText: 'For the cover' })).toBeFocused()
      }
      await page.keyboard.press('Tab')
      await expect(field(page, label)).toBeFocused()
      await page.keyboard.press('Control+a')
      await page.keyboard.type(`My ${label}`)
    }
    await page.keyboard.press('Tab')
    await expect(page.getByText('See it in step 12')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page, 'Next')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Market Analysis')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('combobox', { name: 'Template' })).toBeFocused()
    await page.goBack()
    for (const label of labels) await expect(field(page, label)).toHaveValue(`My ${label}`)
  })

  test('F1 shows the example of the current field, announces it and hides it again', async ({ page }) => {
    const { user } = await signIn(page)
    await openPlan(page, user.id, {
      template: 'local-service',
      data: { businessIdea: { name: 'Harbor Roasters' }, businessModel: { keyResources: ['An oven'] } },
    })
    const { name, solution } = exampleOf('local-service').businessIdea
    const form = page.getByRole('group', { name: 'Business Idea' })
    await expect(form).toHaveAccessibleDescription('Press F1 in a field to see an example.')

    await field(page, 'Solution').press('F1')
    await expect(form.getByText(solution)).toBeVisible()
    await expect(form.getByText(`Example: ${name}`, { exact: true })).toBeVisible()
    await expect(page.locator('[data-live-region=polite]')).toContainText(solution)
    await expect(field(page, 'Solution')).toBeFocused()
    await field(page, 'Solution').press('F1')
    await expect(form.getByText(solution)).toHaveCount(0)

    await test.step('the name of the example’s business is printed once', async () => {
      await field(page, 'Business name').press('F1')
      await expect(form.getByText(name)).toHaveCount(1)
      await expectNoAxeViolations(page, [1440], 'main fieldset')
    })

    await test.step('in a line of a list it shows the example of the list', async () => {
      await page.getByRole('button', { name: /Business Model$/ }).click()
      await field(page, 'Key resource 1').press('F1')
      await expect(button(page, 'Hide example for Key resources')).toHaveAttribute('aria-expanded', 'true')
      await expect(button(page, 'Hide example for Key resources')).toHaveCount(1)
    })
  })

  test('a list item can be added, edited, moved and removed without losing focus', async ({ page }) => {
    const { user } = await signIn(page)
    await storePlan(page, user.id, {})
    await openStep(page, 3, 'Business Model')
    const line = (number: number) => field(page, `Revenue stream ${number}`)
    const add = button(page, 'Add Revenue Stream')
    await expect(add).toBeVisible()
    for (const [index, text] of ['Coffee', 'Beans', 'Classes'].entries()) {
      await add.press('Enter')
      await expect(line(index + 1)).toBeFocused()
      await page.keyboard.type(text)
    }

    const moveUp = button(page, 'Move Revenue stream 3 up')
    await moveUp.press('Enter')
    await expect(page.getByText('Revenue stream 3 moved to position 2 of 3.')).toBeAttached()
    await expect(line(2)).toHaveValue('Classes')
    await expect(button(page, 'Move Revenue stream 2 up')).toBeFocused()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(line(1)).toHaveValue('Classes')
    await expect(button(page, 'Move Revenue stream 1 up')).toBeFocused()

    await button(page, 'Remove Revenue stream 2').press('Enter')
    await expect(page.getByText('Revenue stream 2 removed.')).toBeAttached()
    await expect(line(2)).toBeFocused()
    await expect(line(2)).toHaveValue('Beans')
    await button(page, 'Remove Revenue stream 2').press('Enter')
    await button(page, 'Remove Revenue stream 1').press('Enter')
    await expect(add).toBeFocused()

    await test.step('a card can be added with its name selected, moved and removed', async () => {
      await page.getByRole('button', { name: /Market Analysis$/ }).click()
      const add = button(page, 'Add Segment')
      const names = page
        .getByRole('listitem', { name: /^Segment \d$/ })
        .getByRole('textbox', { name: /name/i })
      await add.press('Enter')
      await expect(names.first()).toBeFocused()
      await expect(names.first()).toHaveValue('New Market Segment')
      await page.keyboard.type('Commuters')
      await expect(names.first()).toHaveValue('Commuters')
      await add.press('Enter')
      await page.keyboard.type('Neighbors')
      await button(page, 'Move Segment 2 up').press('Enter')
      await expect(names.first()).toHaveValue('Neighbors')
      await button(page, 'Remove Segment 1').press('Enter')
      await expect(names).toHaveCount(1)
      await expect(names.first()).toBeFocused()
      await expect(names.first()).toHaveValue('Commuters')
      await button(page, 'Remove Segment 1').press('Enter')
      await expect(add).toBeFocused()
    })
  })
})
