import { expect, test } from 'vitest'
import { findRepeated, hasNumber, isFinished, isWritten } from './texts.ts'

test('template text with brackets is written, but not finished', () => {
  expect(['  ', 'We sell [product]', 'We sell tea'].map(isWritten)).toEqual([false, true, true])
  expect(['  ', 'We sell [product]', 'We sell tea'].map(isFinished)).toEqual([false, false, true])
})

test('a number counts in digits of any script and in words', () => {
  expect(['3 cups', 'eleven weeks', '٣ أكواب', 'half of them'].every(hasNumber)).toBe(true)
  expect(['Many cups', 'someone', ''].some(hasNumber)).toBe(false)
})

test('a repeated text is found in any case and spacing', () => {
  expect(findRepeated(['Rent', 'Wages', ' rent. '])).toBe(' rent. ')
  expect(findRepeated(['🚀', '🚀'])).toBe('🚀')
  expect(findRepeated(['', '', 'Rent'])).toBeNull()
})
