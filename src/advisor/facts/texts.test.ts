import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sayCount, sayDollars, sayNumber, sayPercent } from './say-figures.ts'
import { findRepeated, hasNumber, quote, quoteList } from './texts.ts'

describe('a quotation', () => {
  test('keeps a short text and cuts a long one between words', () => {
    expect(quote('  Fresh\n coffee ')).toBe('“Fresh coffee”')
    expect(quote('Fresh coffee for everyone who takes the early ferry', 30)).toBe(
      '“Fresh coffee for everyone who…”',
    )
  })

  test('is never longer than asked for, and never cuts a character in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const quoted = quote(text, 20)
        expect(Array.from(quoted).length).toBeLessThanOrEqual(23)
        expect(quoted).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/)
      }),
    )
  })

  test('of several names the first and counts the rest', () => {
    expect(quoteList(['Ana'], 'founder')).toBe('“Ana”')
    expect(quoteList(['Ana', ''], 'founder')).toBe('“Ana” and an unnamed founder')
    expect(quoteList(['Ana', 'Bo', 'Cy', 'Di'], 'founder')).toBe('“Ana”, “Bo” and 2 more')
    expect(quoteList(['', ''], 'founder')).toBe('an unnamed founder')
  })
})

test('a figure counts in digits of any script and in words', () => {
  expect(['3 cups', 'eleven weeks', '٣ أكواب', 'half of them'].every(hasNumber)).toBe(true)
  expect(['Many cups', 'someone', ''].some(hasNumber)).toBe(false)
})

test('what is written twice is found whatever its case and spacing', () => {
  expect(findRepeated(['Rent', 'Wages', ' rent. '])).toBe(' rent. ')
  expect(findRepeated(['🚀', '🚀'])).toBe('🚀')
  expect(findRepeated(['', '', 'Rent'])).toBeNull()
})

test('figures are said as people say them', () => {
  expect([4.5, 1200, 4_200_000, -2.5, -0.001, 1e300].map(sayDollars)).toEqual([
    '$4.50',
    '$1,200',
    '$4.2 million',
    '−$2.50',
    '$0',
    'an amount beyond reading',
  ])
  expect([0.04, 2.25, 12.4, 2e9].map(sayNumber)).toEqual(['0', '2.3', '12', '2 billion'])
  expect([1.67, 0.001, -5, 0].map(sayPercent)).toEqual(['1.7%', 'under 0.1%', '−5%', '0%'])
  expect([sayCount(1, 'sale'), sayCount(0, 'sale'), sayCount(2, 'entry', 'entries')]).toEqual([
    '1 sale',
    '0 sales',
    '2 entries',
  ])
})
