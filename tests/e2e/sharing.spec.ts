import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoSidewaysScroll, openDialog } from '#tests/support/accessibility.ts'
import { registerAccount } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { button, field, heading, openStep, readIdea, storePlan } from '#tests/support/open-workbook.ts'
import { shortExample } from '#tests/support/short-example.ts'

const solution = 'We come to the door with a van and groom twelve dogs a week.'

/** An account of its own, because links are counted by account. */
async function openOwnPlan(page: Page): Promise<void> {
  const { user } = await registerAccount(page.request)
  const data = shortExample()
  data.businessIdea.solution = solution
  await storePlan(page, user.id, { title: 'Harbor Plan', template: 'local-service', data, currentStep: 1 })
  await openStep(page, 1, 'Business Idea')
}

const shareButton = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Steps and plan' })
    .getByRole('button', { name: 'Share', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share this plan' })
const row = (page: Page) => dialog(page).getByRole('region', { name: 'Dana at the bank' })

/** Makes a link and returns its address. */
async function makeLink(page: Page): Promise<string> {
  await shareButton(page).click()
  await dialog(page).getByRole('textbox', { name: 'Who is it for?' }).fill('Dana at the bank')
  await dialog(page).getByRole('combobox', { name: 'Which version?' }).selectOption('full')
  await dialog(page).getByRole('button', { name: 'Create the link' }).click()
  await expect(dialog(page).getByRole('heading', { name: /is ready$/ })).toBeFocused()
  const address = await dialog(page).getByText('/review/').textContent()
  return address ?? ''
}

/** Another person in another browser, who has the link and nothing else. */
async function openAsReviewer(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.getByText(solution)).toBeVisible()
  return page
}

async function select(words: Locator, quote: string): Promise<void> {
  await words.evaluate((element, text) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    const start = node?.textContent?.indexOf(text) ?? -1
    if (!node || start < 0) throw new Error('The words are not there')
    getSelection()?.setBaseAndExtent(node, start, node, start + text.length)
  }, quote)
}

const reviewerForm = (page: Page) => page.getByRole('form', { name: 'New comment' })

/** The reviewer's page asks when it is looked at again. */
async function waitForNews(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('focus')))
}

/** The workbook asks when it is shown again. */
async function showAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

test('a plan is read, commented on and changed by a link, until the link ends', async ({
  page,
  browser,
  allowConsoleError,
}) => {
  // The browser reports it when the reviewer's page learns that the link has ended.
  allowConsoleError(/status of 410/)
  await openOwnPlan(page)
  const address = await makeLink(page)
  expect(address).toMatch(/\/review\/[\w-]{22}#[\w-]{43}$/)
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(row(page).getByText('not yet')).toBeVisible()
  await page.keyboard.press('Escape')

  const reviewer = await openAsReviewer(browser, address)
  await select(reviewer.getByText(solution), 'twelve dogs a week')
  await reviewer.getByRole('button', { name: 'Comment', exact: true }).click()
  await reviewerForm(reviewer).getByLabel('Suggest other words').check()
  await reviewerForm(reviewer).getByLabel('Write this instead').fill('ten dogs a week')
  await reviewerForm(reviewer).getByLabel(/^Why/).fill('Your calendar has ten slots.')
  await reviewerForm(reviewer).getByLabel('Your name').fill('Ruth Okafor')
  await reviewerForm(reviewer).getByRole('button', { name: 'Send' }).click()
  await expect(reviewer.getByText('Your calendar has ten slots.')).toBeVisible()

  await showAgain(page)
  const mark = page.getByRole('main').getByRole('button', { name: '1 comment', exact: true })
  await mark.click()
  const main = page.getByRole('main')
  await expect(main.getByText('Your calendar has ten slots.')).toBeVisible()
  await main.getByRole('button', { name: 'Reply to Ruth Okafor' }).click()
  await main.getByRole('textbox', { name: 'Reply to Ruth Okafor' }).fill('Good point, thank you.')
  await main.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(main.getByText('Good point, thank you.')).toBeVisible()
  await waitForNews(reviewer)
  await expect(reviewer.getByText('Good point, thank you.')).toBeVisible()
  await expect(reviewer.getByText('Ada Byron').first()).toBeVisible()

  await page.getByRole('button', { name: /^Comments/ }).click()
  await expect(heading(page, 'Comments')).toBeFocused()
  await page.getByText(/^Answered 1$/).click()
  const comments = page.getByRole('list', { name: 'Comments' })
  await expect(comments.getByText('ten dogs a week', { exact: false }).first()).toBeVisible()
  await expectNoAxeViolations(page, undefined, 'main')
  await comments.getByRole('button', { name: 'Add to my plan' }).click()
  await expect.poll(async () => (await readIdea(page)).solution).toContain('ten dogs a week')
  await page.getByText(/^Done 1$/).click()
  await expect(comments.getByText('Your plan says what Ruth Okafor suggested.')).toBeVisible()
  await button(page, 'Undo').first().click()
  await expect(field(page, 'Solution')).toHaveValue(solution)
  await expect.poll(async () => (await readIdea(page)).solution).toBe(solution)
  // What was undone is not done.
  await page.getByRole('button', { name: /^Comments/ }).click()
  await page.getByText(/^Answered 1$/).click()
  await comments.getByRole('button', { name: 'Add to my plan' }).click()
  await page.getByText(/^Done 1$/).click()
  await comments.getByRole('button', { name: /^Go there/ }).click()
  await expect(field(page, 'Solution')).toBeFocused()

  await shareButton(page).click()
  await expect(row(page).getByText(/^1 time/)).toBeVisible()
  await row(page)
    .getByRole('button', { name: /^Send a fresh copy/ })
    .click()
  await expect(row(page).getByText('(version 2)')).toBeVisible()
  await waitForNews(reviewer)
  await expect(reviewer.getByText('A newer version is here.')).toBeVisible()

  await row(page)
    .getByRole('button', { name: /^End now/ })
    .click()
  await expectNoAxeViolations(page, [1440], openDialog)
  await dialog(page).getByRole('button', { name: 'End this link' }).click()
  await expect(dialog(page).getByRole('textbox', { name: 'Who is it for?' })).toBeVisible()
  await waitForNews(reviewer)
  await expect(reviewer.getByText('This link has ended')).toBeVisible()

  // What was received stays.
  await page.reload()
  await page.getByRole('button', { name: /^Comments/ }).click()
  await page.getByText(/^Done 1$/).click()
  await expect(comments.getByText('Your calendar has ten slots.')).toBeVisible()
  await expect(comments.getByText(/has ended/)).toBeVisible()
  await reviewer.context().close()
})

test('the links of a deleted plan end when Undo is no longer offered', async ({ page }) => {
  await openOwnPlan(page)
  await makeLink(page)
  const planId = new URL(page.url()).searchParams.get('planId') ?? ''
  const countLinks = async () =>
    ((await (await page.request.get(`/api/shares?planId=${planId}`)).json()) as unknown[]).length
  const isAsked = () => page.waitForResponse((answer) => answer.url().includes('/api/shares?planId='))
  await page.goto('/dashboard')
  const remove = page.getByRole('button', { name: /^DELETE/ })
  let asked = isAsked()
  await remove.click()
  await asked
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(remove).toBeVisible()
  await page.reload()
  await expect(remove).toBeVisible()
  expect(await countLinks()).toBe(1)

  asked = isAsked()
  await remove.click()
  await asked
  // Whoever leaves the page will not press Undo.
  await page.goto('about:blank')
  await expect.poll(countLinks).toBe(0)
})

test('the dialog of links works on a phone, without a network and in another browser', async ({
  page,
  context,
  allowConsoleError,
}) => {
  // The browser's line about parts that are still on their way when the network goes down. The page logs nothing.
  allowConsoleError(/ERR_INTERNET_DISCONNECTED/)
  await page.setViewportSize({ width: 390, height: 844 })
  await openOwnPlan(page)
  await button(page, 'STEPS').click()
  await page
    .getByRole('dialog', { name: 'Steps' })
    .getByRole('button', { name: 'Share', exact: true })
    .click()
  await expect(dialog(page).getByRole('textbox', { name: 'Who is it for?' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectNoAxeViolations(page, undefined, openDialog)

  let address = ''
  await test.step('without a network nothing that was typed is lost, and the same try makes one link', async () => {
    await dialog(page).getByRole('textbox', { name: 'Who is it for?' }).fill('Dana at the bank')
    await context.setOffline(true)
    await dialog(page).getByRole('button', { name: 'Create the link' }).click()
    await expect(dialog(page).getByText(/could not be reached/)).toBeVisible()
    await context.setOffline(false)
    await dialog(page).getByRole('button', { name: 'Create the link' }).click()
    address = (await dialog(page).getByText('/review/').textContent()) ?? ''
    await dialog(page).getByRole('button', { name: 'Done' }).click()
    await expect(
      dialog(page).getByRole('list', { name: 'Links of this plan' }).getByRole('listitem'),
    ).toHaveCount(1)
  })

  await test.step('a link that was made in another browser is listed, and its comments open with the link', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.evaluate(() => {
      localStorage.removeItem('shareLinks')
      localStorage.removeItem('shareEvents')
    })
    await page.reload()
    await shareButton(page).click()
    await expect(row(page).getByText(/Made in another browser/)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'I have the link' }).click()
    const pasted = dialog(page).getByRole('textbox', { name: 'Paste the link' })
    await pasted.fill(address.slice(0, -2))
    await dialog(page).getByRole('button', { name: 'Open its comments here' }).click()
    await expect(dialog(page).getByText(/not a whole link/)).toBeVisible()
    await pasted.fill(address)
    await dialog(page).getByRole('button', { name: 'Open its comments here' }).click()
    await expect(row(page).getByRole('button', { name: /^Send a fresh copy/ })).toBeVisible()
  })
})
