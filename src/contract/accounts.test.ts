import { describe, expect, test } from 'vitest'
import {
  forgotPasswordRequestSchema,
  loginRequestSchema,
  registerRequestSchema,
  resetPasswordRequestSchema,
} from './accounts.ts'
import { parseRequest } from './parse-request.ts'

const aRegistration = { username: 'ada', password: 'secret', email: 'ada@example.com' }

describe('a login request', () => {
  test('is normalized', () => {
    expect(parseRequest(loginRequestSchema, { username: ' Ada\u00A0', password: ' cafe\u0301' })).toEqual({
      ok: true,
      value: { username: 'Ada', password: ' café' },
    })
  })

  test.each([{}, { username: 'ada' }, { username: '', password: 'x' }, { username: 7, password: 'x' }])(
    'of %j gets the message to fill in both fields',
    (body) => {
      expect(parseRequest(loginRequestSchema, body)).toMatchObject({
        ok: false,
        message: 'Please enter both username and password',
      })
    },
  )

  test.each([null, undefined, 'text', 7, []])('of %j gets the message that it must be an object', (body) => {
    expect(parseRequest(loginRequestSchema, body)).toEqual({
      ok: false,
      message: 'The request must be a JSON object.',
      fields: {},
    })
  })
})

describe('a registration', () => {
  test('is normalized, with optional names and without unknown fields', () => {
    const body = {
      ...aRegistration,
      email: ' Ada@Example.com',
      lastName: ' Love  lace',
      confirmPassword: 'x',
    }
    expect(parseRequest(registerRequestSchema, body)).toEqual({
      ok: true,
      value: { ...aRegistration, firstName: '', lastName: 'Love lace' },
    })
  })

  test('keeps the coupon', () => {
    const parsed = parseRequest(registerRequestSchema, { ...aRegistration, couponCode: 'FREE' })
    expect(parsed).toMatchObject({ ok: true, value: { couponCode: 'FREE' } })
  })

  test('asks for missing fields before it checks the rest', () => {
    expect(parseRequest(registerRequestSchema, { username: 'ada', password: 'short' })).toEqual({
      ok: false,
      message: 'Please fill in all required fields',
      fields: { email: 'Please fill in all required fields' },
    })
  })

  test.each([
    [{ password: 'short' }, 'password', 'Password must be at least 6 characters long'],
    [{ password: 'x'.repeat(1_000_000) }, 'password', 'Password must be at most 256 characters long'],
    [{ email: 'ada' }, 'email', 'Please enter a valid email address'],
    [{ username: 'x'.repeat(65) }, 'username', 'Username must be at most 64 characters long'],
    [{ firstName: 'x'.repeat(101) }, 'firstName', 'Names must be at most 100 characters long'],
    [{ couponCode: 'x'.repeat(65) }, 'couponCode', 'This coupon is not valid or has expired.'],
  ])('with a fault names the field and the reason (%#)', (change, field, message) => {
    expect(parseRequest(registerRequestSchema, { ...aRegistration, ...change })).toEqual({
      ok: false,
      message,
      fields: { [field]: message },
    })
  })
})

describe('a forgotten password', () => {
  test('needs an address or a name', () => {
    expect(parseRequest(forgotPasswordRequestSchema, { emailOrUsername: '  ' })).toMatchObject({
      message: 'Please enter your email or username',
    })
    expect(parseRequest(forgotPasswordRequestSchema, { emailOrUsername: ' ada ' })).toEqual({
      ok: true,
      value: { emailOrUsername: 'ada' },
    })
  })
})

describe('a new password', () => {
  test('needs a plausible link and eight characters', () => {
    expect(parseRequest(resetPasswordRequestSchema, { token: '', newPassword: 'long enough' })).toMatchObject(
      {
        message: 'This password reset link is invalid or expired',
      },
    )
    expect(parseRequest(resetPasswordRequestSchema, { token: 'abc', newPassword: '1234567' })).toMatchObject({
      message: 'Password must be at least 8 characters long',
    })
    expect(parseRequest(resetPasswordRequestSchema, { token: 'abc', newPassword: '12345678' }).ok).toBe(true)
  })
})
