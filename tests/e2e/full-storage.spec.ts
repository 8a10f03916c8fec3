import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations, openDialog } from '#tests/support/accessibility.ts'
import { registerAccount, signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { blockDatabases, fillStorage, makeRoom, readSpareTexts } from '#tests/support/full-storage.ts'
import {
  button,
  field,
  openPlan,
  openStep,
  planId,
  readIdea,
  savedWhere,
} from '#tests/support/open-workbook.ts'
import { expectToast } from '#tests/support/toasts.ts'

const warning = (page: Page) => page.getByRole('alert').filter({ hasText: 'Your latest words' })
const leaveDialog = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })
const longName = 'A name too long for what is left '.repeat(20).trim()

/** Whether the focused control is in the warning itself, or entirely below it. */
function isClearOfFocus(element: Element): boolean {
  const focused = document.activeElement ?? document.body
  const isBelow = focused.getBoundingClientRect().top >= element.getBoundingClientRect().bottom
  return isBelow || element.contains(focused)
}

async function expectDownload(page: Page, text: string, name: string): Promise<void> {
  const downloading = page.waitForEvent('download')
  await button(page, text).click()
  const file: unknown = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
  expect(file).toMatchObject({ version: '1.0', data: { businessIdea: { name } } })
}

/** Makes every use of localStorage fail, as where cookies are blocked. */
async function blockLocalStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
}

test.describe('a full localStorage', () => {
  test('sends plans to the spare storage, where a reload, another tab and the dashboard find them', async ({
    page,
  }) => {
    const { user } = await signIn(page)
    await openPlan(page, user.id)
    const other = await page.context().newPage()
    await openStep(other, 1, 'Business Idea')
    await fillStorage(page)
    await field(page, 'Business name').fill(longName)
    await expect(savedWhere(page, 'Saved in this browser’s backup storage')).toBeVisible()
    await expect(warning(page)).toBeHidden()
    expect((await readIdea(page)).name).toBe('Harbor Roasters')

    await test.step('two tabs stay in step', async () => {
      await expect(field(other, 'Business name')).toHaveValue(longName)
      await field(other, 'Solution').fill('Solved in the other')
      await expect(field(page, 'Solution')).toHaveValue('Solved in the other')
      await other.close()
    })

    await page.reload()
    await expect(field(page, 'Business name')).toHaveValue(longName)
    await expect(field(page, 'Solution')).toHaveValue('Solved in the other')
    await expect(savedWhere(page, 'Saved in this browser’s backup storage')).toBeVisible()

    await test.step('it still takes new plans and copies, and lets them be deleted', async () => {
      await page.goto('/workbook?template=ecommerce')
      await expect(page).toHaveURL(/planId=/)
      await field(page, 'Business name').fill('Started in a full browser')
      await expect
        .poll(async () => (await readSpareTexts(page)).join(''))
        .toContain('Started in a full browser')
      await page.getByRole('link', { name: 'All my plans' }).click()
      await expect(page.getByText('2 PLANS')).toBeVisible()
      await page.getByRole('button', { name: 'Duplicate Harbor Plan' }).click()
      await expect(page.getByText('3 PLANS')).toBeVisible()
      await page.reload()
      await expect(page.getByText('3 PLANS')).toBeVisible()
      await button(page, 'DELETE Copy of Harbor Plan').click()
      await expect(page.getByText('2 PLANS')).toBeVisible()
      await button(page, 'Undo').click()
      await expect(page.getByText('3 PLANS')).toBeVisible()
    })

    await page.getByRole('link', { name: 'EDIT Harbor Plan', exact: true }).click()
    await expect(field(page, 'Business name')).toHaveValue(longName)

    await test.step('it gets the plan back once there is room', async () => {
      await makeRoom(page)
      await page.reload()
      await expect(field(page, 'Business name')).toHaveValue(longName)
      await expect(savedWhere(page, 'Saved in this browser')).toBeVisible()
      expect((await readIdea(page)).name).toBe(longName)
      await expect.poll(() => readSpareTexts(page)).toEqual([])
    })
  })

  test('is also recognized by Firefox’s name for it', async ({ page }) => {
    const { user } = await signIn(page)
    await openPlan(page, user.id)
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw Object.assign(new Error('Persistent storage maximum size reached'), {
          name: 'NS_ERROR_DOM_QUOTA_REACHED',
        })
      }
    })
    await field(page, 'Business name').fill('Typed into a full Firefox')
    await expect(savedWhere(page, 'Saved in this browser’s backup storage')).toBeVisible()
    await page.reload()
    await expect(field(page, 'Business name')).toHaveValue('Typed into a full Firefox')
  })

  test('that the browser blocks altogether also leaves the spare storage', async ({ page }) => {
    await signIn(page)
    await blockLocalStorage(page)
    await page.goto('/workbook?template=ecommerce')
    await field(page, 'Business name').fill('Typed without localStorage')
    await expect(savedWhere(page, 'Saved in this browser’s backup storage')).toBeVisible()
    // The new plan was already stored there before anything was typed.
    await expect
      .poll(async () => (await readSpareTexts(page)).join('\n'))
      .toContain('Typed without localStorage')
    await page.reload()
    await expect(field(page, 'Business name')).toHaveValue('Typed without localStorage')
  })
})

test.describe('a browser with neither place', () => {
  async function typeUnsaved(page: Page, ownerId: string): Promise<void> {
    await blockDatabases(page)
    await openPlan(page, ownerId)
    // There is room for notes about the plan, but not for its words.
    await fillStorage(page, 256)
    await field(page, 'Business name').click()
    await field(page, 'Business name').fill(longName)
    await expect(warning(page)).toContainText('This browser’s storage is full')
  }

  test('keeps its warning in view, clear of the fields and readable for everyone, until there is room', async ({
    page,
  }) => {
    const { user } = await signIn(page)
    await page.setViewportSize({ width: 390, height: 800 })
    await typeUnsaved(page, user.id)
    const isInView = () => expect(warning(page)).toBeInViewport({ ratio: 1 })
    for (const width of [390, 1440]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await page.evaluate(() => scrollTo(0, 0))
        await isInView()
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await isInView()
        // Going back up with the keyboard never leaves a field under the warning.
        await button(page, 'Next').focus()
        for (let press = 0; press < 8; press += 1) {
          await page.keyboard.press('Shift+Tab')
          await expect.poll(() => warning(page).evaluate(isClearOfFocus)).toBe(true)
        }
        await expectDownload(page, 'Download JSON', longName)
        await isInView()
        await expect(field(page, 'Business name')).toHaveValue(longName)
      })
    }
    await expectNoAxeViolations(page)
    await page.setViewportSize({ width: 1440, height: 900 })

    await test.step('it keeps the warning from step to step', async () => {
      await button(page, 'Next').click()
      await expect(warning(page)).toBeInViewport()
      await button(page, 'Previous').click()
      await expect(field(page, 'Business name')).toHaveValue(longName)
      await expectDownload(page, 'Export JSON', longName)
      await expectToast(page, 'Export Complete', 'Your plan was saved as a JSON file.')
    })

    await test.step('it asks before the page is left, and not once the words are stored', async () => {
      const asking = page.waitForEvent('dialog')
      await page.evaluate(() => setTimeout(() => location.reload()))
      const question = await asking
      expect(question.type()).toBe('beforeunload')
      await question.dismiss()
      await expect(field(page, 'Business name')).toHaveValue(longName)

      await makeRoom(page)
      await field(page, 'Business name').fill('A shorter name')
      await expect(warning(page)).toBeHidden()
      await expect.poll(async () => (await readIdea(page)).name).toBe('A shorter name')
      const asked: string[] = []
      page.on('dialog', (dialog) => {
        asked.push(dialog.type())
        void dialog.accept()
      })
      await page.reload()
      await expect(field(page, 'Business name')).toHaveValue('A shorter name')
      expect(asked).toEqual([])
    })
  })

  test('asks before another screen is opened, and when the person goes back', async ({ page }) => {
    const { user } = await signIn(page)
    await blockDatabases(page)
    await openPlan(page, user.id)
    const plans = page.getByRole('link', { name: 'All my plans' })
    await plans.click()
    await page.getByRole('link', { name: 'EDIT Harbor Plan' }).click()
    await expect(field(page, 'Business name')).toBeVisible()
    await fillStorage(page)
    await field(page, 'Business name').fill(longName)
    await expect(warning(page)).toBeVisible()

    await page.evaluate(() => history.back())
    await expect(leaveDialog(page)).toBeVisible()
    await expect(page).toHaveURL(`/workbook?planId=${planId}&step=1`)
    await page.keyboard.press('Escape')
    await expect(field(page, 'Business name')).toHaveValue(longName)

    await plans.click()
    await expect(leaveDialog(page)).toBeVisible()
    await expectNoAxeViolations(page, undefined, openDialog)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectDownload(page, 'Download JSON', longName)
    await button(page, 'Stay').click()
    await expect(leaveDialog(page)).toBeHidden()
    await expect(field(page, 'Business name')).toHaveValue(longName)
    await plans.click()
    await button(page, 'Leave anyway').click()
    await expect(page).toHaveURL('/dashboard')

    await test.step('leaving by going back leads there too', async () => {
      await page.getByRole('link', { name: 'EDIT Harbor Plan' }).click()
      await field(page, 'Business name').fill(longName)
      await expect(warning(page)).toBeVisible()
      await page.evaluate(() => history.back())
      await button(page, 'Leave anyway').click()
      await expect(page).toHaveURL('/dashboard')
    })

    await test.step('words that it refuses only while the workbook is being left are reported', async () => {
      await page.getByRole('link', { name: 'EDIT Harbor Plan' }).click()
      await expect(field(page, 'Business name')).toHaveValue('Harbor Roasters')
      await field(page, 'Business name').selectText()
      // In one go, because a busy machine would save the words before the press.
      await plans.evaluate((link: HTMLElement, words) => {
        document.execCommand('insertText', false, words)
        link.click()
      }, longName)
      await expect(page).toHaveURL('/dashboard')
      await expectDownload(page, 'Download JSON', longName)
    })
  })

  test('saves to the cloud from the warning, and the next visit has the words', async ({ page }) => {
    const { user } = await registerAccount(page.request)
    await typeUnsaved(page, user.id)
    await warning(page).getByRole('button', { name: 'Save to Cloud' }).click()
    await expectToast(page, 'Saved to Cloud', 'Your workbook has been saved successfully.')
    await expect(warning(page)).toBeHidden()
    await expect(savedWhere(page, 'Saved to cloud just now')).toBeVisible()
    // Later words follow by themselves.
    await field(page, 'Solution').fill('Solved later')
    await expect(savedWhere(page, 'Saved to cloud just now')).toBeHidden()
    await expect(savedWhere(page, 'Saved to cloud just now')).toBeVisible()
    await page.reload()
    await expect(field(page, 'Business name')).toHaveValue(longName)
    await expect(field(page, 'Solution')).toHaveValue('Solved later')
  })

  test('saves to the cloud from the question before leaving', async ({ page }) => {
    const { user } = await registerAccount(page.request)
    await typeUnsaved(page, user.id)
    await page.getByRole('link', { name: 'All my plans' }).click()
    await leaveDialog(page).getByRole('button', { name: 'Save to Cloud' }).click()
    await expect(page).toHaveURL('/dashboard')
    await page.getByRole('link', { name: 'EDIT Harbor Plan' }).click()
    await expect(field(page, 'Business name')).toHaveValue(longName)
  })

  test('because storage is blocked still opens the workbook', async ({ page }) => {
    await signIn(page)
    await blockDatabases(page)
    await blockLocalStorage(page)
    await page.goto('/workbook?template=ecommerce')
    await expect(page.getByRole('combobox', { name: 'Template' })).toHaveValue('ecommerce')
    await field(page, 'Business name').fill('Typed without a storage')
    await expect(warning(page)).toContainText('This browser does not let us save')
    await expectDownload(page, 'Download JSON', 'Typed without a storage')
  })
})
