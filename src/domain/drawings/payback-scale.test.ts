import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scalePayback } from './payback-scale.ts'

describe('the payback picture', () => {
  test('extends past the break-even point in whole steps', () => {
    const scale = scalePayback({ cac: 267, contributionMargin: 77 })
    expect(scale).toMatchObject({ unit: 'months', horizon: 6, ticks: [0, 2, 4, 6], lowest: 0 })
    expect(scale?.breakEven).toBeCloseTo(3.47, 2)
  })

  test('counts in days when the cost is recovered within a month', () => {
    expect(scalePayback({ cac: 15, contributionMargin: 25 })).toMatchObject({ unit: 'days', breakEven: 18 })
  })

  test('shows a loss going down, without a break-even point', () => {
    expect(scalePayback({ cac: 100, contributionMargin: -5 })).toMatchObject({ breakEven: null, lowest: -30 })
  })

  test('is not drawn when there is no cost to recover or recovery takes too long', () => {
    expect(scalePayback({ cac: 0, contributionMargin: 5 })).toBeNull()
    expect(scalePayback({ cac: 1e9, contributionMargin: 0.01 })).toBeNull()
  })

  test('keeps the break-even point inside, with a few ticks', () => {
    const amount = fc.double({ min: 0.01, max: 1e7, noNaN: true })
    fc.assert(
      fc.property(amount, amount, (cac, contributionMargin) => {
        const scale = scalePayback({ cac, contributionMargin })
        if (!scale || scale.breakEven === null) return
        expect(scale.breakEven).toBeLessThan(scale.horizon)
        expect(scale.ticks.length).toBeLessThanOrEqual(6)
        expect(scale.highest).toBeGreaterThan(cac)
      }),
    )
  })
})
