import { expect, test } from 'vitest'
import { longestQuote, widenQuote } from './widen-quote.ts'

const text = 'Two boats go early. The boats are full, and boats sail daily.'

test('words that stand once are quoted as selected', () => {
  expect(widenQuote(text, text.indexOf('full'), 'full')).toBe('full')
})

test('the first of repeated words is quoted as selected', () => {
  expect(widenQuote(text, text.indexOf('boats'), 'boats')).toBe('boats')
})

test('later ones take the words beside them along, so that the quote is found at its place', () => {
  const quote = widenQuote(text, text.indexOf('boats are'), 'boats')
  expect(quote).toBe('The boats are')
  expect(text.indexOf(quote)).toBe(text.indexOf('The'))
  expect(widenQuote(text, text.lastIndexOf('boats'), 'boats')).toBe('and boats sail')
})

test('a selection that is not where it is said to be stays as it is', () => {
  expect(widenQuote(text, 3, 'cats')).toBe('cats')
})

test('are not told apart for ever where all of a text is the same', () => {
  const same = 'so on and '.repeat(20_000)
  const quote = widenQuote(same, 100_000, 'so')
  expect(quote.length).toBeGreaterThanOrEqual(longestQuote)
  expect(quote.length).toBeLessThan(longestQuote + 20)
  expect(widenQuote('x'.repeat(200_000), 100_000, 'xx')).toMatch(/^x{2,5000}$/u)
})
