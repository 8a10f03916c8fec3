import { expect, test } from 'vitest'
import { roundToTotal } from './round-to-total.ts'

test('rounded amounts add up to their total, and the largest remainders are rounded up', () => {
  expect(roundToTotal([33.4, 33.4, 33.2], 100)).toEqual([34, 33, 33])
  expect(roundToTotal([-1.5, 2.5], 1)).toEqual([-1, 2])
  expect(roundToTotal([0.2, 0.2], 0)).toEqual([0, 0])
})
