import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { listNotices } from './config-notices.ts'

function readNotices(settings: Record<string, string>): string[] {
  const result = readConfig({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://plans.example',
    MAIL: 'outbox',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    ...settings,
  })
  if ('faults' in result) throw new Error(result.faults.join('\n'))
  return listNotices(result.config)
}

test('live payments with the tool open to every account give a notice', () => {
  expect(readNotices({})).toEqual([expect.stringContaining('ACCESS=purchase')])
})

test.each([{ ACCESS: 'purchase' }, { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }])(
  '%j gives no notice',
  (settings) => {
    expect(readNotices(settings)).toEqual([])
  },
)
