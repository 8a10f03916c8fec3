import { expect, test } from 'vitest'
import { firstSentence, joinWords } from './sentences.ts'

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
