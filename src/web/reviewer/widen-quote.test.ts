import { expect, test } from 'vitest'
import { widenQuote } from './widen-quote.ts'

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
