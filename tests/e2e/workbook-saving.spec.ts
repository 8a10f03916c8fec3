import { expect, type Page } from '@playwright/test'
import { signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import {
  button,
  field,
  openBlankPage,
  openPlan,
  openStep,
  planId,
  readIdea,
  readPlan,
  readText,
  storeText,
} from '#tests/support/open-workbook.ts'

test.describe('words typed just before', () => {
  /** The page's clock is paused, so the timer cannot save the words. Only leaving the page can. */
  async function typeAsTimeStands(page: Page) {
    const { user } = await signIn(page)
    await page.clock.install()
    await openPlan(page, user.id)
    await page.clock.pauseAt(Date.now() + 60_000)
    await field(page, 'Business name').fill('Typed at the last moment')
    expect((await readIdea(page)).name).toBe('Harbor Roasters')
  }

  test('the tab closes are there when it is opened again', async ({ page, context }) => {
    await typeAsTimeStands(page)
    const closed = page.waitForEvent('close')
    await page.close({ runBeforeUnload: true })
    await closed
    await context.clock.resume()
    const next = await context.newPage()
    await openStep(next, 1, 'Business Idea')
    await expect(field(next, 'Business name')).toHaveValue('Typed at the last moment')
  })

  test('a reload are there after it', async ({ page }) => {
    await typeAsTimeStands(page)
    await page.reload({ waitUntil: 'commit' })
    await page.clock.resume()
    await expect(field(page, 'Business name')).toHaveValue('Typed at the last moment')
  })

  test('opening another address are there after going back', async ({ page }) => {
    await typeAsTimeStands(page)
    await openBlankPage(page)
    expect((await readIdea(page)).name).toBe('Typed at the last moment')
    await page.clock.resume()
    await page.goBack()
    await expect(field(page, 'Business name')).toHaveValue('Typed at the last moment')
  })

  test('going to the dashboard are saved', async ({ page }) => {
    await typeAsTimeStands(page)
    await page.getByRole('link', { name: 'All my plans' }).click()
    await expect(page).toHaveURL('/dashboard')
    // The change of screen needs a timer.
    await page.clock.resume()
    await expect.poll(async () => (await readIdea(page)).name).toBe('Typed at the last moment')
  })

  test('the page is hidden are saved, because a phone may never show it again', async ({ page }) => {
    await typeAsTimeStands(page)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect((await readIdea(page)).name).toBe('Typed at the last moment')
  })
})

test('typing is saved when it pauses, and the sidebar shows it', async ({ page }) => {
  const { user } = await signIn(page)
  await openPlan(page, user.id, { lastSaved: '' })
  await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible()
  await field(page, 'Business name').fill('Pier Roasters')
  await expect(page.getByText('Auto-saved just now', { exact: true })).toBeVisible()
  expect((await readIdea(page)).name).toBe('Pier Roasters')
})

test.describe('one plan in two tabs', () => {
  async function openTwoTabs(page: Page): Promise<{ one: Page; other: Page }> {
    const { user } = await signIn(page)
    await openPlan(page, user.id)
    const other = await page.context().newPage()
    await openStep(other, 1, 'Business Idea')
    return { one: page, other }
  }

  async function expectIdea(tabs: readonly Page[], name: string, solution: string) {
    for (const tab of tabs) {
      await expect(field(tab, 'Business name')).toHaveValue(name)
      await expect(field(tab, 'Solution')).toHaveValue(solution)
      await expect.poll(() => readIdea(tab)).toMatchObject({ name, solution })
    }
  }

  test('keeps and shows what both write simultaneously, and Undo reverts one tab’s words', async ({
    page,
  }) => {
    const { one, other } = await openTwoTabs(page)
    await Promise.all([
      field(one, 'Business name').fill('Named in one'),
      field(other, 'Solution').fill('Solved in the other'),
    ])
    await expectIdea([one, other], 'Named in one', 'Solved in the other')

    await field(one, 'Business name').press('Control+z')
    await expectIdea([one, other], 'Harbor Roasters', 'Solved in the other')
    await field(one, 'Business name').press('Control+Shift+z')
    await expectIdea([one, other], 'Named in one', 'Solved in the other')
  })

  test('Undo keeps words that the other tab wrote later', async ({ page }) => {
    const { one, other } = await openTwoTabs(page)
    await field(one, 'Business name').fill('Named in one')
    await expect(field(other, 'Business name')).toHaveValue('Named in one')
    await field(other, 'Solution').fill('Solved in the other')
    await expectIdea([one, other], 'Named in one', 'Solved in the other')
    await field(one, 'Business name').press('Control+z')
    await expectIdea([one, other], 'Harbor Roasters', 'Solved in the other')
  })

  test('each tab stays on its own step', async ({ page }) => {
    const { one, other } = await openTwoTabs(page)
    await button(other, 'Next').click()
    await expect(other).toHaveURL(`/workbook?planId=${planId}&step=2`)
    await expect(one.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '8')
    await expect(one).toHaveURL(`/workbook?planId=${planId}&step=1`)
    await expect(field(one, 'Business name')).toBeVisible()
  })

  test('a text written in both within a second keeps the words of both, and both tabs show a notice', async ({
    page,
  }) => {
    await page.clock.install()
    const { one, other } = await openTwoTabs(page)
    const [ours, theirs] = [field(one, 'Business name'), field(other, 'Business name')]
    // Neither tab can see the other's words while the clock is paused.
    await page.clock.pauseAt(Date.now() + 60_000)
    await ours.fill('Harbor Roasters North')
    await theirs.fill('Harbor Roasters and Bakery')
    await page.clock.resume()
    const both = 'Harbor Roasters North and Bakery'
    for (const tab of [one, other]) {
      await expect(field(tab, 'Business name')).toHaveValue(both)
      await expect(tab.getByText('Changed in two tabs', { exact: true }).first()).toBeVisible()
    }
    await expect.poll(async () => (await readIdea(one)).name).toBe(both)

    await theirs.press('Control+z')
    await expect(theirs).toHaveValue('Harbor Roasters and Bakery')
    await expect(ours).toHaveValue('Harbor Roasters and Bakery')
    await ours.press('Control+z')
    await expect(ours).toHaveValue(both)
    await expect(theirs).toHaveValue(both)
  })

  test('words from the other tab leave the caret where it is', async ({ page }) => {
    const { one, other } = await openTwoTabs(page)
    await field(one, 'Business name').press('End')
    await field(other, 'Business name').fill('The Old Harbor Roasters')
    await expect(field(one, 'Business name')).toHaveValue('The Old Harbor Roasters')
    await field(one, 'Business name').pressSequentially(' and Friends')
    await expect(field(one, 'Business name')).toHaveValue('The Old Harbor Roasters and Friends')
  })
})

test.describe('a stored plan that cannot be read', () => {
  for (const [kind, text] of [
    ['that is cut off', '{bad'],
    ['that is null', 'null'],
  ] as const) {
    test(`${kind} is kept separately, and the workbook opens with a notice`, async ({ page }) => {
      await signIn(page)
      await storeText(page, text)
      await openStep(page, 1, 'Business Idea')
      await expect(page.getByText('The saved copy of this plan could not be read')).toBeVisible()
      expect(await readText(page, `workbook:${planId}:damaged`)).toBe(text)

      await field(page, 'Business name').fill('Started anew')
      await expect.poll(async () => (await readText(page)) ?? '').toContain('Started anew')
      expect(await readText(page, `workbook:${planId}:damaged`)).toBe(text)
      await page.reload()
      await expect(field(page, 'Business name')).toHaveValue('Started anew')
      await page.getByRole('link', { name: 'All my plans' }).click()
      await expect(page.getByText('A saved plan could not be read completely')).toBeVisible()
    })
  }
})

test('data from a newer version that this one does not know survives an edit', async ({ page }) => {
  const { user } = await signIn(page)
  await openPlan(page, user.id, {
    format: { version: 9 },
    data: {
      businessIdea: { name: 'Harbor Roasters', slogans: ['Fresh off the boat'] },
      keyMetrics: { northStar: 'cups a day' },
      riskAnalysis: { risks: [{ id: 'r1', type: 'Market Risk', owner: 'Ada', score: 7 }] },
    },
  })
  const before = await readPlan(page)
  await field(page, 'Business name').fill('Pier Roasters')
  await expect.poll(async () => (await readIdea(page)).name).toBe('Pier Roasters')
  const { businessIdea } = before.data
  expect(await readPlan(page)).toEqual({
    ...before,
    data: { ...before.data, businessIdea: { ...businessIdea, name: 'Pier Roasters' } },
  })
  expect(before).toMatchObject({
    format: { version: 9 },
    data: {
      businessIdea: { slogans: ['Fresh off the boat'] },
      keyMetrics: { northStar: 'cups a day' },
      riskAnalysis: { risks: [{ owner: 'Ada', score: 7 }] },
    },
  })
})
