import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://plans.example' }

function requireConfig(environment: Record<string, string>) {
  const result = readConfig(environment)
  if ('faults' in result) throw new Error(result.faults.join('\n'))
  return result.config
}

describe('the configuration', () => {
  test('has an embedded default for everything', () => {
    expect(requireConfig({})).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      database: { engine: 'embedded', filePath: path.resolve('data/planwright.db') },
      access: 'account',
    })
  })

  test('uses PostgreSQL when its URL is set', () => {
    const { database } = requireConfig({
      DATABASE_URL: 'postgres://u:p@db:5432/plans',
      DATABASE_POOL_SIZE: '4',
    })
    expect(database).toEqual({ engine: 'postgres', url: 'postgres://u:p@db:5432/plans', poolSize: 4 })
  })

  test('lists every fault together, each with the name of its setting', () => {
    const result = readConfig({
      PORT: 'eighty',
      ACCESS: 'everyone',
      DATABASE_URL: 'mysql://db',
      PUBLIC_URL: 'plans',
    })
    expect(result).toEqual({
      faults: [
        expect.stringContaining('PORT'),
        expect.stringContaining('PUBLIC_URL'),
        expect.stringContaining('DATABASE_URL'),
        expect.stringContaining('ACCESS'),
      ],
    })
  })

  test('lists faults in single settings together with faults in combinations', () => {
    const result = readConfig({
      NODE_ENV: 'production',
      PUBLIC_URL: 'plans',
      STRIPE_SECRET_KEY: 'sk_test_1',
      SMTP_URL: 'smtp://mail.example:587',
      AI_API_KEY: 'key',
    })
    expect(result).toEqual({
      faults: [
        expect.stringContaining('PUBLIC_URL must be'),
        expect.stringContaining('MAIL_FROM'),
        expect.stringContaining('STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET missing'),
        expect.stringContaining('AI_PROVIDER'),
      ],
    })
  })

  test('does not report a setting twice when its own value is wrong', () => {
    expect(readConfig({ ...production, PAYMENTS: 'paypal', MAIL: 'pigeon' })).toEqual({
      faults: ['MAIL must be outbox or smtp', 'PAYMENTS must be sandbox or stripe'],
    })
  })

  test('writes mail to files in production only when asked explicitly', () => {
    expect(readConfig({ ...production, PAYMENTS: 'sandbox' })).toEqual({
      faults: [expect.stringMatching(/^In production, mail needs SMTP_URL/)],
    })
    expect(requireConfig({ ...production, PAYMENTS: 'sandbox', MAIL: 'outbox' }).mail).toMatchObject({
      way: 'outbox',
      logsLinks: false,
    })
    expect(readConfig({ MAIL: 'smtp' })).toEqual({
      faults: [expect.stringContaining('MAIL=smtp needs SMTP_URL'), expect.stringContaining('MAIL_FROM')],
    })
  })

  test('rejects an incomplete mail configuration', () => {
    const publicUrl = { PUBLIC_URL: 'https://plans.example' }
    expect(readConfig({ ...publicUrl, SMTP_URL: 'smtp://mail.example:587' })).toEqual({
      faults: ['SMTP_URL needs MAIL_FROM, the sender address of emails'],
    })
    expect(requireConfig({ ...publicUrl, SMTP_URL: 'smtp://m', MAIL_FROM: 'a@b.example' }).mail).toEqual({
      way: 'smtp',
      url: 'smtp://m',
      from: 'a@b.example',
    })
  })

  test.each([{ NODE_ENV: 'production' }, { SMTP_URL: 'smtp://m', MAIL_FROM: 'a@b.example' }])(
    'requires the public URL when real people get links and cookies: %j',
    (settings) => {
      const result = readConfig({ PAYMENTS: 'sandbox', MAIL: 'outbox', ...settings })
      expect(result).toEqual({ faults: [expect.stringContaining('PUBLIC_URL is required')] })
    },
  )

  test.each(['-1', '65536', '3e3', '0x50', '80.5'])('rejects the port %s', (port) => {
    expect(readConfig({ PORT: port })).toHaveProperty('faults')
  })

  test('treats an empty setting as not set', () => {
    expect(requireConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      database: { engine: 'embedded' },
    })
  })

  test('drops a trailing slash from the public URL and rejects a path', () => {
    expect(requireConfig({ PUBLIC_URL: 'https://plans.example/' }).publicUrl).toBe('https://plans.example')
    expect(readConfig({ PUBLIC_URL: 'https://plans.example/app' })).toHaveProperty('faults')
  })
})
