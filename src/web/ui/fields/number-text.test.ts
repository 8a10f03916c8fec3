import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatNumberText, parseNumberText } from './number-text.ts'

describe('reading a typed number', () => {
  test.each([
    ['89', 89],
    [' 2.5 ', 2.5],
    ['2,5', 2.5],
    ['0,125', 0.125],
    ['12.', 12],
    ['.5', 0.5],
    ['-3', -3],
    ['−3', -3],
    ['$1,234', 1234],
    ['1,234.56', 1234.56],
    ['1.234,56', 1234.56],
    ['1 234 567', 1234567],
    ['1,234,567', 1234567],
    ['5%', 5],
  ])('reads %s as %d', (text, value) => {
    expect(parseNumberText(text)).toBe(value)
  })

  test.each(['abc', '1.2.3', '1,2,3', '--1', '-', '.', '12e3', '1,23.4', 'Infinity'])(
    'rejects %s as a number',
    (text) => {
      expect(parseNumberText(text)).toBe('invalid')
    },
  )

  test('reads an empty field as no value', () => {
    expect(parseNumberText('  ')).toBeNull()
  })

  test('reads back every number it writes', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }), (value) => {
        const rounded = Math.round(value * 1e6) / 1e6
        expect(parseNumberText(formatNumberText(rounded))).toBe(rounded + 0)
      }),
    )
  })
})
