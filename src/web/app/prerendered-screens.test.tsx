import { expect, test } from 'vitest'
import { renderScreens } from './prerendered-screens.tsx'

const rendered = await renderScreens()
const find = (name: string) => rendered.find((screen) => screen.name === name)

test.each([
  ['login', 'Sign in – Planwright', 'Welcome back', ['username', 'password']],
  ['admin', 'Sign in – Planwright', 'Welcome back', ['username', 'password']],
  [
    'signUp',
    'Sign up – Planwright',
    'Create your account',
    ['email', 'username', 'firstName', 'lastName', 'password', 'confirmPassword'],
  ],
  ['forgotPassword', 'Forgot password – Planwright', 'Forgot your password?', ['emailOrUsername']],
  [
    'resetPassword',
    'Reset password – Planwright',
    'Choose a new password',
    ['newPassword', 'confirmPassword'],
  ],
  ['checkout', 'Checkout – Planwright', 'Your email', ['email']],
  ['courseCheckout', 'Checkout – Planwright', 'Your email', ['email']],
  ['notFound', '404 Page Not Found – Planwright', '404 Page Not Found', []],
])('the page of %s has its title, heading and fields', (name, title, heading, fields) => {
  const screen = find(name)
  expect(screen?.title).toBe(title)
  expect(screen?.html).toMatch(new RegExp(`<h1 [^>]*>${heading.replace('?', '\\?')}</h1>`))
  const names = Array.from(screen?.html.matchAll(/<input [^>]*name="(\w+)"/g) ?? [], ([, field]) => field)
  expect(names).toEqual(fields)
})

test.each([
  ['dashboard', 'Dashboard – Planwright'],
  ['workbook', 'Workbook – Planwright'],
])('the page of the %s has its frame, without anything to press', (name, title) => {
  const screen = find(name)
  expect(screen?.title).toBe(title)
  expect(screen?.html).toContain('Loading...')
  expect(screen?.html).not.toMatch(/<(?:a|button|input|h1) /)
})

test('a form without its program would not put a password into the address', () => {
  for (const { html } of rendered) {
    for (const [form] of html.matchAll(/<form [^>]*>/g)) expect(form).toContain('method="post"')
  }
})

test('password managers find what they know in the forms', () => {
  const hintsOf = (name: string) =>
    Object.fromEntries(
      Array.from(find(name)?.html.matchAll(/<input [^>]*>/g) ?? [], ([input]) => [
        /name="(\w+)"/.exec(input)?.[1],
        `${/autoComplete="([\w-]+)"/i.exec(input)?.[1]} ${/type="(\w+)"/.exec(input)?.[1]}`,
      ]),
    )
  expect(hintsOf('login')).toEqual({ username: 'username text', password: 'current-password password' })
  expect(hintsOf('signUp')).toEqual({
    email: 'email email',
    username: 'username text',
    firstName: 'given-name text',
    lastName: 'family-name text',
    password: 'new-password password',
    confirmPassword: 'new-password password',
  })
})

test('the operator’s login is everyone’s login, and a reset can be canceled', () => {
  expect(find('admin')?.html).toBe(find('login')?.html)
  expect(find('resetPassword')?.html).toMatch(/<a [^>]*href="\/login"[^>]*>Cancel<\/a>/)
})
