import { describe, expect, test } from 'vitest'
import {
  findAccountDetailsFault,
  findCheckoutEmailFault,
  findForgotPasswordFault,
  findLoginFault,
  findNewPasswordFault,
  findResetPasswordFault,
  findSignUpFault,
  type SignUpForm,
} from './account-forms.ts'
import { normalizePassword } from './passwords.ts'

const aSignUp = (changes: Partial<SignUpForm> = {}): SignUpForm => ({
  username: 'ada',
  email: 'ada@example.com',
  firstName: '',
  lastName: '',
  password: 'secret',
  confirmPassword: 'secret',
  ...changes,
})

describe('login', () => {
  test('asks for both fields', () => {
    const message = 'Please enter both username and password'
    expect(findLoginFault({ username: '', password: 'x' })).toEqual({ field: 'username', message })
    expect(findLoginFault({ username: ' \u00A0', password: 'x' })).toEqual({ field: 'username', message })
    expect(findLoginFault({ username: 'ada', password: '' })).toEqual({ field: 'password', message })
    expect(findLoginFault({ username: 'ada', password: ' ' })).toBeNull()
  })

  test('rejects values that no account can have, with the message for a wrong guess', () => {
    expect(findLoginFault({ username: 'ada', password: 'x'.repeat(257) })?.message).toBe(
      'Invalid credentials',
    )
    expect(findLoginFault({ username: 'x'.repeat(255), password: 'x' })?.message).toBe('Invalid credentials')
  })
})

describe('sign-up', () => {
  test('accepts a name, an address and six characters', () => {
    expect(findSignUpFault(aSignUp())).toBeNull()
    expect(findAccountDetailsFault(aSignUp())).toBeNull()
  })

  test.each(['username', 'email', 'password'] as const)('requires the %s', (field) => {
    const fault = { field, message: 'Please fill in all required fields' }
    expect(findSignUpFault(aSignUp({ [field]: '' }))).toEqual(fault)
    expect(findAccountDetailsFault(aSignUp({ [field]: '' }))).toEqual(fault)
  })

  test('checks for missing fields, then matching passwords, then their length', () => {
    expect(findSignUpFault(aSignUp({ email: '', password: 'a', confirmPassword: 'b' }))?.message).toBe(
      'Please fill in all required fields',
    )
    expect(findSignUpFault(aSignUp({ password: 'a', confirmPassword: 'b' }))).toEqual({
      field: 'confirmPassword',
      message: 'Passwords do not match',
    })
    expect(findSignUpFault(aSignUp({ email: 'no', password: 'short', confirmPassword: 'short' }))).toEqual({
      field: 'password',
      message: 'Password must be at least 6 characters long',
    })
    expect(findSignUpFault(aSignUp({ email: 'no' }))).toEqual({
      field: 'email',
      message: 'Please enter a valid email address',
    })
  })

  test('states the length limits', () => {
    const long = 'x'.repeat(257)
    expect(findSignUpFault(aSignUp({ password: long, confirmPassword: long }))?.message).toBe(
      'Password must be at most 256 characters long',
    )
    expect(findSignUpFault(aSignUp({ username: 'x'.repeat(65) }))?.message).toBe(
      'Username must be at most 64 characters long',
    )
    expect(findSignUpFault(aSignUp({ lastName: 'x'.repeat(101) }))).toEqual({
      field: 'lastName',
      message: 'Names must be at most 100 characters long',
    })
    const justRight = 'x'.repeat(256)
    expect(
      findSignUpFault(
        aSignUp({
          username: 'x'.repeat(64),
          firstName: 'x'.repeat(100),
          password: justRight,
          confirmPassword: justRight,
        }),
      ),
    ).toBeNull()
  })

  test('rejects a username that is another person’s address', () => {
    expect(findSignUpFault(aSignUp({ username: 'Ada@Example.com' }))).toBeNull()
    expect(findSignUpFault(aSignUp({ username: 'eve@example.com' }))?.field).toBe('username')
  })
})

describe('forgot password', () => {
  test('asks for an address or a name', () => {
    expect(findForgotPasswordFault({ emailOrUsername: ' ' })?.message).toBe(
      'Please enter your email or username',
    )
    expect(findForgotPasswordFault({ emailOrUsername: 'x'.repeat(255) })?.field).toBe('emailOrUsername')
    expect(findForgotPasswordFault({ emailOrUsername: 'ada' })).toBeNull()
  })
})

describe('reset password', () => {
  test.each([
    ['', '', 'newPassword', 'Please fill in all fields'],
    ['', 'long enough', 'newPassword', 'Please fill in all fields'],
    ['short', '', 'confirmPassword', 'Please fill in all fields'],
    ['short', 'other', 'confirmPassword', 'Passwords do not match'],
    ['1234567', '1234567', 'newPassword', 'Password must be at least 8 characters long'],
  ])('of %j and %j stops at %s', (newPassword, confirmPassword, field, message) => {
    expect(findResetPasswordFault({ newPassword, confirmPassword })).toEqual({ field, message })
  })

  test('accepts eight characters typed twice', () => {
    expect(findResetPasswordFault({ newPassword: '12345678', confirmPassword: '12345678' })).toBeNull()
    expect(findNewPasswordFault('12345678')).toBeNull()
  })

  test('on the server follows the length rules', () => {
    expect(findNewPasswordFault('')?.message).toBe('Please fill in all fields')
    expect(findNewPasswordFault('1234567')?.message).toBe('Password must be at least 8 characters long')
    expect(findNewPasswordFault('x'.repeat(257))?.message).toBe(
      'Password must be at most 256 characters long',
    )
  })

  test('is the same from any keyboard, and keeps spaces and capitals', () => {
    expect(normalizePassword('cafe\u0301')).toBe(normalizePassword('café'))
    expect(normalizePassword(' Two  Spaces ')).toBe(' Two  Spaces ')
  })
})

describe('checkout', () => {
  test('asks for an address that can receive mail', () => {
    expect(findCheckoutEmailFault('  ')?.message).toBe('Please enter your email address')
    expect(findCheckoutEmailFault('ada')?.message).toBe('Please enter a valid email address')
    expect(findCheckoutEmailFault(' Ada@example.com ')).toBeNull()
  })
})
