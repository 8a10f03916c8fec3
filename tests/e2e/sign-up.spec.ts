import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/accessibility.ts'
import { makeAccountDetails, shareAccount, signIn } from '#tests/support/accounts.ts'
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

async function expectFault(page: Page, name: string, message: string) {
  await expectToast(page, 'Error', message)
  await expect(field(page, name)).toBeFocused()
  await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(message))
}

test.describe('signing up', () => {
  test('creates an account, signs in and shows a welcome on the dashboard', async ({ page }) => {
    await page.goto('/signup')
    const details = await fillIn(page)
    await field(page, 'First name').fill('Grace')
    await field(page, 'Last name').fill('Hopper')
    await submit(page).click()
    await expect(page).toHaveURL('/dashboard')
    await expectToast(page, 'Account Created', 'Welcome to Planwright! You are now logged in.')
    await expect(page.getByText(details.email).first()).toBeVisible()
    await page.reload()
    await expect(page.getByText('Grace Hopper').first()).toBeVisible()
  })

  test('works without a first name, a last name or a mouse', async ({ page }) => {
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
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
  })

  test('leads to the page that the visitor asked for', async ({ page }) => {
    await page.goto(`/signup?next=${encodeURIComponent('/workbook?template=saas')}`)
    await fillIn(page)
    await submit(page).click()
    await expect(page).toHaveURL('/workbook?template=saas')
  })

  test('shows that it is busy and sends only the contract’s fields, once', async ({ page }) => {
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
    await page.goto('/signup')
    const { email, username, password } = await fillIn(page)
    await submit(page).dblclick()
    await expect(page.getByRole('button', { name: 'CREATING ACCOUNT...' })).toBeVisible()
    answer()
    await expect(page).toHaveURL('/dashboard')
    expect(bodies).toEqual([{ email, username, password, firstName: '', lastName: '' }])
  })

  test('is skipped for a visitor who is already signed in', async ({ page }) => {
    await signIn(page)
    await page.goto('/signup')
    await expect(page).toHaveURL('/dashboard')
  })
})

test('sign-up errors appear one at a time, in the order of the rules', async ({ page }) => {
  await page.goto('/signup')
  await submit(page).click()
  await expectFault(page, 'Email', 'Please fill in all required fields')
  await field(page, 'Email').fill('not an address')
  await submit(page).click()
  await expectFault(page, 'Username', 'Please fill in all required fields')
  await field(page, 'Username').fill('ada')
  await submit(page).click()
  await expectFault(page, 'Password', 'Please fill in all required fields')
  await field(page, 'Password').fill('12345')
  await submit(page).click()
  await expectFault(page, 'Confirm password', 'Passwords do not match')
  await field(page, 'Confirm password').fill('12345')
  await submit(page).click()
  await expectFault(page, 'Password', 'Password must be at least 6 characters long')
  await field(page, 'Password').fill('123456')
  await field(page, 'Confirm password').fill('123456')
  await submit(page).click()
  await expectFault(page, 'Email', 'Please enter a valid email address')
})

test("the server's errors appear at their fields", async ({ page, request, allowConsoleError }) => {
  allowConsoleError(/status of 409/)
  const taken = await shareAccount(request)
  await page.goto('/signup')
  await fillIn(page, { ...makeAccountDetails(), username: taken.username })
  await submit(page).click()
  await expectToast(page, 'Registration Failed', 'That username is already taken.')
  await expect(field(page, 'Username')).toBeFocused()
  await expect(field(page, 'Username')).toHaveAccessibleDescription('That username is already taken.')
  await expect(field(page, 'Password')).not.toHaveValue('')
})

test('a server failure shows the default text', async ({ page, allowConsoleError }) => {
  allowConsoleError(/status of 502/)
  await page.route('/api/auth/register', (route) => route.fulfill({ status: 502, body: '<html>' }))
  await page.goto('/signup')
  await fillIn(page)
  await submit(page).click()
  await expectToast(page, 'Registration Failed', 'Failed to create account')
  await expect(page.getByRole('form')).toContainText('Failed to create account')
})

test.describe('a coupon in the address', () => {
  test('is applied and grants the course', async ({ page }) => {
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

  test('shows an error before the form is filled in when it is invalid, and can be removed', async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(/status of 400/)
    await page.goto('/signup?coupon=NO-SUCH-COUPON')
    await expectToast(page, 'Coupon Not Applied', 'This coupon is not valid or has expired.')
    await expect(page.getByText('Coupon Applied!')).toBeHidden()
    await expect(field(page, 'Coupon')).toHaveAccessibleDescription(
      /not valid or has expired\. Remove it to create your account without the free course\./,
    )
    await fillIn(page)
    await submit(page).click()
    await expectToast(page, 'Registration Failed', 'This coupon is not valid or has expired.')
    await expect(field(page, 'Coupon')).toBeFocused()
    await expect(field(page, 'Coupon')).toHaveAccessibleDescription(
      /This coupon is not valid or has expired\./,
    )
    await page.getByRole('button', { name: 'Remove coupon' }).click()
    await expect(field(page, 'Coupon')).toBeHidden()
    await expect(field(page, 'Email')).toBeFocused()
    await submit(page).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('also works for a visitor who is signed in', async ({ page, allowConsoleError }) => {
    allowConsoleError(/status of 400/)
    const { username } = await signIn(page)
    await page.goto('/signup?coupon=DRAFT')
    await expect(page.getByText(`You are signed in as ${username}`)).toBeVisible()
    await expect(submit(page)).toBeVisible()
  })
})

test('password managers find a real sign-up form', async ({ page }) => {
  await page.goto('/signup')
  const hints = {
    email: 'email',
    username: 'username',
    firstName: 'given-name',
    lastName: 'family-name',
    password: 'new-password',
    confirmPassword: 'new-password',
  }
  for (const [name, hint] of Object.entries(hints)) {
    await expect(page.locator(`form input[name=${name}]`)).toHaveAttribute('autocomplete', hint)
  }
  await expect(page.locator('input[name=email]')).toHaveAttribute('type', 'email')
})

test('the sign-up with a coupon has no axe violations', async ({ page, allowConsoleError }) => {
  allowConsoleError(/status of 400/)
  await page.goto('/signup?coupon=DRAFT')
  await expect(submit(page)).toBeVisible()
  await expectNoAxeViolations(page)
})

test('a sign-up with errors has no axe violations', async ({ page }) => {
  await page.goto('/signup')
  await submit(page).click()
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
})
