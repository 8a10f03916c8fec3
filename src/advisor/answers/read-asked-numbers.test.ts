import { expect, test } from 'vitest'
import { readMonths, readPercent } from './read-asked-numbers.ts'

test('a percentage and a span of time are read in digits and in words', () => {
  expect(readPercent('What if sales are 20 % lower?')).toBe(20)
  expect(readPercent('What if sales are lower?')).toBeNull()
  expect(readMonths('What if we open three months later?')).toBe(3)
  expect(readMonths('over 0 years')).toBeNull()
})
