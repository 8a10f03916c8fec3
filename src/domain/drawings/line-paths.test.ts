import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeAmount, scaleAmounts } from './amount-scale.ts'
import { drawArea, drawBands, drawLine, findTopNear } from './line-paths.ts'

describe('the scale of amounts', () => {
  test('has round steps and always zero', () => {
    expect(scaleAmounts([3464, 28_099])).toEqual({
      lowest: 0,
      highest: 30_000,
      ticks: [0, 10_000, 20_000, 30_000],
    })
    expect(scaleAmounts([-120, 250]).ticks).toEqual([-200, -100, 0, 100, 200, 300])
  })

  test('of nothing is a zero line at the bottom', () => {
    expect(scaleAmounts([0, 0])).toEqual({ lowest: 0, highest: 1, ticks: [0] })
    expect(placeAmount(scaleAmounts([]), 0)).toBe(100)
  })

  test('of any numbers holds zero and only numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.double()), (values) => {
        const { lowest, highest, ticks } = scaleAmounts(values)
        expect(ticks).toContain(0)
        expect([lowest, highest, ...ticks].every((value) => Number.isFinite(value))).toBe(true)
        for (const value of values)
          expect(placeAmount({ lowest, highest, ticks }, value)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('the paths of a chart', () => {
  const scale = { lowest: -100, highest: 100, ticks: [-100, 0, 100] }

  test('go from the left to the right edge', () => {
    expect(drawLine([0, 100, -100], scale)).toBe('M0 50L50 0L100 100')
    expect(drawArea([100, -100], scale)).toBe('M0 50L0 0L100 100L100 50Z')
  })

  test('split the area between two lines where they cross', () => {
    expect(drawBands([-100, 100], [0, 0], scale)).toEqual({
      below: 'M0 100L50 50L0 50Z',
      above: 'M50 50L100 0L100 50Z',
    })
  })

  test('of one month or none can be drawn', () => {
    expect(drawLine([], scale)).toBe('')
    expect(drawLine([0], scale)).toBe('M0 50')
    expect(drawBands([1], [0], scale)).toEqual({ above: '', below: '' })
  })
})

test('the top near a point is the highest place of any line within reach', () => {
  const scale = scaleAmounts([0, 100])
  const rising = [0, 20, 40, 60, 80, 100]
  const level = [10, 10, 10, 10, 10, 10]
  expect(findTopNear([rising, level], scale, 1, 0.2)).toBe(placeAmount(scale, 60))
  expect(findTopNear([level], scale, 5, 0.2)).toBe(placeAmount(scale, 10))
  expect(findTopNear([], scale, 0, 0.2)).toBe(100)
})
