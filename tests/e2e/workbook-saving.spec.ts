import { expect, type Page } from '@playwright/test'
import { partsOf } from '#domain/plan/step-parts.ts'
import { steps } from '#domain/plan/steps.ts'
import { planWithEveryField } from '#tests/builders/every-field.ts'
import { registerAccount, signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { fillStorage, makeRoom, readSpareTexts } from '#tests/support/full-storage.ts'
import {
  button,
  field,
  heading,
  importPlanFile,
  type KeptPlan,
  openBlankPage,
  openPlan,
  openStep,
  planId,
  readIdea,
  readPlan,
  readText,
  storePlan,
  storeText,
} from '#tests/support/open-workbook.ts'
import { findMissing, typeAndLeave, type TypedField } from '#tests/support/typed-fields.ts'

const parsePlan = (text: string) => JSON.parse(text) as KeptPlan

/** Every form of the workbook, in order. */
const forms = steps.flatMap((step) => {
  const parts = partsOf(step).map(({ name, description }) => (description === null ? step.name : name))
  return parts.length === 0 ? [step.name] : parts
})

test('what was typed into any field of any step is there after leaving immediately', async ({
  page,
  context,
  allowConsoleError,
}) => {
  test.slow()
  const { user } = await registerAccount(page.request)
  await storePlan(page, user.id, { title: 'Harbor Plan', data: planWithEveryField })
  await openStep(page, 1, 'Business Idea')
  const isOpen = async (name: string) => {
    await expect(heading(page, name)).toBeVisible()
    const form = page.locator('[data-plan-fields]')
    await expect(form.locator('input, textarea, table').first()).toBeVisible()
    // What is folded is fetched when it is opened.
    await form.evaluate((shown) => {
      for (const group of shown.querySelectorAll('details')) group.open = true
    })
    await expect(form.locator('[aria-busy=true], .animate-breathe')).toHaveCount(0)
  }
  const expectKept = (typed: readonly TypedField[], on = page) =>
    expect.poll(async () => findMissing(typed, await readPlan(on))).toEqual([])

  await test.step('for the next step, from each step', async () => {
    const typed: TypedField[] = []
    for (const [index, name] of forms.entries()) {
      await isOpen(name)
      typed.push(...(await typeAndLeave(page, index < forms.length - 1 ? 'next' : 'hide')))
    }
    expect(typed.length).toBeGreaterThan(150)
    await expectKept(typed)
  })

  await test.step('by going back, from each step', async () => {
    const typed: TypedField[] = []
    for (const name of forms.toReversed()) {
      await isOpen(name)
      typed.push(...(await typeAndLeave(page, name === forms[0] ? 'hide' : 'back')))
    }
    await expectKept(typed)
  })

  await test.step('for another screen, and when the page is hidden, from each step', async () => {
    for (const [index, name] of forms.entries()) {
      await isOpen(name)
      await expectKept(await typeAndLeave(page, 'dashboard'))
      await expect(page).toHaveURL('/dashboard')
      await page.goBack()
      await isOpen(name)
      const typed = await typeAndLeave(page, 'hide')
      // A phone may never show the page again, so nothing waits.
      expect(findMissing(typed, await readPlan(page))).toEqual([])
      if (index < forms.length - 1) await typeAndLeave(page, 'next')
    }
  })

  await test.step('for an import and a reset that are undone', async () => {
    await expectKept(await typeAndLeave(page, 'hide'))
    const { data } = await readPlan(page)
    await importPlanFile(page, JSON.stringify({ data: { businessIdea: { name: 'Pier' } } }))
    await expect.poll(async () => (await readIdea(page)).name).toBe('Pier')
    await button(page, 'Undo').first().click()
    await expect.poll(async () => (await readPlan(page)).data).toEqual(data)
    await button(page, 'Reset to Template').click()
    await expect.poll(async () => (await readPlan(page)).data).not.toEqual(data)
    await button(page, 'Undo').first().click()
    await expect.poll(async () => (await readPlan(page)).data).toEqual(data)
  })

  await test.step('for the next part, in words where a number is asked for', async () => {
    const amount = page.locator('[id="field-financialProjections.funding.loans.only.amount"]')
    await page.goto(`/workbook?planId=${planId}&step=8&part=start-up-and-funding`)
    await amount.fill('eighty thousand')
    await button(page, 'Next: Results').press('Enter')
    await expect(heading(page, 'Results')).toBeVisible()
    await page.goBack()
    await expect(amount).toHaveValue('eighty thousand')
    await expect(amount).toHaveAccessibleDescription(/This is not a number/)
    await amount.fill('80000')
    await button(page, 'Next: Results').press('Enter')
    await page.goBack()
    await expect(amount).toHaveValue('80000')
  })

  await test.step('for a reload, and for logging out', async () => {
    await openStep(page, 1, 'Business Idea')
    await isOpen('Business Idea')
    await button(page, 'Harbor Plan').click()
    await field(page, 'Title of this plan').fill('Renamed at the last moment')
    const reloaded = page.waitForEvent('load')
    const typed = await typeAndLeave(page, 'reload')
    await reloaded
    await expectKept(typed)
    expect((await readPlan(page)).title).toBe('Renamed at the last moment')
    await isOpen('Business Idea')
    const loggedOut = page.waitForURL((url) => url.pathname !== '/workbook')
    const last = await typeAndLeave(page, 'logout')
    await loggedOut
    await expectKept(last)
  })

  await test.step('when the session has ended, storage is full, and the tab is closed', async () => {
    allowConsoleError(/status of 401/)
    await signIn(page)
    await page.clock.install()
    await storePlan(page, (await signIn(page)).user.id, { data: planWithEveryField })
    await openStep(page, 1, 'Business Idea')
    await isOpen('Business Idea')
    await context.clearCookies()
    await expectKept(await typeAndLeave(page, 'hide'))
    await fillStorage(page)
    const typed = await typeAndLeave(page, 'hide')
    await expect
      .poll(async () => {
        const [inSpare] = await readSpareTexts(page)
        return findMissing(typed, inSpare === undefined ? await readPlan(page) : parsePlan(inSpare))
      })
      .toEqual([])
    await makeRoom(page)
    // Its clock is paused, so the timer cannot save the words. Only closing the tab can.
    await page.clock.pauseAt(Date.now() + 60_000)
    await field(page, 'Business name').fill('Typed at the last moment')
    const closed = page.waitForEvent('close')
    const next = await context.newPage()
    await page.close({ runBeforeUnload: true })
    await closed
    await context.clock.resume()
    await openBlankPage(next)
    expect((await readIdea(next)).name).toBe('Typed at the last moment')
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
