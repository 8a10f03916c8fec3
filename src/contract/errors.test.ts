import { describe, expect, test } from 'vitest'
import { buildErrorAnswer, statusOf } from './errors.ts'

describe('an error answer', () => {
  test('has a default message for each code, which a better one can replace', () => {
    expect(buildErrorAnswer('coupon_invalid')).toEqual({
      code: 'coupon_invalid',
      message: 'This coupon is not valid or has expired.',
    })
    expect(buildErrorAnswer('bad_request', { message: 'No.', fields: { email: 'No.' } })).toEqual({
      code: 'bad_request',
      message: 'No.',
      fields: { email: 'No.' },
    })
  })

  test('has the messages that the screens expect', () => {
    expect(buildErrorAnswer('account_not_ready').message).toBe('Account not ready yet')
    expect(buildErrorAnswer('invalid_credentials').message).toBe('Invalid credentials')
    expect(buildErrorAnswer('payment_setup_failed').message).toBe('Failed to create payment intent')
    expect(buildErrorAnswer('reset_link_invalid').message).toBe(
      'This password reset link is invalid or expired',
    )
  })

  test('has the status of its code', () => {
    const codes = [
      'bad_request',
      'unauthenticated',
      'payment_required',
      'not_found',
      'conflict',
      'internal',
    ] as const
    expect(codes.map(statusOf)).toEqual([400, 401, 402, 404, 409, 500])
  })
})
