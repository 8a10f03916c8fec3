import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://plans.example', MAIL: 'outbox' }

function readPayments(environment: Record<string, string>) {
  const result = readConfig(environment)
  return 'faults' in result ? result.faults : result.config.payments
}

describe('the payment settings', () => {
  test('use the sandbox when nothing is configured', () => {
    expect(readPayments({})).toMatchObject({ provider: 'sandbox' })
  })

  test('use Stripe when its keys are set, also in production', () => {
    const stripe = {
      provider: 'stripe',
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
      apiBase: null,
    }
    expect(readPayments(keys)).toEqual(stripe)
    expect(readPayments({ ...keys, ...production, PAYMENTS: 'stripe' })).toEqual(stripe)
    expect(readPayments({ ...keys, STRIPE_API_BASE: 'http://localhost:12111' })).toMatchObject({
      apiBase: 'http://localhost:12111',
    })
  })

  test.each(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)(
    'reject an incomplete configuration without %s',
    (name) => {
      expect(readPayments({ ...keys, [name]: '' })).toEqual([`Stripe needs all of its keys: ${name} missing`])
    },
  )

  test('reject PAYMENTS=stripe without keys and name each missing key', () => {
    expect(readPayments({ PAYMENTS: 'stripe' })).toEqual([
      'Stripe needs all of its keys: STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET missing',
    ])
  })

  test('reject a live key together with a test key', () => {
    expect(readPayments({ ...keys, STRIPE_SECRET_KEY: 'sk_live_1' })).toEqual([
      expect.stringContaining('both be live or both be test'),
    ])
  })

  test.each([
    [{ STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY'],
    [{ STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY'],
    [{ STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_API_BASE: 'localhost' }, 'STRIPE_API_BASE'],
    [{ PAYMENTS: 'paypal' }, 'PAYMENTS'],
  ])('reject invalid values: %j', (setting, name) => {
    expect(readPayments({ ...keys, ...setting })).toEqual([expect.stringContaining(name)])
  })

  test('use the sandbox in production only when it is named', () => {
    expect(readPayments(production)).toEqual([expect.stringMatching(/^In production, payments need Stripe/)])
    expect(readPayments({ ...production, PAYMENTS: 'sandbox' })).toMatchObject({ provider: 'sandbox' })
    expect(readPayments({ ...keys, PAYMENTS: 'sandbox' })).toMatchObject({ provider: 'sandbox' })
  })
})
