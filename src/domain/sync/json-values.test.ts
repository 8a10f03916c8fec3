import { describe, expect, test } from 'vitest'
import { isJsonEqual } from './json-values.ts'

/** A value nested to the given depth, with the given one at the bottom. */
function nest(levels: number, bottom: unknown): unknown {
  let nested = bottom
  for (let level = 0; level < levels; level += 1) nested = level % 2 === 0 ? { deeper: nested } : [nested]
  return nested
}

describe('two values', () => {
  test.each([1, 70, 101, 100_000])(
    'are equal to their copies %d levels deep, and any difference is found',
    (levels) => {
      expect(isJsonEqual(nest(levels, 1), nest(levels, 1))).toBe(true)
      expect(isJsonEqual(nest(levels, 1), nest(levels, 2))).toBe(false)
    },
  )

  test.each([
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [{ a: 1 }, { a: 1, b: null }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [[1, 2], [2, 1], false],
    [[1], [1, 2], false],
    [[], {}, false],
    [Number.NaN, Number.NaN, true],
    [{ toString: 1 }, {}, false],
    ['1', 1, false],
    [null, {}, false],
  ])('%j and %j are equal: %j', (left, right, isEqual) => {
    expect(isJsonEqual(left, right)).toBe(isEqual)
    expect(isJsonEqual(right, left)).toBe(isEqual)
  })
})
