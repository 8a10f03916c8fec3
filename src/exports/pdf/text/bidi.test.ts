import { describe, expect, test } from 'vitest'
import { findDirections, mirror, orderVisually } from './bidi.ts'

describe('writing directions', () => {
  test('are not analyzed in left-to-right text', () => {
    expect(findDirections('Latin, Ελληνικά and 中文')).toBeNull()
  })

  test('follow the first letter', () => {
    expect(findDirections('شكرا thanks')?.baseLevel).toBe(1)
    expect(findDirections('thanks شكرا')?.baseLevel).toBe(0)
  })

  test.each([
    { levels: [0, 0, 0], order: [0, 1, 2] },
    { levels: [1, 1, 1], order: [2, 1, 0] },
    { levels: [0, 1, 1, 0], order: [0, 2, 1, 3] },
    { levels: [1, 2, 1], order: [2, 1, 0] },
    { levels: [1, 2, 2, 1], order: [3, 1, 2, 0] },
    { levels: [], order: [] },
  ])('put levels $levels into the order $order', ({ levels, order }) => {
    expect(orderVisually(levels)).toEqual(order)
  })

  test('mirror brackets', () => {
    expect(mirror('(a]<')).toBe(')a[>')
  })
})
