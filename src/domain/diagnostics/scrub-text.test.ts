import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scrubForLog, scrubForReport } from './scrub-text.ts'

describe('a message for the log', () => {
  test.each([
    [
      'duplicate key value violates unique constraint "users_email_key"',
      'duplicate key value violates unique constraint "users_email_key"',
    ],
    ['invalid input syntax for type bigint: "Dana has 3 shops"', 'invalid input syntax for type bigint: "…"'],
    ['No such customer: dana.lee@example.com', 'No such customer: (address)'],
    [
      'cannot reach https://plans.example/reset-password?token=abc now',
      'cannot reach https://plans.example/reset-password?… now',
    ],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ])('%s', (message, scrubbed) => {
    expect(scrubForLog(message)).toBe(scrubbed)
  })
})

describe('a message for a report', () => {
  test.each([
    [
      "Cannot read properties of undefined (reading 'personas')",
      'Cannot read properties of undefined (reading …)',
    ],
    ['Unexpected token H, "Hello my pl"... is not valid JSON', 'Unexpected token H, …... is not valid JSON'],
    ['409: {"code":"conflict","current":{"title":"Our secret bakery"}}', '#: …'],
    ["Can't find variable: x1", "Can't find variable: x#"],
    ['a “bakery in Leeds” and «une boulangerie»', 'a … and …'],
    ['an open quote "and all that follows', 'an open quote …'],
    ["an open quote 'and all that follows", 'an open quote …'],
    ['write to dana@example.com', 'write to (address)'],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=text',
      'Minified React error #418',
    ],
    ['We sold 1,250 loaves', 'We sold #,# loaves'],
  ])('%s', (message, scrubbed) => {
    expect(scrubForReport(message)).toBe(scrubbed)
  })

  test('never holds a quoted text, a digit or more than 200 characters, whatever the input', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, secret) => {
        const inside = `zq${secret.replaceAll('"', '')}qz`
        const scrubbed = scrubForReport(`${before.replaceAll(/["“„«`'[{z]/g, '')} "${inside}" after`)
        expect(scrubbed).not.toContain('zq')
        expect(scrubbed).not.toMatch(/\d/)
        expect(scrubbed.length).toBeLessThanOrEqual(200)
      }),
    )
  })
})

test.each(['/x', 'https://', '"a\\"', '\\', 'a@', "'", '[{'])(
  'a message of nothing but %s is read once',
  (piece) => {
    const long = piece.repeat(200_000)
    expect(scrubForLog(long).length).toBeLessThanOrEqual(500)
    expect(scrubForReport(long).length).toBeLessThanOrEqual(200)
  },
)
