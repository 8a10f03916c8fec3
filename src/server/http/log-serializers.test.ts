import { expect, test } from 'vitest'
import { serializeError, serializePath } from './log-serializers.ts'

test('logs what failed and where, and none of the driver’s data', () => {
  const driver = Object.assign(
    new Error('duplicate key value violates unique constraint "users_email_key"'),
    {
      code: '23505',
      detail: 'Key (email_key)=(dana@example.com) already exists.',
      parameters: ['dana@example.com'],
    },
  )
  const written = serializeError(new Error('no account for dana@example.com', { cause: driver }))
  expect(written).toMatchObject({
    type: 'Error',
    message: 'no account for (address)',
    stack: expect.stringContaining('    at '),
    cause: { code: '23505', message: expect.stringContaining('users_email_key') },
  })
  expect(JSON.stringify(written)).not.toContain('dana')
})

test('does not follow causes endlessly', () => {
  const loop = new Error('a')
  loop.cause = loop
  expect(JSON.stringify(serializeError(loop)).match(/"message"/g)).toHaveLength(4)
})

test.each([
  ['/reset-password?token=abc', '/reset-password'],
  ['/reset-password%3Ftoken=abc', '/reset-password'],
  ['/people/dana@example.com', '(address)'],
  [`/${'x'.repeat(5000)}`, `/${'x'.repeat(199)}`],
])('the path of %s', (url, path) => {
  expect(serializePath(url)).toBe(path)
})
