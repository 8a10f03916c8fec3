import { describe, expect, test } from 'vitest'
import {
  balanceSeason,
  findMostWeight,
  findOffMean,
  monthAfterKey,
  seasonPresets,
  setWeight,
  toShare,
  toWeights,
  weightAfterKey,
  weightAt,
} from './season.ts'

describe('a bar of the season', () => {
  test('follows the pointer in steps of 0.05, from the most at the top to 0 at the bottom', () => {
    expect(weightAt(0, 100, 2)).toBe(2)
    expect(weightAt(100, 100, 2)).toBe(0)
    expect(weightAt(43, 100, 2)).toBe(1.15)
    expect(weightAt(-50, 100, 2)).toBe(2)
    expect(weightAt(500, 100, 2)).toBe(0)
  })

  test('is an average month while it has no height', () => {
    expect(weightAt(10, 0, 2)).toBe(1)
  })

  test('moves by keys and stays between 0 and the most', () => {
    expect(weightAfterKey('ArrowUp', 1, 2)).toBe(1.05)
    expect(weightAfterKey('ArrowLeft', 1, 2)).toBeNull()
    expect(weightAfterKey('ArrowDown', 0.02, 2)).toBe(0)
    expect(weightAfterKey('PageUp', 1.9, 2)).toBe(2)
    expect(weightAfterKey('Home', 1.9, 2)).toBe(0)
    expect(weightAfterKey('End', 0, 3)).toBe(3)
    expect(weightAfterKey('Tab', 1, 2)).toBeNull()
  })

  test('gives the focus to a neighbor by left and right, and stops at the ends', () => {
    expect(monthAfterKey('ArrowRight', 0)).toBe(1)
    expect(monthAfterKey('ArrowLeft', 0)).toBe(0)
    expect(monthAfterKey('ArrowRight', 11)).toBe(11)
    expect(monthAfterKey('ArrowUp', 5)).toBeNull()
  })

  test('has a height for any number', () => {
    for (const weight of [0, 1, 9, -3, NaN, Infinity]) {
      const share = toShare(weight, findMostWeight([weight]))
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1)
    }
  })
})

test('a season is even until a month of it is written', () => {
  expect(toWeights([])).toEqual(Array.from({ length: 12 }, () => 1))
  expect(setWeight([], 11, 1.5)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5])
})

test('every preset has an average of 1', () => {
  for (const { weights } of seasonPresets) expect(findOffMean(weights)).toBeNull()
})

describe('balancing a season', () => {
  test('keeps its shape and makes its average exactly 1', () => {
    const busy = setWeight([], 5, 2)
    expect(findOffMean(busy)).toBeCloseTo(13 / 12)
    const balanced = balanceSeason(busy)
    expect(findOffMean(balanced)).toBeNull()
    expect(balanced[5]).toBeCloseTo(24 / 13, 2)
  })

  test('makes a season without sales even', () => {
    expect(balanceSeason(Array.from({ length: 12 }, () => 0))).toEqual([])
  })
})
