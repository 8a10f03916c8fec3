import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstSentence, isWritten, joinWords, quote } from './plan-words.ts'
import { findFigures, showLargeMoney, showMoney } from './show-figures.ts'

test('takes template text with brackets for unwritten', () => {
  expect(isWritten('We sell [product]')).toBe(false)
  expect(isWritten('  ')).toBe(false)
  expect(isWritten('We sell tea')).toBe(true)
})

test('quotes on one line and cuts at a word', () => {
  expect(quote('One\ntwo   three')).toBe('One two three')
  expect(quote('alpha beta gamma delta', 16)).toBe('alpha beta…')
})

test('never cuts a character in half, and never exceeds the length by more than the ellipsis', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 10, max: 60 }), (text, length) => {
      const quoted = quote(text, length)
      expect(quoted.length).toBeLessThanOrEqual(length + 1)
      expect(quoted).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/u)
    }),
  )
})

test.each([
  ['We open at 5:30. Guests order ahead.', 'We open at 5:30.'],
  ['It costs $3.50 a cup. That is cheap.', 'It costs $3.50 a cup.'],
  ['No stop at all', 'No stop at all'],
  ['我们卖茶。价格公道。', '我们卖茶。'],
])('finds the first sentence of %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence)
})

test('joins words as people write them', () => {
  expect(joinWords([])).toBe('')
  expect(joinWords(['a'])).toBe('a')
  expect(joinWords(['a', 'b', 'c'])).toBe('a, b and c')
})

test('shows money to the cent where there are cents, and large sums in words', () => {
  expect(showMoney(5)).toBe('$5')
  expect(showMoney(53.333)).toBe('$53.33')
  expect(showMoney(3583.33)).toBe('$3,583')
  expect(showMoney(Number.POSITIVE_INFINITY)).toBe('–')
  expect(showLargeMoney(4_200_000)).toBe('$4.2 million')
  expect(showLargeMoney(449_280)).toBe('$449,280')
})

test('finds the figures of a text as they are written', () => {
  expect(findFigures('At 5:30, $1,200 for 25% of 3.5 million, 5:30 again.')).toEqual([
    '5:30',
    '$1,200',
    '25%',
    '3.5 million',
  ])
})
