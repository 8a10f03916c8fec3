import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quote, quoteList, shorten } from './quote.ts'

describe('a shortened text', () => {
  test('fits on one line and is cut between words', () => {
    expect(shorten('One\ntwo   three')).toBe('One two three')
    expect(shorten('alpha beta gamma delta', 16)).toBe('alpha beta…')
    expect(shorten('   ')).toBe('')
  })

  test('is never longer than requested, and never cuts a character in half', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 })
    fc.assert(
      fc.property(text, fc.integer({ min: 10, max: 60 }), (typed, maxLength) => {
        const short = shorten(typed, maxLength)
        expect(Array.from(short).length).toBeLessThanOrEqual(maxLength + 1)
        expect(short).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/)
      }),
    )
  })
})

test('a quotation is the shortened text in quotation marks', () => {
  expect(quote('  Fresh\n coffee ')).toBe('“Fresh coffee”')
  expect(quote('Fresh coffee for everyone who takes the early ferry', 30)).toBe(
    '“Fresh coffee for everyone who…”',
  )
})

test('a list of quotations names the first ones and counts the rest', () => {
  expect(quoteList(['Ana'], 'founder')).toBe('“Ana”')
  expect(quoteList(['Ana', ''], 'founder')).toBe('“Ana” and an unnamed founder')
  expect(quoteList(['Ana', 'Bo', 'Cy', 'Di'], 'founder')).toBe('“Ana”, “Bo” and 2 more')
  expect(quoteList(['', ''], 'founder')).toBe('an unnamed founder')
})
