import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEmail, normalizeEmail } from './email-addresses.ts'

describe('an email address', () => {
  test('is the same in capitals and with spaces around it', () => {
    expect(normalizeEmail(' Ada@Example.COM\u00A0')).toBe('ada@example.com')
    expect(normalizeEmail('ada＠example.com')).toBe('ada@example.com')
  })

  test('with a dotless ı is a different address', () => {
    expect(normalizeEmail('mıke@example.com')).not.toBe(normalizeEmail('mike@example.com'))
  })

  test.each([
    'ada@example.com',
    'a.b+c@sub.example.co.uk',
    "o'neil@example.com",
    'ada@bücher.example',
    'x@a.io',
  ])('%s can receive mail', (address) => {
    expect(isEmail(address)).toBe(true)
  })

  test.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@localhost',
    'ada@@example.com',
    'ada@example..com',
    'ada@-example.com',
    'ada.@example.com',
    'ada b@example.com',
    'ada@exam ple.com',
    'ada@example.com\nBcc: eve@example.com',
    'Ada <ada@example.com>',
    'ada@example.com,eve@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a.'.repeat(130)}com`,
  ])('%j cannot', (address) => {
    expect(isEmail(address)).toBe(false)
  })

  test('has one normal form', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress()), (typed) => {
        expect(normalizeEmail(normalizeEmail(typed))).toBe(normalizeEmail(typed))
      }),
      { numRuns: 1000 },
    )
  })

  test('can never add a second header or recipient to a mail', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (noise) => {
        const address = normalizeEmail(`ada@example.com${noise}`)
        expect(isEmail(address) && /[\s<>,;:"\p{Cc}]/u.test(address)).toBe(false)
      }),
    )
  })

  test('of a megabyte is rejected quickly', () => {
    expect(isEmail(`${'a'.repeat(1_000_000)}@example.com`)).toBe(false)
  })
})
