import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countDigits,
  findBrandName,
  findCaret,
  formatCardNumber,
  formatCvc,
  formatExpiry,
} from './card-format.ts'

describe('a card number', () => {
  test.each([
    ['4242424242424242', '4242 4242 4242 4242', 'Visa'],
    ['5555-5555-5555-4444', '5555 5555 5555 4444', 'Mastercard'],
    ['2223003122003222', '2223 0031 2200 3222', 'Mastercard'],
    ['378282246310005', '3782 822463 10005', 'American Express'],
    ['36227206271667', '3622 720627 1667', 'Diners Club'],
    ['3566002020360505', '3566 0020 2036 0505', 'JCB'],
    ['6011111111111117', '6011 1111 1111 1117', 'Discover'],
    ['6205500000000000004', '6205 5000 0000 0000 004', 'UnionPay'],
    ['４２４２ 4242', '4242 4242', 'Visa'],
    ['42424242424242429999', '4242 4242 4242 4242', 'Visa'],
    ['4242 ', '4242', 'Visa'],
    ['no card', '', null],
  ])('%s is shown as %s', (typed, shown, brand) => {
    expect(formatCardNumber(typed)).toBe(shown)
    expect(findBrandName(typed)).toBe(brand)
  })

  test('does not change when formatted twice, and the caret stays after its digit', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', ' ', '-', 'x') }),
        fc.nat(19),
        (typed, digitsBefore) => {
          const shown = formatCardNumber(typed)
          expect(formatCardNumber(shown)).toBe(shown)
          const caret = findCaret(shown, digitsBefore)
          expect(countDigits(shown.slice(0, caret))).toBe(Math.min(digitsBefore, countDigits(shown)))
        },
      ),
    )
  })
})

describe('an expiry date', () => {
  test.each([
    ['1', '', '1'],
    ['12', '1', '12 / '],
    ['5', '', '05 / '],
    ['1/', '1', '01 / '],
    ['13', '1', '01 / 3'],
    ['12 / 3', '12 / ', '12 / 3'],
    ['12/34', '', '12 / 34'],
    ['12/34', '12 / 34', '12 / 34'],
    ['12/2034', '', '12 / 2034'],
    ['12 / 345', '12 / 34', '12 / 34'],
    ['1-34', '', '01 / 34'],
    ['', '12 / 34', ''],
  ])('%j typed over %j is shown as %j', (typed, previous, shown) => {
    expect(formatExpiry(typed, previous)).toBe(shown)
  })

  test('can be deleted from its end, past the slash', () => {
    let text = '12 / 34'
    const seen = []
    while (text !== '') {
      text = formatExpiry(text.slice(0, -1), text)
      seen.push(text)
    }
    expect(seen).toEqual(['12 / 3', '12 / ', '1', ''])
  })
})

test('a security code has four digits on American Express and three elsewhere', () => {
  expect(formatCvc('12345', '3782 822463 10005')).toBe('1234')
  expect(formatCvc('12a345', '4242')).toBe('123')
})
