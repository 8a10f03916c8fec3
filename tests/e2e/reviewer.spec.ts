import { type APIRequestContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/accessibility.ts'
import { registerAccount } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { sharePlan, type TestShare } from '#tests/support/shared-plan.ts'

/** Signed in, unlike every page here: readers have no account. */
let owner: APIRequestContext

test.beforeAll(async ({ playwright, baseURL }) => {
  owner = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await registerAccount(owner)
})

test.afterAll(() => owner.dispose())

/** A plan with charts and statements, and few lines in each. */
function makePlan() {
  const { businessIdea, marketAnalysis, financialProjections } = exampleOf('local-service')
  const { streams, runningCosts, ...forecast } = financialProjections.forecast
  const small = {
    ...forecast,
    people: [],
    streams: streams.slice(0, 1),
    runningCosts: runningCosts.slice(0, 1),
  }
  const data = { businessIdea, marketAnalysis, financialProjections: { forecast: small } }
  return { title: 'Harbor Roasters', data: restoreWorkbookData(structuredClone(data)) }
}

function share(options: Parameters<typeof sharePlan>[2] = {}, plan = makePlan()): Promise<TestShare> {
  return sharePlan(owner, plan, options)
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

/** The page asks for what is new when someone looks at it again. */
async function lookAgain(reader: Page): Promise<void> {
  await reader.evaluate(() => dispatchEvent(new Event('focus')))
}

/** The first paragraph of the company's description. */
function problem(reader: Page) {
  return reader.locator('#part-1 [data-block] > p').first()
}

const newComment = (reader: Page) => reader.getByRole('form', { name: 'New comment' })
const startComment = (reader: Page) => reader.getByRole('button', { name: 'Comment', exact: true }).click()

async function comment(reader: Page, text: string): Promise<void> {
  await startComment(reader)
  const form = newComment(reader)
  await form.getByLabel('Your comment').fill(text)
  const name = form.getByLabel('Your name')
  if ((await name.inputValue()) === '') await name.fill('Ruth Okafor')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form).toBeHidden()
}

test('a reader without an account reads the plan, prints it and saves it', async ({ page }) => {
  const link = await share({}, { title: 'Harbor Roasters', data: exampleOf('local-service') })
  const asked: URL[] = []
  page.on('request', (request) => asked.push(new URL(request.url())))

  await test.step('with charts, statements and contents', async () => {
    await open(page, link)
    await expect(page.getByText('Shared with you by Maya Ortiz to read and comment.')).toBeVisible()
    await expect(page.getByText(/^Link ends \w{3} \d+, \d{4}$/)).toBeVisible()
    await expect(page.locator('figure svg').first()).toBeAttached()
    await expect(page.getByRole('table', { name: /cash flow/i }).first()).toBeAttached()
    await page.getByRole('navigation', { name: 'Contents' }).getByText('Financial Projections').click()
    await expect(page.getByRole('heading', { level: 2, name: /Financial Projections/ })).toBeInViewport()
  })

  await test.step('the key stays in the address, so that a reload opens the plan again, and goes nowhere', async () => {
    expect(new URL(page.url()).hash).toBe(new URL(link.address, 'https://x.example').hash)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor Roasters')
    const { origin, hash } = new URL(page.url())
    expect(asked.filter((url) => url.origin !== origin)).toEqual([])
    expect(asked.filter((url) => url.href.includes(hash.slice(1)) && url.hash === '')).toEqual([])
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  })

  await test.step('the plan is saved as a PDF in the reader’s browser', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download PDF' }).click()
    expect((await download).suggestedFilename()).toBe('Harbor_Roasters_business_plan.pdf')
  })

  await test.step('paper is white in the dark theme, and wide statements stand on pages turned sideways', async () => {
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    const ink = () => page.evaluate(() => getComputedStyle(document.querySelector('h1') as Element).color)
    const onScreen = await ink()
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect(await ink()).toBe('rgb(20, 32, 58)')
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    expect(await ink()).toBe(onScreen)
    const pages = await page
      .locator('.table-scroll[data-columns="15"]')
      .evaluateAll((tables) => tables.map((table) => getComputedStyle(table).getPropertyValue('page')))
    expect(new Set(pages)).toEqual(new Set(['wide']))
  })
})

test('a reader comments, edits, withdraws and is answered', async ({ page }) => {
  const link = await share()
  await open(page, link)
  await problem(page).click()
  await comment(page, 'Who counted them?')
  const card = page.getByRole('article', { name: /Comment by Ruth Okafor/ })
  await expect(card.getByText('Who counted them?')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open 1' })).toBeVisible()

  await test.step('edits', async () => {
    await card.getByRole('button', { name: 'Edit' }).click()
    await card.getByLabel('Your comment', { exact: true }).fill('Who counted them, and when?')
    await card.getByRole('button', { name: 'Save' }).click()
    await expect(card.getByText('Who counted them, and when?')).toBeVisible()
    await expect(card.getByText('edited')).toBeVisible()
  })

  await test.step('the same browser knows its own comment after a reload, and another browser does not', async () => {
    await page.reload()
    await expect(card.getByRole('button', { name: 'Withdraw' })).toBeVisible()
    const id = (await card.getAttribute('data-thread')) ?? ''
    await link.answer({ kind: 'reply', to: id, name: 'Maya Ortiz', text: 'We did, in May.' })
    await lookAgain(page)
    await expect(card.getByText('We did, in May.')).toBeVisible()
    const other = await openBrowser(page)
    await other.goto(link.address)
    const seen = other.getByRole('article', { name: /Comment by Ruth Okafor/ })
    await expect(seen.getByText('We did, in May.')).toBeVisible()
    await expect(seen.getByRole('button', { name: 'Withdraw' })).toBeHidden()
    await other.context().close()
  })

  await test.step('the page with a comment and the form of a new one has no axe violations and fits a phone and a desktop', async () => {
    await problem(page).click()
    await startComment(page)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
    }
    await expectNoAxeViolations(page)
    await newComment(page).getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('the thanks count what was sent, also while a comment is on its way', async () => {
    await card.getByLabel('Reply to Ruth Okafor').fill('Thank you.')
    let deliver = () => {}
    const delivered = new Promise<void>((resolve) => (deliver = resolve))
    await page.route('**/api/shares/*/events', async (route) => {
      await delivered
      await route.continue()
    })
    await card.getByRole('button', { name: 'Send' }).click()
    await expect(card.getByText('Thank you.')).toBeVisible()
    await page.getByRole('button', { name: 'I’m done reading' }).click()
    await expect(page.getByRole('dialog')).toContainText('You sent 1 comment.')
    await expect(page.getByRole('dialog')).toContainText('1 comment not sent yet: keep this page open.')
    deliver()
    await expect(page.getByRole('dialog')).toContainText('You sent 2 comments.')
    await page.keyboard.press('Escape')
  })

  await test.step('withdraws', async () => {
    await card.getByRole('button', { name: 'Withdraw' }).first().click()
    await expect(card.getByText('This comment was withdrawn.')).toBeVisible()
  })
})

test('comments are placed with keys and with a pointer', async ({ page }) => {
  await open(page, await share())
  const cardWith = (text: string) => page.getByRole('article').filter({ hasText: text })

  await test.step('everything works with the keyboard alone', async () => {
    await page.getByRole('main').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    const chosen = await page.evaluate(() => document.activeElement?.textContent ?? '')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Said with keys')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Ruth Okafor')
    await page.keyboard.press('Enter')
    const card = cardWith('Said with keys')
    await expect(card).toHaveAccessibleName(/Comment by Ruth Okafor/)
    expect(chosen).toContain((await card.locator('.card-place').innerText()).slice(1, 20))
  })

  await test.step('a second mention of the same words is the one that is marked', async () => {
    const quote = await problem(page).evaluate((element) => {
      const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
      const at = node?.textContent?.lastIndexOf('the ') ?? -1
      if (!node || at < 0 || node.textContent?.indexOf('the ') === at) throw new Error('No word stands twice')
      getSelection()?.setBaseAndExtent(node, at, node, at + 3)
      return node.textContent?.slice(at) ?? ''
    })
    await comment(page, 'This one')
    const place = await cardWith('This one').locator('.card-place').innerText()
    expect(place).toContain(quote.split(' ').slice(0, 2).join(' '))
  })

  await test.step('selected words can be replaced by a suggestion, shown as a difference', async () => {
    await problem(page).click({ clickCount: 2, position: { x: 8, y: 8 } })
    const word = await page.evaluate(() => getSelection()?.toString().trim() ?? '')
    await startComment(page)
    const form = newComment(page)
    await form.getByLabel('Suggest other words').check()
    await expect(form.getByLabel('Write this instead')).toHaveValue(word)
    await form.getByLabel('Write this instead').fill('Nearly')
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(page.locator('.difference del')).toContainText(word)
    await expect(page.locator('.difference ins')).toContainText('Nearly')
  })
})

test('nothing that a reader typed is lost', async ({ page, allowConsoleError }) => {
  allowConsoleError(/ERR_INTERNET_DISCONNECTED/)
  const link = await share()

  await test.step('typed words survive a closed tab', async () => {
    const closed = await page.context().newPage()
    await open(closed, link)
    await problem(closed).click()
    await startComment(closed)
    await closed.getByLabel('Your comment').fill('Half a thou')
    await closed.close()
    await open(page, link)
    await expect(page.getByLabel('Your comment')).toHaveValue('Half a thou')
  })

  await test.step('an unsent comment is sent when the network is back', async () => {
    await page.context().setOffline(true)
    await page.getByLabel('Your comment').fill('A whole thought')
    await newComment(page).getByLabel('Your name').fill('Ruth Okafor')
    await newComment(page).getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText(/Not sent yet. The server cannot be reached./)).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('Not sent yet')).toBeHidden()
    await expect(page.getByRole('article').getByText('A whole thought')).toBeVisible()
  })

  await test.step('a newer version is offered, keeps typed words, and says what a comment was about', async () => {
    await problem(page).click()
    await startComment(page)
    await page.getByLabel('Your comment').fill('Still typing')
    const plan = makePlan()
    plan.data.businessIdea.problemStatement = 'Nobody serves the early boats.'
    await link.replace(2, plan)
    await lookAgain(page)
    await expect(page.getByText('A newer version is here.')).toBeVisible()
    await page.getByRole('button', { name: 'Show it' }).click()
    await expect(page.getByText('Nobody serves the early boats.')).toBeVisible()
    await expect(page.getByLabel('Your comment')).toHaveValue('Still typing')
    await expect(page.getByRole('article').getByText(/It said then:/)).toBeVisible()
  })
})

test('on a phone, comments open as a sheet over the plan', async ({ page }) => {
  const viewport = { width: 390, height: 844 }
  const reader = await openBrowser(page, { viewport, hasTouch: true, reducedMotion: 'no-preference' })
  await open(reader, await share())
  const sheet = reader.getByRole('complementary', { name: 'Comments on this page' })
  await expectNoSidewaysScroll(reader)
  await expect(sheet).toBeHidden()

  await test.step('the field of a new comment has the focus, and its place stays in sight', async () => {
    await problem(reader).tap()
    await reader.getByRole('button', { name: 'Comment', exact: true }).tap()
    await expect(reader.getByLabel('Your comment')).toBeFocused()
    const isAbove = async () => {
      const [place, cover] = await Promise.all([problem(reader).boundingBox(), sheet.boundingBox()])
      return place !== null && cover !== null && place.y >= 0 && place.y < cover.y
    }
    await expect.poll(isAbove).toBe(true)
  })

  await test.step('it closes, opens again, and its controls are large enough for a finger', async () => {
    await reader.getByLabel('Your comment').fill('From the train')
    await newComment(reader).getByLabel('Your name').fill('Ruth Okafor')
    await newComment(reader).getByRole('button', { name: 'Send' }).tap()
    const card = reader.getByRole('article').getByText('From the train')
    await expect(card).toBeVisible()
    await reader.getByRole('button', { name: 'Close' }).tap()
    await expect(card).toBeHidden()
    await reader.getByRole('button', { name: 'Comments 1' }).tap()
    await expect(card).toBeVisible()
    const small = await reader.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, summary, .comments input, .comments textarea')]
        .filter(
          (control) => control.checkVisibility({ visibilityProperty: true }) && control.offsetHeight < 44,
        )
        .map((control) => `${control.textContent} ${control.offsetHeight}`),
    )
    expect(small).toEqual([])
  })
  await reader.context().close()
})

test('what opens no plan, or only for reading, says what happened and what to do', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/status of (404|410)|ERR_FAILED/)
  const [link, other, readOnly] = await Promise.all([share(), share(), share({ mayComment: false })])
  const title = page.getByRole('heading', { level: 1 })
  const [path = '', secret = ''] = link.address.split('#')
  const expectFault = async (address: string, expected: string) => {
    await page.goto('about:blank')
    await page.goto(address)
    await expect(title).toHaveText(expected)
    await expect(page.getByRole('alert')).toContainText(/new link/)
  }

  await test.step('a link that was cut off, and one with another link’s key', async () => {
    await expectFault(`${path}#${secret.slice(0, -3)}`, 'This link is not complete')
    await expectFault(`${path}#${other.address.split('#')[1]}`, 'This link opens nothing')
  })

  await test.step('a link for reading only offers no comments', async () => {
    await open(page, readOnly)
    await expect(page.getByText('Shared with you by Maya Ortiz to read. Nothing')).toBeVisible()
    await problem(page).click()
    await expect(page.getByRole('button', { name: 'Comment', exact: true })).toBeHidden()
    await expect(page.getByRole('complementary')).toBeHidden()
  })

  await test.step('a server that cannot be reached is told from a link that has ended', async () => {
    await page.route('**/api/shares/**', (route) => route.abort())
    await page.goto(link.address)
    await expect(title).toHaveText('The server cannot be reached')
    await page.unroute('**/api/shares/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(title).toHaveText('Harbor Roasters')
  })

  await test.step('who has the page open when the link ends keeps the words that were not sent', async () => {
    await problem(page).click()
    await startComment(page)
    await page.getByLabel('Your comment').fill('Never sent')
    await link.end()
    await lookAgain(page)
    await expect(title).toHaveText('This link has ended')
    await expect(page.getByText('Never sent')).toBeVisible()
    await expectNoAxeViolations(page, undefined, 'main')
    await expectFault(link.address, 'This link has ended')
  })
})
