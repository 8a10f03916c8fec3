import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/accessibility.ts'
import { makeAccountDetails, shareAccount } from '#tests/support/accounts.ts'
import { makeCoupon } from '#tests/support/coupons.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { expectToast } from '#tests/support/toasts.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'CREATE ACCOUNT' })

async function fillIn(page: Page, details = makeAccountDetails()) {
  await field(page, 'Email').fill(details.email)
  await field(page, 'Username').fill(details.username)
  await field(page, 'Password').fill(details.password)
  await field(page, 'Confirm password').fill(details.password)
  return details
}

test('a visitor makes an account after every mistake, and gets the page that they asked for', async ({
  page,
  request,
  allowConsoleError,
}) => {
  const taken = await shareAccount(request)
  await page.goto(`/signup?next=${encodeURIComponent('/workbook?template=saas')}`)

  await test.step('errors appear one at a time, at their fields', async () => {
    await submit(page).click()
    await expectToast(page, 'Error', 'Please fill in all required fields')
    await expect(field(page, 'Email')).toBeFocused()
    await expect(field(page, 'Email')).toHaveAccessibleDescription(/Please fill in all required fields/)
    await expectNoAxeViolations(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    const details = await fillIn(page)
    await field(page, 'Confirm password').fill(`${details.password}7`)
    await submit(page).click()
    await expectToast(page, 'Error', 'Passwords do not match')
    await expect(field(page, 'Confirm password')).toBeFocused()
    await expect(field(page, 'Confirm password')).toHaveAccessibleDescription('Passwords do not match')
    await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid')
  })

  await test.step('the server’s errors appear at their fields', async () => {
    allowConsoleError(/status of 409/)
    await fillIn(page, { ...makeAccountDetails(), username: taken.username })
    await submit(page).click()
    await expectToast(page, 'Registration Failed', 'That username is already taken.')
    await expect(field(page, 'Username')).toBeFocused()
    await expect(field(page, 'Username')).toHaveAccessibleDescription('That username is already taken.')
    await expect(field(page, 'Password')).not.toHaveValue('')
  })

  await test.step('a server failure shows the default text', async () => {
    allowConsoleError(/status of 502/)
    await page.route('/api/auth/register', (route) => route.fulfill({ status: 502, body: '<html>' }))
    await submit(page).click()
    await expectToast(page, 'Registration Failed', 'Failed to create account')
    await expect(page.getByRole('form')).toContainText('Failed to create account')
    await page.unroute('/api/auth/register')
  })

  await test.step('it shows that it is busy, sends only the contract’s fields, once, and welcomes', async () => {
    const bodies: unknown[] = []
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('/api/auth/register', async (route) => {
      bodies.push(route.request().postDataJSON())
      await held
      await route.continue()
    })
    const { email, username, password } = await fillIn(page)
    await field(page, 'First name').fill('Grace')
    await field(page, 'Last name').fill('Hopper')
    await submit(page).dblclick()
    await expect(page.getByRole('button', { name: 'CREATING ACCOUNT...' })).toBeVisible()
    answer()
    await expectToast(page, 'Account Created', 'Welcome to Planwright! You are now logged in.')
    await expect(page).toHaveURL('/workbook?template=saas')
    expect(bodies).toEqual([{ email, username, password, firstName: 'Grace', lastName: 'Hopper' }])
    await page.goto('/dashboard')
    await expect(page.getByText(email).first()).toBeVisible()
    await expect(page.getByText('Grace Hopper').first()).toBeVisible()
  })
})

test('signing up works without a name or a mouse, leads to the dashboard, and is then skipped', async ({
  page,
  allowConsoleError,
}) => {
  const { email, username, password } = makeAccountDetails()
  await page.goto('/signup')
  await field(page, 'Email').focus()
  for (const text of [email, username, '', '', password]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  const [sent] = await Promise.all([page.waitForRequest('/api/auth/register'), page.keyboard.press('Enter')])
  expect(sent.postDataJSON()).toEqual({ email, username, password, firstName: '', lastName: '' })
  await expect(page).toHaveURL('/dashboard')
  await expectToast(page, 'Account Created', 'Welcome to Planwright! You are now logged in.')
  await page.goto('/signup')
  await expect(page).toHaveURL('/dashboard')

  await test.step('a coupon also works for a visitor who is signed in', async () => {
    allowConsoleError(/status of 400/)
    await page.goto('/signup?coupon=DRAFT')
    await expect(page.getByText(`You are signed in as ${username}`)).toBeVisible()
    await expect(submit(page)).toBeVisible()
    await expect(field(page, 'Coupon')).toHaveAccessibleDescription(/not valid or has expired/)
    await expectNoAxeViolations(page)
  })
})

test('a coupon in the address is applied and grants the course', async ({ page }) => {
  const code = await makeCoupon()
  await page.goto(`/signup?coupon=${code}`)
  await expectToast(page, 'Coupon Applied!', 'Your free course access is activated.')
  await expect(field(page, 'Coupon')).toHaveValue(code)
  await fillIn(page)
  await submit(page).click()
  await expect(page).toHaveURL('/learn')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your course')
  const user = await page.request.get('/api/auth/user')
  expect(await user.json()).toMatchObject({ entitlements: ['course'] })
})

test('an invalid coupon is handed from screen to screen, shown before the form is filled in, and removed', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 400/)
  await page.goto(`/login?next=${encodeURIComponent('/workbook?planId=wb_1')}&coupon=NO-SUCH-COUPON`)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeFocused()
  await expect(field(page, 'Coupon')).toHaveValue('NO-SUCH-COUPON')
  await expectToast(page, 'Coupon Not Applied', 'This coupon is not valid or has expired.')
  await expect(page.getByText('Coupon Applied!')).toBeHidden()
  await expect(field(page, 'Coupon')).toHaveAccessibleDescription(
    /not valid or has expired\. Remove it to create your account without the free course\./,
  )

  await test.step('the way back to the login has the destination and the coupon too', async () => {
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused()
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('next')).toBe('/workbook?planId=wb_1')
    expect(searchParams.get('coupon')).toBe('NO-SUCH-COUPON')
    await page.getByRole('link', { name: 'Create an account' }).click()
  })

  await fillIn(page)
  await submit(page).click()
  await expectToast(page, 'Registration Failed', 'This coupon is not valid or has expired.')
  await expect(field(page, 'Coupon')).toBeFocused()
  await expect(field(page, 'Coupon')).toHaveAccessibleDescription(/This coupon is not valid or has expired\./)
  await page.getByRole('button', { name: 'Remove coupon' }).click()
  await expect(field(page, 'Coupon')).toBeHidden()
  await expect(field(page, 'Email')).toBeFocused()
  await submit(page).click()
  await expect(page).toHaveURL(/\/workbook\?planId=wb_/)
})
