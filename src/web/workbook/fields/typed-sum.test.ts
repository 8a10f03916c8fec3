import { describe, expect, test } from 'vitest'
import { describeSum, readTypedSum } from './typed-sum.ts'

describe('a typed number', () => {
  test.each([
    ['1,200', 1200],
    ['115.50*38', 4389],
    ['=1200+300', 1500],
    ['0.1+0.2', 0.3],
    ['', null],
    ['=12+', 'invalid'],
    ['twelve', 'invalid'],
  ])('%s is %s', (text, value) => {
    expect(readTypedSum(text)).toBe(value)
  })
})

test('a sum says what it counts as, and a number does not', () => {
  expect(describeSum('115.50*38')).toBe('Counts as 4,389')
  expect(describeSum('4389')).toBeNull()
  expect(describeSum('12+')).toBeNull()
  expect(describeSum(null)).toBeNull()
})
