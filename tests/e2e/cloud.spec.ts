import { expect, type Page } from '@playwright/test'
import { apiPaths } from '#contract/paths.ts'
import { expectNoAxeViolations, openDialog } from '#tests/support/accessibility.ts'
import { registerAccount } from '#tests/support/accounts.ts'
import { openOtherDevice, saveToCloud, saveToCloudAndWait } from '#tests/support/cloud.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import {
  button,
  field,
  openPlan,
  openPlanMenu,
  openStep,
  planId,
  readIdea,
  savedWhere,
} from '#tests/support/open-workbook.ts'
import { expectToast } from '#tests/support/toasts.ts'

const cards = (page: Page) => page.getByRole('region', { name: 'MY BUSINESS PLANS' }).getByRole('listitem')
const conflict = (page: Page) => page.getByRole('dialog', { name: 'This plan was changed in two places' })
const undoInToast = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('button', { name: 'Undo' })

/** The server's copy of the plan, fetched with the page's own session. */
async function readCloud(
  page: Page,
  id = planId,
): Promise<{ title: string; name: string; oneLiner: string; solution: string }> {
  const { title, data } = await (await page.request.get(`${apiPaths.workbooks}/${id}`)).json()
  return { title, ...data.businessIdea }
}

test('a plan saved to the cloud opens on a new device with one click, and loading can be undone', async ({
  page,
  browser,
}) => {
  const account = await registerAccount(page.request)
  await openPlan(page, account.user.id)
  await expect(savedWhere(page, 'Saved in this browser')).toBeVisible()
  await saveToCloudAndWait(page)

  const other = await openOtherDevice(browser, account)
  await other.goto('/dashboard')
  await expect(cards(other)).toHaveCount(1)
  await expect(cards(other).getByText('In the cloud', { exact: true })).toBeVisible()
  await cards(other).getByRole('link', { name: /^EDIT/ }).click()
  await expect(field(other, 'Business name')).toHaveValue('Harbor Roasters')
  await field(other, 'Business name').fill('Named on the other device')
  await saveToCloudAndWait(other)

  await openPlanMenu(page)
  await button(page, 'Load from Cloud').click()
  await expectToast(page, 'Loaded from Cloud', 'Your workbook has been loaded successfully.')
  await expect(field(page, 'Business name')).toHaveValue('Named on the other device')
  await undoInToast(page).click()
  await expect(field(page, 'Business name')).toHaveValue('Harbor Roasters')

  await test.step('over words that the cloud lacks it asks first', async () => {
    await button(page, 'Load from Cloud').click()
    const choice = page.getByRole('dialog', { name: 'The cloud does not have your latest edits' })
    await expect(choice.getByRole('button', { name: 'Merge both' })).toHaveCount(0)
    await choice.getByRole('button', { name: 'Decide later' }).click()
    await expect(field(page, 'Business name')).toHaveValue('Harbor Roasters')
    await expect(page.getByText('Needs your choice')).toHaveCount(0)
    await button(page, 'Load from Cloud').click()
    await choice.getByRole('button', { name: 'Use theirs' }).click()
    await expect(field(page, 'Business name')).toHaveValue('Named on the other device')
  })

  await page.getByRole('link', { name: 'All my plans' }).click()
  await expect(cards(page).getByText('Browser and cloud', { exact: true })).toBeVisible()
})

test('a plan changed on two devices can be merged, or keeps one text, or both', async ({
  page,
  browser,
  allowConsoleError,
}) => {
  test.slow()
  allowConsoleError(/status of 409/)
  const account = await registerAccount(page.request)
  await openPlan(page, account.user.id)
  await saveToCloudAndWait(page)
  const other = await openOtherDevice(browser, account)
  await openStep(other, 1, 'Business Idea')
  await field(other, 'Solution').fill('Theirs')
  await saveToCloudAndWait(other)
  await field(page, 'Business name').fill('Mine')
  await saveToCloud(page)
  await expect(conflict(page)).toBeVisible()

  await test.step('changes in different fields can be merged, as recommended', async () => {
    await expect(conflict(page)).toContainText('Business Idea · Solution')
    await expect(conflict(page)).toContainText('Recommended')
    await expectNoAxeViolations(page, undefined, openDialog)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('status').getByText('Needs your choice')).toBeVisible()
    await button(page, 'Compare and choose').click()
    await button(page, 'Merge both').click()
    await expect(savedWhere(page, 'Saved to cloud just now')).toBeVisible()
    expect(await readCloud(page)).toMatchObject({ name: 'Mine', solution: 'Theirs' })
    await expect(field(page, 'Solution')).toHaveValue('Theirs')
  })

  await test.step('a change of the same field can use theirs, and that can be undone', async () => {
    await field(other, 'Business name').fill('Theirs again')
    await saveToCloud(other)
    await expect(conflict(other)).toBeVisible()
    await expect(button(other, 'Merge both')).toHaveCount(0)
    await conflict(other).getByRole('button', { name: 'Use theirs' }).click()
    await expect(field(other, 'Business name')).toHaveValue('Mine')
    await undoInToast(other).click()
    await expect(field(other, 'Business name')).toHaveValue('Theirs again')
    await saveToCloudAndWait(other)
  })

  await test.step('or keep my text', async () => {
    await field(page, 'Business name').fill('Mine again')
    await saveToCloud(page)
    await conflict(page).getByRole('button', { name: 'Keep mine' }).click()
    await expectToast(page, 'Saved to Cloud', 'Your workbook has been saved successfully.')
    // The notice may still be from an earlier save, so poll the server until it has this one.
    await expect.poll(async () => (await readCloud(page)).name).toBe('Mine again')
  })

  await test.step('or keep both', async () => {
    await field(other, 'Business name').fill('Theirs, a third time')
    await saveToCloud(other)
    await conflict(other).getByRole('button', { name: 'Keep both' }).click()
    await expect(other).not.toHaveURL(new RegExp(planId))
    await expect(field(other, 'Business name')).toHaveValue('Theirs, a third time')
    expect((await readCloud(other)).name).toBe('Mine again')
    await other.getByRole('link', { name: 'All my plans' }).click()
    await expect(cards(other)).toHaveCount(2)
    await expect(
      other.getByRole('heading', { name: /^Harbor Plan \(copy of \w{3} \d+, \d\d:\d\d\)$/ }),
    ).toBeVisible()
    await expect(cards(other).getByText('Browser and cloud', { exact: true })).toHaveCount(2)
  })
})

test('an earlier version can be compared and restored, and the copy stays up to date, also after a lost connection', async ({
  page,
  context,
  allowConsoleError,
}) => {
  const { user } = await registerAccount(page.request)
  await openPlan(page, user.id)
  await saveToCloudAndWait(page)
  await field(page, 'Business name').fill('A worse name')
  await saveToCloudAndWait(page)

  await test.step('the version is restored, and the newer one stays', async () => {
    await button(page, 'Version history').click()
    const history = page.getByRole('dialog', { name: 'Version history' })
    const versions = history.getByRole('list', { name: 'Versions, newest first' }).getByRole('button')
    await expect(versions).toHaveCount(2)
    await versions.last().click()
    await expect(history).toContainText('Business Idea · Business name')
    await expect(history).toContainText('A worse name')
    await expectNoAxeViolations(page, undefined, openDialog)
    await page.setViewportSize({ width: 1440, height: 900 })
    await button(page, 'Restore this version').click()
    await expect(field(page, 'Business name')).toHaveValue('Harbor Roasters')
    await expect.poll(async () => (await readCloud(page)).name).toBe('Harbor Roasters')
    await button(page, 'Version history').click()
    await expect(versions).toHaveCount(3)
    await page.keyboard.press('Escape')
    await field(page, 'Business name').press('Control+z')
    await expect(field(page, 'Business name')).toHaveValue('A worse name')
  })

  await test.step('the cloud copy stays up to date and waits while there is no connection', async () => {
    allowConsoleError(/ERR_INTERNET_DISCONNECTED/)
    await page.getByRole('checkbox', { name: 'Keep a cloud copy up to date' }).check()
    await expect.poll(async () => (await readCloud(page)).name).toBe('A worse name')
    await context.setOffline(true)
    await field(page, 'Business name').fill('Typed offline')
    await expect(savedWhere(page, 'Offline, will retry')).toBeVisible()
    await expect.poll(async () => (await readIdea(page)).name).toBe('Typed offline')
    await context.setOffline(false)
    await expect.poll(async () => (await readCloud(page)).name, { timeout: 30_000 }).toBe('Typed offline')
    await expect(savedWhere(page, 'Saved to cloud just now')).toBeVisible()

    await page.reload()
    await openPlanMenu(page)
    await expect(page.getByRole('checkbox', { name: 'Keep a cloud copy up to date' })).toBeChecked()
  })
})

test('a cloud script that failed to load is requested again when the network is back', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED|Failed to fetch|A part of the app could not be loaded/)
  const part = /\/assets\/cloud-control-[^/]+\.js$/
  const failing = page.waitForEvent('requestfailed', (request) => part.test(request.url()))
  await page.route(part, (route) => route.abort())
  const { user } = await registerAccount(page.request)
  await openPlan(page, user.id)
  await failing
  await expect(savedWhere(page, 'Saved in this browser')).toHaveCount(0)
  await page.unroute(part)
  await page.evaluate(() => globalThis.dispatchEvent(new Event('online')))
  await expect(savedWhere(page, 'Saved in this browser')).toBeVisible()
})

test('deleting removes a plan from both places, and Undo or the list of deleted plans restores it', async ({
  page,
}) => {
  const { user } = await registerAccount(page.request)
  await openPlan(page, user.id)
  await saveToCloudAndWait(page)
  await page.getByRole('link', { name: 'All my plans' }).click()
  const remove = cards(page).getByRole('button', { name: /^DELETE/ })
  const list = async () => (await page.request.get(apiPaths.workbooks)).json()

  await remove.click()
  await expect(page.getByText('NO BUSINESS PLANS YET')).toBeVisible()
  await expect.poll(list).toEqual([])
  await undoInToast(page).click()
  await expect(cards(page).getByText('Browser and cloud', { exact: true })).toBeVisible()
  await expect.poll(list).toHaveLength(1)

  await remove.click()
  await expect.poll(list).toEqual([])
  await test.step('its address never becomes another plan’s', async () => {
    await page.goto(`/workbook?planId=${planId}&step=1`)
    await expect(page.getByRole('heading', { name: 'This plan was deleted' })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await button(page, 'Start a new plan').click()
    await expect(field(page, 'Business name')).toHaveValue('')
    await expect(page).not.toHaveURL(new RegExp(planId))
    await page.getByRole('link', { name: 'All my plans' }).click()
  })
  await page.getByText('Recently deleted').click()
  await button(page, 'Restore Harbor Plan').click()
  await expectToast(page, 'Plan Restored', '“Harbor Plan” is back in the cloud.')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page).getByText('In the cloud', { exact: true })).toBeVisible()

  await page.request.delete(`${apiPaths.workbooks}/${planId}`)
  await page.goto(`/workbook?planId=${planId}`)
  await button(page, 'Restore it').click()
  await expect(field(page, 'Business name')).toHaveValue('Harbor Roasters')

  await test.step('it stays deleted when the person leaves before the cloud has answered', async () => {
    await saveToCloudAndWait(page)
    await page.getByRole('link', { name: 'All my plans' }).click()
    let isDeleted = false
    await page.route(`${apiPaths.workbooks}/${planId}`, async (route) => {
      if (route.request().method() !== 'DELETE') return route.continue()
      await route.fetch()
      // Never answered.
      isDeleted = true
    })
    await remove.click()
    await expect.poll(() => isDeleted).toBe(true)
    await page.goto(`/workbook?planId=${planId}&step=1`)
    await expect(page.getByRole('heading', { name: 'This plan was deleted' })).toBeVisible()
  })
})

test('where copies have to be bought first, none is offered, and a refused one leads to the purchase', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 402/)
  await page.route(`**${apiPaths.settings}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), access: 'purchase' } })
  })
  await page.route(apiPaths.workbooks, (route) =>
    route.fulfill({ status: 402, json: { code: 'payment_required', message: 'Not yet.' } }),
  )
  const { user } = await registerAccount(page.request)
  await openPlan(page, user.id)
  const asked = page.waitForResponse((answer) => answer.url().endsWith(apiPaths.settings))
  await field(page, 'Solution').fill('Coffee at the pier')
  await asked
  await expect(savedWhere(page, 'Saved in this browser')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Keep a cloud copy?' })).toHaveCount(0)

  await saveToCloud(page)
  await expectToast(page, 'Save Failed', 'Could not save to cloud. Your data is still saved locally.')
  await expect(page.getByRole('link', { name: 'Get the tool' })).toHaveAttribute('href', '/checkout')
  await page.getByRole('link', { name: 'All my plans' }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Get the tool' })).toBeVisible()
})

test.describe('the offer of a cloud copy', () => {
  const offer = (page: Page) => page.getByRole('group', { name: 'Keep a cloud copy?' })

  test('comes after the first edits, moves nothing, and is answered once for each account', async ({
    page,
  }) => {
    const { user } = await registerAccount(page.request)
    await openPlan(page, user.id)
    await expect(savedWhere(page, 'Saved in this browser')).toBeVisible()
    await expect(offer(page)).toHaveCount(0)
    const oneLiner = field(page, 'One-line description')
    await oneLiner.focus()
    const before = await oneLiner.boundingBox()
    await oneLiner.fill('Coffee at the pier')
    await expect(offer(page)).toBeVisible()
    await expect(oneLiner).toBeFocused()
    expect((await oneLiner.boundingBox())?.y).toBe(before?.y)
    await expectNoAxeViolations(page, [390, 1440], 'main')

    await test.step('it is not made again after Not now', async () => {
      await button(page, 'Not now').click()
      await expect(offer(page)).toHaveCount(0)
      await page.reload()
      await oneLiner.fill('Coffee at the quay')
      await expect.poll(async () => (await readIdea(page)).oneLiner).toBe('Coffee at the quay')
      await expect(savedWhere(page, 'Saved in this browser')).toBeVisible()
      await expect(offer(page)).toHaveCount(0)
    })

    await test.step('it is made to another account, where Yes keeps a copy up to date', async () => {
      const other = await registerAccount(page.request)
      await openPlan(page, other.user.id)
      await oneLiner.fill('Coffee at the harbor')
      await expect(offer(page)).toBeVisible()
      await button(page, 'Yes').press('Enter')
      await expectToast(page, 'Saved to Cloud', 'Your workbook has been saved successfully.')
      await expect(offer(page)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      expect((await readCloud(page)).oneLiner).toBe('Coffee at the harbor')
      await openPlanMenu(page)
      await expect(page.getByRole('checkbox', { name: 'Keep a cloud copy up to date' })).toBeChecked()
    })
  })
})
