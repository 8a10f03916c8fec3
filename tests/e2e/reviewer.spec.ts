import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { loadExample } from '#domain/plan/examples/load-example.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/accessibility.ts'
import { signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { sharePlan, type TestShare } from '#tests/support/shared-plan.ts'

async function loadPlan() {
  return { title: 'Harbor Roasters', data: await loadExample('local-service') }
}

/** A link by its owner, and the page of a reader who has no account. */
async function shareWithReader(
  page: Page,
  options: Parameters<typeof sharePlan>[2] = {},
): Promise<{ share: TestShare; reader: Page }> {
  await signIn(page)
  const share = await sharePlan(page.request, await loadPlan(), options)
  return { share, reader: await openBrowser(page) }
}

/** Another person's browser. */
async function openBrowser(page: Page, options: BrowserContextOptions = {}): Promise<Page> {
  const browser = page.context().browser()
  if (!browser) throw new Error('There is no browser')
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  })
  return context.newPage()
}

async function open(reader: Page, { address }: TestShare): Promise<void> {
  await reader.goto(address)
  await expect(reader.getByRole('heading', { level: 1, name: 'Harbor Roasters' })).toBeVisible()
}

/** The first paragraph of the company's description. */
function problem(reader: Page) {
  return reader.locator('#part-1 [data-block] > p').first()
}

async function comment(reader: Page, text: string): Promise<void> {
  await reader.getByRole('button', { name: 'Comment', exact: true }).click()
  const form = reader.getByRole('form', { name: 'New comment' })
  await form.getByLabel('Your comment').fill(text)
  const name = form.getByLabel('Your name')
  if ((await name.inputValue()) === '') await name.fill('Ruth Okafor')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form).toBeHidden()
}

test('a reader without an account reads the plan, with charts, statements and contents', async ({ page }) => {
  const { share, reader } = await shareWithReader(page)
  const asked: URL[] = []
  reader.on('request', (request) => asked.push(new URL(request.url())))
  await open(reader, share)
  await expect(reader.getByText('Shared with you by Maya Ortiz to read and comment.')).toBeVisible()
  await expect(reader.getByText(/^Link ends \w{3} \d+, \d{4}$/)).toBeVisible()
  await expect(reader.locator('figure svg').first()).toBeAttached()
  await expect(reader.getByRole('table', { name: /cash flow/i }).first()).toBeAttached()
  await reader.getByRole('navigation', { name: 'Contents' }).getByText('Financial Projections').click()
  await expect(reader.getByRole('heading', { level: 2, name: /Financial Projections/ })).toBeInViewport()
  // The key stays in the address, so that a reload opens the plan again.
  expect(new URL(reader.url()).hash).toBe(new URL(share.address, 'https://x.example').hash)
  await reader.reload()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Harbor Roasters')
  const { origin, hash } = new URL(reader.url())
  expect(asked.filter((url) => url.origin !== origin)).toEqual([])
  expect(asked.filter((url) => url.href.includes(hash.slice(1)) && url.hash === '')).toEqual([])
  expect(await reader.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
})

for (const width of [390, 1440]) {
  test(`the page has no axe violations and fits a window of ${width} px`, async ({ page }) => {
    // A whole plan has thousands of elements to check.
    test.slow()
    const { share, reader } = await shareWithReader(page)
    await open(reader, share)
    await problem(reader).click()
    await comment(reader, 'Who counted them?')
    await problem(reader).click()
    await reader.getByRole('button', { name: 'Comment', exact: true }).click()
    await reader.setViewportSize({ width, height: 900 })
    await expectNoAxeViolations(reader, [width])
    await expectNoSidewaysScroll(reader)
  })
}

test('a reader comments, edits, withdraws and is answered', async ({ page }) => {
  const { share, reader } = await shareWithReader(page)
  await open(reader, share)
  await problem(reader).click()
  await comment(reader, 'Who counted them?')
  const card = reader.getByRole('article', { name: /Comment by Ruth Okafor/ })
  await expect(card.getByText('Who counted them?')).toBeVisible()
  await expect(reader.getByRole('button', { name: 'Open 1' })).toBeVisible()

  await card.getByRole('button', { name: 'Edit' }).click()
  await card.getByLabel('Your comment', { exact: true }).fill('Who counted them, and when?')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText('Who counted them, and when?')).toBeVisible()
  await expect(card.getByText('edited')).toBeVisible()

  // The same browser knows its own comment after a reload, and another browser does not.
  await reader.reload()
  await expect(card.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  const id = (await card.getAttribute('data-thread')) ?? ''
  await share.answer({ kind: 'reply', to: id, name: 'Maya Ortiz', text: 'We did, in May.' })
  await reader.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(card.getByText('We did, in May.')).toBeVisible()

  const other = await openBrowser(page)
  await other.goto(share.address)
  const seen = other.getByRole('article', { name: /Comment by Ruth Okafor/ })
  await expect(seen.getByText('We did, in May.')).toBeVisible()
  await expect(seen.getByRole('button', { name: 'Withdraw' })).toBeHidden()

  await card.getByLabel('Reply to Ruth Okafor').fill('Thank you.')
  await card.getByRole('button', { name: 'Send' }).click()
  await expect(card.getByText('Thank you.')).toBeVisible()
  await reader.getByRole('button', { name: 'I’m done reading' }).click()
  await expect(reader.getByRole('dialog').getByText('You sent 2 comments.')).toBeVisible()
  await reader.keyboard.press('Escape')
  await card.getByRole('button', { name: 'Withdraw' }).first().click()
  await expect(card.getByText('This comment was withdrawn.')).toBeVisible()
})

test('selected words can be replaced by a suggestion, shown as a difference', async ({ page }) => {
  const { share, reader } = await shareWithReader(page)
  await open(reader, share)
  await problem(reader).click({ clickCount: 2, position: { x: 8, y: 8 } })
  const word = await reader.evaluate(() => getSelection()?.toString().trim() ?? '')
  await reader.getByRole('button', { name: 'Comment', exact: true }).click()
  const form = reader.getByRole('form', { name: 'New comment' })
  await form.getByLabel('Suggest other words').check()
  await expect(form.getByLabel('Write this instead')).toHaveValue(word)
  await form.getByLabel('Write this instead').fill('Nearly')
  await form.getByLabel('Your name').fill('Ruth Okafor')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(reader.locator('.difference del')).toContainText(word)
  await expect(reader.locator('.difference ins')).toContainText('Nearly')
})

test('everything works with the keyboard alone', async ({ page }) => {
  const { share, reader } = await shareWithReader(page)
  await open(reader, share)
  await reader.getByRole('main').focus()
  await reader.keyboard.press('Tab')
  await reader.keyboard.press('ArrowDown')
  const chosen = await reader.evaluate(() => document.activeElement?.textContent ?? '')
  await reader.keyboard.press('Enter')
  await reader.keyboard.type('Said with keys')
  await reader.keyboard.press('Tab')
  await reader.keyboard.type('Ruth Okafor')
  await reader.keyboard.press('Enter')
  const card = reader.getByRole('article', { name: /Comment by Ruth Okafor/ })
  await expect(card.getByText('Said with keys')).toBeVisible()
  expect(chosen).toContain((await card.locator('.card-place').innerText()).slice(1, 20))
})

test('typed words survive a closed tab, and an unsent comment is sent when the network is back', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_INTERNET_DISCONNECTED/)
  const { share, reader } = await shareWithReader(page)
  await open(reader, share)
  await problem(reader).click()
  await reader.getByRole('button', { name: 'Comment', exact: true }).click()
  await reader.getByLabel('Your comment').fill('Half a thou')
  const again = await reader.context().newPage()
  await reader.close()
  await open(again, share)
  await expect(again.getByLabel('Your comment')).toHaveValue('Half a thou')

  await again.context().setOffline(true)
  await again.getByLabel('Your comment').fill('A whole thought')
  await again.getByRole('form', { name: 'New comment' }).getByLabel('Your name').fill('Ruth Okafor')
  await again.getByRole('form', { name: 'New comment' }).getByRole('button', { name: 'Send' }).click()
  await expect(again.getByText(/Not sent yet. The server cannot be reached./)).toBeVisible()
  await again.context().setOffline(false)
  await expect(again.getByText('Not sent yet')).toBeHidden()
  await expect(again.getByRole('article').getByText('A whole thought')).toBeVisible()
})

test('a newer version is offered, keeps typed words, and says what a comment was about', async ({ page }) => {
  const { share, reader } = await shareWithReader(page)
  await open(reader, share)
  await problem(reader).click()
  await comment(reader, 'Too vague')
  await problem(reader).click()
  await reader.getByRole('button', { name: 'Comment', exact: true }).click()
  await reader.getByLabel('Your comment').fill('Still typing')
  const plan = await loadPlan()
  plan.data.businessIdea.problemStatement = 'Nobody serves the early boats.'
  await share.replace(2, plan)
  await reader.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(reader.getByText('A newer version is here.')).toBeVisible()
  await reader.getByRole('button', { name: 'Show it' }).click()
  await expect(reader.getByText('Nobody serves the early boats.')).toBeVisible()
  await expect(reader.getByLabel('Your comment')).toHaveValue('Still typing')
  await expect(reader.getByRole('article').getByText(/It said then:/)).toBeVisible()
})

test('on a phone, comments open as a sheet over the plan', async ({ page }) => {
  const { share, reader } = await shareWithReader(page)
  await reader.setViewportSize({ width: 390, height: 844 })
  await open(reader, share)
  await expectNoSidewaysScroll(reader)
  await expect(reader.getByRole('complementary', { name: 'Comments on this page' })).toBeHidden()
  await problem(reader).click()
  await comment(reader, 'From the train')
  await expect(reader.getByRole('article').getByText('From the train')).toBeVisible()
  await reader.getByRole('button', { name: 'Close' }).click()
  await expect(reader.getByRole('article').getByText('From the train')).toBeHidden()
  await reader.getByRole('button', { name: 'Comments 1' }).click()
  await expect(reader.getByRole('article').getByText('From the train')).toBeVisible()
  const small = await reader.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, summary, .comments input, .comments textarea')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.offsetHeight < 44)
      .map((control) => `${control.textContent} ${control.offsetHeight}`),
  )
  expect(small).toEqual([])
})

test('on a phone, the field of a new comment has the focus, and its place stays in sight', async ({
  page,
}) => {
  await signIn(page)
  const share = await sharePlan(page.request, await loadPlan())
  const viewport = { width: 390, height: 844 }
  const reader = await openBrowser(page, { viewport, hasTouch: true, reducedMotion: 'no-preference' })
  await open(reader, share)
  await problem(reader).tap()
  await reader.getByRole('button', { name: 'Comment', exact: true }).tap()
  await expect(reader.getByLabel('Your comment')).toBeFocused()
  const sheet = reader.getByRole('complementary', { name: 'Comments on this page' })
  const isAbove = async () => {
    const [place, cover] = await Promise.all([problem(reader).boundingBox(), sheet.boundingBox()])
    return place !== null && cover !== null && place.y >= 0 && place.y < cover.y
  }
  await expect.poll(isAbove).toBe(true)
})

test('a second mention of the same words is the one that is marked', async ({ page }) => {
  const { share, reader } = await shareWithReader(page)
  await open(reader, share)
  const quote = await problem(reader).evaluate((element) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    const at = node?.textContent?.lastIndexOf('the ') ?? -1
    if (!node || at < 0 || node.textContent?.indexOf('the ') === at) throw new Error('No word stands twice')
    getSelection()?.setBaseAndExtent(node, at, node, at + 3)
    return node.textContent?.slice(at) ?? ''
  })
  await comment(reader, 'This one')
  const place = await reader.locator('.card-place').innerText()
  expect(place).toContain(quote.split(' ').slice(0, 2).join(' '))
})

test('paper is white in the dark theme, and wide statements stand on pages turned sideways', async ({
  page,
}) => {
  const { share, reader } = await shareWithReader(page)
  await open(reader, share)
  await reader.emulateMedia({ colorScheme: 'dark', media: 'print' })
  const ink = () => reader.evaluate(() => getComputedStyle(document.querySelector('h1') as Element).color)
  const onScreen = await ink()
  await reader.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await ink()).toBe('rgb(20, 32, 58)')
  await reader.evaluate(() => dispatchEvent(new Event('afterprint')))
  expect(await ink()).toBe(onScreen)
  const pages = await reader
    .locator('.table-scroll[data-columns="15"]')
    .evaluateAll((tables) => tables.map((table) => getComputedStyle(table).getPropertyValue('page')))
  expect(new Set(pages)).toEqual(new Set(['wide']))
})

test('the plan is saved as a PDF in the reader’s browser', async ({ page }) => {
  const { share, reader } = await shareWithReader(page)
  await open(reader, share)
  const download = reader.waitForEvent('download')
  await reader.getByRole('button', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toBe('Harbor_Roasters_business_plan.pdf')
})

test('a link for reading only offers no comments', async ({ page }) => {
  const { share, reader } = await shareWithReader(page, { mayComment: false })
  await open(reader, share)
  await expect(reader.getByText('Shared with you by Maya Ortiz to read. Nothing')).toBeVisible()
  await problem(reader).click()
  await expect(reader.getByRole('button', { name: 'Comment', exact: true })).toBeHidden()
  await expect(reader.getByRole('complementary')).toBeHidden()
})

test('a broken, unknown, foreign or ended link says what happened and what to do', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/status of (404|410)/)
  const { share, reader } = await shareWithReader(page)
  const other = await sharePlan(page.request, await loadPlan())
  const [path = '', secret = ''] = share.address.split('#')
  const expectFault = async (address: string, title: string) => {
    await reader.goto('about:blank')
    await reader.goto(address)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(reader.getByRole('alert')).toContainText(/new link/)
  }
  await expectFault(path, 'This link is not complete')
  await expectFault(`${path}#${secret.slice(0, -3)}`, 'This link is not complete')
  await expectFault(`${path}#${other.address.split('#')[1]}`, 'This link opens nothing')
  await expectFault(`/review/AAAAAAAAAAAAAAAAAAAAAA#${secret}`, 'This link opens nothing')

  // Who has the page open when the link ends keeps the words that were not sent.
  await open(reader, share)
  await problem(reader).click()
  await reader.getByRole('button', { name: 'Comment', exact: true }).click()
  await reader.getByLabel('Your comment').fill('Never sent')
  await share.end()
  await reader.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This link has ended')
  await expect(reader.getByText('Never sent')).toBeVisible()
  await expectNoAxeViolations(reader)
  await expectFault(share.address, 'This link has ended')
})

test('a server that cannot be reached is told from a link that has ended', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED/)
  const { share, reader } = await shareWithReader(page)
  await reader.route('**/api/shares/**', (route) => route.abort())
  await reader.goto(share.address)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('The server cannot be reached')
  await reader.unroute('**/api/shares/**')
  await reader.getByRole('button', { name: 'Try again' }).click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Harbor Roasters')
})
