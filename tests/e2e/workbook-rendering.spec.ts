import { expect, type Page } from '@playwright/test'
import { pagePaths } from '#contract/paths.ts'
import { signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { openBlankPage } from '#tests/support/open-workbook.ts'
import { readRenders, watchRenders } from '#tests/support/react-renders.ts'

const words = ' and beans'
const componentsOfAField = 4
const texts = Array.from({ length: 300 }, (_, index) => `Revenue ${index + 1}`)

/** Everything that changes in the page from now on, named by its row or by what it is. */
async function watchChanges(page: Page): Promise<void> {
  await page.evaluate(() => {
    const changes: string[] = []
    new MutationObserver((records) => {
      for (const { target, type, attributeName } of records) {
        const element = target instanceof Element ? target : target.parentElement
        // Saving and advice run on their own schedule, and so do the parts that they fetch.
        if (element?.closest('aside, header, head')) continue
        const row = element?.closest('li[aria-label]')?.getAttribute('aria-label')
        changes.push(
          row ?? `${type} ${attributeName ?? ''} in <${element?.localName}> ${element?.textContent}`,
        )
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    Object.assign(globalThis, { seenChanges: changes })
  })
}

const readChanges = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seenChanges: string[] }).seenChanges.splice(0))

test('a key press in a list of 300 redraws and changes only its own field', async ({ page }) => {
  test.slow()
  await watchRenders(page)
  const { user } = await signIn(page)
  await openBlankPage(page)
  const plan = { owner: user.id, title: 'Long list', data: { businessModel: { revenueStreams: texts } } }
  await page.evaluate((text) => localStorage.setItem('workbook:wb_long', text), JSON.stringify(plan))
  await page.goto(pagePaths.workbook({ planId: 'wb_long', step: '3' }))

  const rows = page.getByRole('group', { name: 'Revenue streams' }).getByRole('textbox')
  await expect(rows).toHaveCount(texts.length)
  const row = rows.nth(149)
  await row.focus()
  await row.press('End')
  // The very first edit enables Undo, and its save brings the offer of a cloud copy.
  await page.keyboard.type(',')
  await expect(page.getByRole('button', { name: 'Undo' })).not.toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('group', { name: 'Keep a cloud copy?' })).toBeVisible()
  await expect(page.locator('[data-live-region=polite]')).toBeEmpty()

  await watchChanges(page)
  await readRenders(page)
  await page.keyboard.type(words)
  await expect(row).toHaveValue(`Revenue 150,${words}`)
  expect(await listChangedPlaces(page)).toEqual(['Revenue stream 150'])
  const renders = await readRenders(page)
  expect(renders.filter((place) => place !== 'Revenue stream 150')).toEqual([])
  // At most the field, its box, its frame and the text area itself are drawn, once per key.
  expect(renders.length / words.length).toBeLessThanOrEqual(componentsOfAField)

  // Only this field's placeholder layer is drawn again with each key.
  await page.keyboard.type(' [grams]')
  await expect(row).toHaveValue(`Revenue 150,${words} [grams]`)
  expect(await listChangedPlaces(page)).toEqual(['Revenue stream 150'])
  expect([...new Set(await readRenders(page))]).toEqual(['Revenue stream 150'])
})

async function listChangedPlaces(page: Page): Promise<string[]> {
  return [...new Set(await readChanges(page))]
}
