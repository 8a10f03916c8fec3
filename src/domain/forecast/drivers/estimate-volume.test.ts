import { expect, test } from 'vitest'
import { estimateVolume } from './estimate-volume.ts'

test('an estimate is places × turns × the share that is taken', () => {
  expect(estimateVolume(12, 2, 60)).toEqual({ most: 24, expected: 14.4, sum: '12 × 2 × 60% = 14.4' })
})

test('without a share, every place is taken', () => {
  expect(estimateVolume(12, 2, null)).toEqual({ most: 24, expected: 24, sum: '12 × 2 = 24' })
})

test('there is no estimate from numbers that cannot be counted', () => {
  expect(estimateVolume(null, 2, 60)).toBeNull()
  expect(estimateVolume(0, 2, 60)).toBeNull()
  expect(estimateVolume(-1, 2, 60)).toBeNull()
  expect(estimateVolume(Infinity, 2, 60)).toBeNull()
})

test('a share above 100% is all of them', () => {
  expect(estimateVolume(10, 1, 250)?.expected).toBe(10)
})
