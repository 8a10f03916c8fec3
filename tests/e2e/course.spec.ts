import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/accessibility.ts'
import { makeAccountDetails, registerAccount, signIn } from '#tests/support/accounts.ts'
import { makeCoupon } from '#tests/support/coupons.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { field, planId, storePlan } from '#tests/support/open-workbook.ts'

const freeLesson = '/learn/what-a-lender-reads-first'
const paidLesson = '/learn/one-sentence-a-stranger-gets'
const sentence =
  'We groom nervous dogs in a quiet van at the door of their owners in the north of Tampa, all week.'

/** A learner with a plan that has a name and, unless a test says more, nothing else. */
async function enroll(page: Page, sections: object = {}): Promise<void> {
  const details = { ...makeAccountDetails(), couponCode: await makeCoupon() }
  const { user } = await registerAccount(page.request, details)
  await storePlan(page, user.id, {
    title: 'Tidewater Mobile Grooming',
    template: 'local-service',
    data: { businessIdea: { name: 'Tidewater Mobile Grooming' }, ...sections },
  })
}

async function choosePlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose a plan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tidewater Mobile Grooming' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Everyone can use the page, and nothing in it is wider than the window. */
async function expectReadable(page: Page): Promise<void> {
  await expectNoAxeViolations(page)
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('the first lesson is open to everyone, and the others lead to the course', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 403/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(freeLesson, { waitUntil: 'commit' })

  await test.step('its text stays where it is when the player of its video comes', async () => {
    const text = page.locator('.lesson-body')
    await text.waitFor()
    await page.evaluate(() => document.fonts.ready)
    const before = await text.boundingBox()
    await expect(page.getByRole('button', { name: /^Play: / })).toBeVisible()
    expect(await text.boundingBox()).toEqual(before)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What a lender reads first')
  await expect(page.getByText('This one is free.')).toBeVisible()
  // Of the video, only its still picture is there before it plays.
  const loaded = asked.filter((path) => path.startsWith('/api/') || path.startsWith('/learn/videos/'))
  expect(loaded).toEqual(['/learn/videos/what-a-lender-reads-first.jpg'])

  const answer = page.getByRole('group').getByRole('radio').first()
  await answer.check({ force: true })
  await expect(page.locator('.reasons p:visible')).toHaveCount(1)

  await page.goto(paidLesson)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is the classroom')
  await expect(page.getByRole('link', { name: 'About the course' })).toHaveAttribute('href', '/course')

  await test.step('nor are they for an account without the course', async () => {
    await signIn(page)
    await page.goto('/learn')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is the classroom')
  })
})

test('a lesson is done when the learner’s own plan passes, by way of its field', async ({ page }) => {
  test.slow()
  await enroll(page)
  await page.goto('/learn')
  await expect(page.getByText('0 of 26 lessons').first()).toBeVisible()
  await expectReadable(page)
  await choosePlan(page)
  await page.goto(paidLesson)
  const exercise = page.getByRole('region', { name: 'Exercise' })
  await expect(exercise).toContainText('Fills itself from Tidewater Mobile Grooming.')
  await expect(exercise).toContainText('1 of 3')

  await exercise.getByRole('link', { name: 'Go to the field' }).click()
  await expect(page).toHaveURL(new RegExp(`/workbook\\?planId=${planId}&step=1`))
  const line = field(page, 'One-line description')
  await expect(line).toBeFocused()
  await page.reload()
  await line.fill(sentence)
  await page.getByRole('link', { name: 'Back to the lesson' }).click()

  await expect(page).toHaveURL(`${paidLesson}#exercise`)
  await expect(exercise).toContainText('3 of 3')
  await expect(exercise).toContainText('This lesson is done.')
  await expect(page.getByText('1 of 26 lessons')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'My course' })).toContainText('1 of 26 lessons done')

  await test.step('a task about a list without items leads to the button that adds one', async () => {
    await page.goto('/learn/who-you-depend-on')
    const task = page.getByRole('listitem').filter({ hasText: 'Name two suppliers with their terms' })
    await task.getByRole('link').click()
    const add = page.getByRole('button', { name: 'Add Supplier', exact: true })
    await expect(add).toBeFocused()
    await expect(add).toBeInViewport()

    // On a phone, the exercise comes after the whole text of the lesson.
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('link', { name: 'Back to the lesson' }).click()
    const heading = page.getByRole('heading', { name: 'Exercise', exact: true })
    await expect(heading).toBeFocused()
    await expect(task).toContainText('0 of 2')
    await expect(heading).toBeInViewport()
  })
})

test.describe('with the advisor', () => {
  test.use({ hasAdvisor: true })

  test('the task about sources leads to the figures, where one press repeats a source', async ({ page }) => {
    const sizes = { tam: '$4.1 million a year', sam: '$900,000 a year', som: '$120,000 a year' }
    await enroll(page, { marketAnalysis: sizes })
    await page.goto('/learn')
    await choosePlan(page)
    await page.goto('/learn/how-big-is-it-from-the-bottom-up')
    const task = page.getByRole('listitem').filter({ hasText: 'Give a source for at least 30%' })
    await task.getByRole('link').click()
    const first = page.locator('summary', { hasText: 'TAM $4.1 million' })
    await expect(first).toBeFocused()
    await field(page, 'Who says so').fill('City register')
    await page.getByRole('button', { name: 'Keep this source' }).click()
    await expect(page.locator('summary', { hasText: 'SAM $900,000' })).toBeFocused()
    await page.getByRole('button', { name: /^Same as the last one: .*City register/ }).click()
    await expect(page.getByText('2 of 3')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the lesson' }).click()
    await expect(task).toContainText('2 of 3 key figures')
  })
})

test('papers are made in the browser: a worksheet, and the certificate, which says that it lacks a name', async ({
  page,
  allowConsoleError,
}) => {
  const details = { ...makeAccountDetails(), firstName: '', lastName: '', couponCode: await makeCoupon() }
  await registerAccount(page.request, details)

  await test.step('a lesson is accessible, and nothing is wider than the window', async () => {
    await page.goto('/learn/cash-month-by-month')
    await expect(page.getByText('0 of 26 lessons').first()).toBeAttached()
    await expectReadable(page)
  })

  await test.step('a question that could not be sent stays in its field, and a worksheet is made', async () => {
    allowConsoleError(/status of 503/)
    const state = {
      passed: [],
      total: 26,
      plan: null,
      resume: null,
      certificate: null,
      mayAsk: true,
    }
    await page.route('/api/course', (route) => route.fulfill({ json: state }))
    await page.route('/api/course/questions', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: [] })
        : route.fulfill({ status: 503, json: { message: 'The mail is asleep.' } }),
    )
    await page.goto(paidLesson)
    const question = page.getByRole('textbox', { name: 'Your question' })
    await question.fill('What is a segment?')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('The mail is asleep.')).toBeVisible()
    await expect(question).toHaveValue('What is a segment?')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'PDF' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/\.pdf$/)
    await page.unrouteAll()
  })

  const certificate = { number: '6E9K-F3S3-CRY6-K', name: 'ada', issuedAt: '2026-11-16T12:00:00.000Z' }
  const state = { passed: [], total: 26, plan: null, resume: null, certificate, mayAsk: false }
  await page.route('/api/course', (route) => route.fulfill({ json: state }))
  await page.goto('/learn')
  await page.getByRole('link', { name: 'See your certificate' }).click()
  await expect(page.getByText('the certificate says “A learner.”')).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Add your name' })).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download certificate (PDF)' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/certificate\.pdf$/)
})

test('a learner without a plan starts one, which is then the course’s', async ({ page }) => {
  await registerAccount(page.request, { ...makeAccountDetails(), couponCode: await makeCoupon() })
  await page.goto(paidLesson)
  await page.getByRole('button', { name: 'Choose a plan' }).click()
  await expect(page.getByRole('dialog')).toContainText('You have no plan yet.')
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Service Business/ })
    .click()
  await field(page, 'Business name').fill('Tidewater')
  await page.goto(paidLesson)
  const exercise = page.getByRole('region', { name: 'Exercise' })
  await expect(exercise).toContainText('Fills itself from')

  // Another one, started the same way, takes its place.
  await exercise.getByRole('button', { name: 'Change plan' }).click()
  await page.getByText('Start a new plan').click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Consulting/ })
    .click()
  await field(page, 'Business name').fill('Millrace')
  await page.goto(paidLesson)
  await expect(exercise).toContainText('Millrace')
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a lesson that was opened once opens again, and another one says why it does not', async ({
    page,
    context,
    allowConsoleError,
  }) => {
    allowConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 503/)
    await enroll(page)
    await page.goto(paidLesson)
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    await page.waitForFunction(async (path) => (await caches.match(path)) !== undefined, paidLesson)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One sentence a stranger gets')
    await page.goto('/learn/cash-month-by-month')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  })
})
