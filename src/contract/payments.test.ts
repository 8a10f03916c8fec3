import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { parseRequest } from './parse-request.ts'
import {
  createCoursePaymentIntentRequestSchema,
  createPaymentIntentRequestSchema,
  credentialsAnswerSchema,
  getCredentialsRequestSchema,
} from './payments.ts'

describe('a checkout request', () => {
  test('carries the displayed price and a normalized address', () => {
    expect(
      parseRequest(createPaymentIntentRequestSchema, { amount: 97, email: ' Ada@Example.com ' }),
    ).toEqual({
      ok: true,
      value: { amount: 97, email: 'ada@example.com' },
    })
    expect(
      parseRequest(createCoursePaymentIntentRequestSchema, { amount: 197, email: 'a@example.com' }),
    ).toEqual({
      ok: true,
      value: { amount: 197, email: 'a@example.com', discountPercent: 0 },
    })
  })

  test.each([
    [{ amount: '97', email: 'a@example.com' }, 'amount', 'The amount must be a number'],
    [{ amount: Number.NaN, email: 'a@example.com' }, 'amount', 'The amount must be a number'],
    [{ amount: 97 }, 'email', 'Please enter your email address'],
    [{ amount: 97, email: ' ' }, 'email', 'Please enter your email address'],
    [{ amount: 97, email: 'ada' }, 'email', 'Please enter a valid email address'],
    [
      { amount: 148, email: 'a@example.com', discountPercent: '25' },
      'discountPercent',
      'The discount must be a number',
    ],
  ])('with a fault names the field and the reason (%#)', (body, field, message) => {
    expect(parseRequest(createCoursePaymentIntentRequestSchema, body)).toEqual({
      ok: false,
      message,
      fields: { [field]: message },
    })
  })
})

describe('an attempt key', () => {
  test('is optional, and long enough that it cannot be guessed', () => {
    const request = { amount: 97, email: 'a@example.com' }
    const attemptKey = '0b9f0c5e-52b8-4b2a-9d50-0f6c1c2d3e4f'
    expect(parseRequest(createPaymentIntentRequestSchema, { ...request, attemptKey })).toMatchObject({
      ok: true,
      value: { attemptKey },
    })
    for (const wrong of ['short', 'x'.repeat(129), 'with spaces in the middle', 7]) {
      expect(
        parseRequest(createCoursePaymentIntentRequestSchema, { ...request, attemptKey: wrong }),
      ).toMatchObject({ ok: false, fields: { attemptKey: expect.stringContaining('16 to 128') } })
    }
  })
})

describe('credentials', () => {
  test('are requested with the id of a payment', () => {
    expect(parseRequest(getCredentialsRequestSchema, { paymentIntentId: 'pi_3Abc' }).ok).toBe(true)
    for (const paymentIntentId of ['', 'pi/../x', 'x'.repeat(257), 7, undefined]) {
      expect(parseRequest(getCredentialsRequestSchema, { paymentIntentId })).toMatchObject({
        message: 'We cannot find this payment',
      })
    }
  })

  test('name the account only when its owner is signed in', () => {
    const attached = { outcome: 'attached', message: 'It is in your account.', username: 'ada' }
    expect(z.parse(credentialsAnswerSchema, attached)).not.toHaveProperty('username')
    expect(z.parse(credentialsAnswerSchema, { outcome: 'signed-in', username: 'ada' })).toEqual({
      outcome: 'signed-in',
      username: 'ada',
    })
  })
})
