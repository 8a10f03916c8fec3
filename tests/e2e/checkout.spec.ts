import { expect, type Page } from '@playwright/test'
import { buildErrorAnswer } from '#contract/errors.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/accessibility.ts'
import { makeAccountDetails, registerAccount } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { holdScripts } from '#tests/support/hold-scripts.ts'
import { waitForMailedLink } from '#tests/support/outbox.ts'
import { expectClearOfToast, expectToast } from '#tests/support/toasts.ts'

const emailField = (page: Page) => page.getByRole('textbox', { name: 'Email', exact: true })
const cardNumber = (page: Page) => page.getByRole('textbox', { name: 'Card number' })
const pay = (page: Page) => page.getByRole('button', { name: 'COMPLETE PAYMENT' })
const makeEmail = () => makeAccountDetails().email

async function continueToCard(page: Page, email = makeEmail()) {
  await emailField(page).fill(email)
  await page.getByRole('button', { name: 'CONTINUE TO PAYMENT' }).click()
  await expect(cardNumber(page)).toBeVisible()
  return email
}

async function typeCard(page: Page, number: string) {
  await cardNumber(page).pressSequentially(number)
  await page.getByRole('textbox', { name: 'Expiration date' }).pressSequentially('1234')
  await page.getByRole('textbox', { name: 'Security code' }).pressSequentially('123')
}

/** The poll answers 404 until a payment is settled. */
const stillWaiting = /status of 404 .*get-credentials/

test('buying the tool by card signs the buyer in on the dashboard', async ({ page, allowConsoleError }) => {
  allowConsoleError(stillWaiting)
  await page.goto('/checkout')
  await expect(page.getByText('TEST MODE', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'CONTINUE TO PAYMENT' })).toBeDisabled()
  await expect(page.getByRole('complementary')).toContainText('$97.00')
  const email = await continueToCard(page)
  await typeCard(page, '4242424242424242')
  await expect(cardNumber(page)).toHaveValue('4242 4242 4242 4242')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('/api/get-credentials', async (route) => {
    await held
    await route.continue()
  })
  await cardNumber(page).press('Enter')
  await expectToast(page, 'Payment Successful', 'Thank you for your purchase!')
  await expect(page).toHaveURL(/\/payment-success\?payment_intent=pi_\w+$/)
  await expect(page.getByRole('heading', { name: 'PAYMENT SUCCESSFUL', exact: true })).toBeVisible()
  answer()
  await expect(page.getByText('AUTOMATICALLY LOGGED IN!', { exact: true })).toBeVisible()
  await expectToast(
    page,
    'Account Ready!',
    'You are now logged in and can access the business planning tool.',
  )
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy username' }).click()
  await expectToast(page, 'Copied!', 'Username copied to clipboard')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'DEPLOY YOUR BUSINESS EMPIRE' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText(email).first()).toBeVisible()

  await test.step('coming back to the checkout does not lead into a second payment', async () => {
    await page.goto('/checkout')
    await expect(page.getByRole('heading', { name: 'This is already paid' })).toBeVisible()
    await page.getByRole('button', { name: 'START A NEW CHECKOUT' }).click()
    await expect(emailField(page)).toHaveValue(email)
  })
})

test('a checkout that is pressed twice, declined, reloaded and revisited makes one payment', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(stillWaiting)
  const intents = new Set<string>()
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/create-payment-intent')) return
    const { paymentIntentId } = (await response.json()) as { paymentIntentId: string }
    intents.add(paymentIntentId)
  })
  const email = makeEmail()
  await page.goto('/checkout')
  await emailField(page).fill(email)
  await page.getByRole('button', { name: 'CONTINUE TO PAYMENT' }).dblclick()
  await expect(cardNumber(page)).toBeVisible()
  await page.reload()
  await expect(cardNumber(page)).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(emailField(page)).toHaveValue(email)
  await page.getByRole('button', { name: 'CONTINUE TO PAYMENT' }).click()

  await test.step('a card that cannot pay shows a toast and a message beside the form', async () => {
    allowConsoleError(/status of 402/)
    await pay(page).click()
    await expectToast(page, 'Payment Failed', 'Your card number is incomplete.')
    await expect(cardNumber(page)).toBeFocused()
    await expect(cardNumber(page)).toHaveAccessibleDescription('Your card number is incomplete.')
    await page.getByRole('button', { name: /^Declined/ }).click()
    await pay(page).click()
    await expectToast(page, 'Payment Failed', 'Your card was declined.')
    for (const control of [page.getByRole('button', { name: 'Back' }), pay(page)]) {
      await expectClearOfToast(page, control)
    }
    await expect(page.getByRole('form', { name: 'Card payment' })).toContainText('Your card was declined.')
    await expectNoAxeViolations(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
  })

  await page.getByRole('button', { name: 'Approved' }).click()
  await pay(page).dblclick()
  await expect(page).toHaveURL(/\/payment-success\?payment_intent=/)
  await expect(page.getByText('AUTOMATICALLY LOGGED IN!')).toBeVisible()
  expect(intents.size).toBe(1)
  await waitForMailedLink(email, '/reset-password')
})

test('a refused bank confirmation asks for another card, and an approved one survives a reload', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(stillWaiting)
  await page.goto('/checkout')
  await continueToCard(page)
  await page.getByRole('button', { name: /^Needs confirmation/ }).click()
  await pay(page).click()
  await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible()
  await expect(page.getByText('TEST MODE', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Fail authentication' }).click()
  await expect(page.getByRole('heading', { name: 'PAYMENT NOT COMPLETED', exact: true })).toBeVisible()
  await expect(page.getByText(/unable to authenticate your payment method/)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.reload()
  await page.getByRole('link', { name: 'BACK TO CHECKOUT' }).click()
  await expect(page).toHaveURL(/\/checkout\?client_secret=/)
  await expect(page.getByRole('form')).toContainText(/unable to authenticate/)
  await page.getByRole('button', { name: /^Needs confirmation/ }).click()
  await pay(page).click()
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await expect(page.getByText('AUTOMATICALLY LOGGED IN!')).toBeVisible()
  const successUrl = page.url()
  await page.reload()
  await expect(page.getByText('AUTOMATICALLY LOGGED IN!')).toBeVisible()

  await test.step('another browser learns nothing', async () => {
    allowConsoleError(/status of 403/)
    await page.context().clearCookies()
    await page.goto(successUrl)
    await expect(page.getByRole('heading', { name: 'SIGN IN TO SEE YOUR PURCHASE' })).toBeVisible()
    await expect(page.getByText(/use the link in your receipt email/)).toBeVisible()
  })
})

test('the accepted offer makes the course $147.75, and a buyer with an account signs in as usual', async ({
  page,
  request,
  allowConsoleError,
}) => {
  allowConsoleError(stillWaiting)
  const { email } = await registerAccount(request)
  await page.clock.install()
  await page.addInitScript(() => globalThis.sessionStorage.setItem('courseDiscount', '25'))
  await page.goto('/checkout-course')
  const summary = page.getByRole('complementary')
  for (const text of ['$147.75', '25% off', '$49.25', '$97 FREE', '$294']) {
    await expect(summary.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(summary.locator('s')).toHaveText('$197')
  await expectNoAxeViolations(page)
  const sent = page.waitForRequest('/api/create-course-payment-intent')
  await continueToCard(page, email)
  expect((await sent).postDataJSON()).toMatchObject({ amount: 148, email, discountPercent: 25 })
  await page.getByRole('button', { name: 'Approved' }).click()
  // The text shows for a second, which is too short for a busy machine to catch.
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await pay(page).click()
  await expect(page.getByText('Enrolling you in the course...', { exact: true })).toBeVisible()
  await page.clock.resume()
  await expect(page).toHaveURL(/\/course-payment-success\?payment_intent=/)
  await expect(page.getByText(/already has an account/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'DEPLOY YOUR BUSINESS EMPIRE' })).toHaveAttribute(
    'href',
    '/login',
  )
})

test('an unknown payment leads to a new checkout, a slow one waits, and none at all leads to the login', async ({
  page,
  allowConsoleError,
}) => {
  const release = await holdScripts(page)
  await page.clock.install()
  await page.goto('/checkout?client_secret=pi_none_secret_none', { waitUntil: 'commit' })

  await test.step('the prerendered form, which the visit does not match, is never shown', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-unfit')
    await expect(page.getByRole('heading', { name: 'Your email' })).toBeHidden()
    await release()
  })

  await expect(page.getByRole('heading', { name: 'We could not find this payment' })).toBeVisible()
  await page.getByRole('button', { name: 'START A NEW CHECKOUT' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(emailField(page)).toBeVisible()

  await test.step('a slow payment shows that it is still processing and that an email will follow', async () => {
    allowConsoleError(stillWaiting)
    const answer = { ...buildErrorAnswer('account_not_ready'), payment: { status: 'processing' } }
    await page.route('/api/get-credentials', (route) => route.fulfill({ status: 404, json: answer }))
    await page.goto('/payment-success?payment_intent=pi_slow')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('This is taking longer than usual')).toBeHidden()
    await page.clock.fastForward('02:00')
    await expect(page.getByText('This is taking longer than usual')).toBeVisible()
  })

  await test.step('without a payment the success screen counts down to the login', async () => {
    await page.clock.pauseAt(Date.now() + 600_000)
    await page.goto('/payment-success')
    await expect(page.getByText('AUTO-REDIRECT IN 10 SECONDS', { exact: true })).toBeVisible()
    for (let second = 1; second <= 10; second += 1) await page.clock.runFor(1000)
    await expect(page).toHaveURL('/login')
  })
})
