import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { repairInputs } from '#domain/forecast/inputs/repair-inputs.ts'
import { usualForecasts } from '#tests/builders/forecast-arbitraries.ts'
import { groomingVan } from '#tests/builders/forecast-builder.ts'
import { balanceSourcesAndUses } from './balance-sources-and-uses.ts'
import { describeSourcesAndUses } from './describe-sources-and-uses.ts'
import { computeSourcesAndUses } from './sources-and-uses.ts'

const moneyOf = (inputs: ReturnType<typeof groomingVan>) => computeSourcesAndUses(repairInputs(inputs).model)

describe('sources and uses', () => {
  test('balance', () => {
    const money = moneyOf(groomingVan())
    expect(money).toMatchObject({ totalSources: 100_000, totalUses: 100_000, difference: 0, change: null })
    expect(money.ownersSharePercent).toBe(15)
  })

  test('keep what is left over as a cash reserve', () => {
    const inputs = groomingVan()
    inputs.funding.loans[0]!.amount = 90_000
    expect(moneyOf(inputs).change).toEqual({
      list: 'startUp',
      itemId: 'b',
      amountBefore: 20_000,
      amountAfter: 25_000,
    })
    expect(describeSourcesAndUses(repairInputs(inputs).model, moneyOf(inputs))).toBe(
      'The money is $5,000 more than it is needed for. Keep a cash reserve of $25,000 to balance it.',
    )
  })

  test('ask the owner when a larger loan would leave the owner’s share too small', () => {
    const inputs = groomingVan()
    inputs.funding.contributions[0]!.amount = 5000
    expect(moneyOf(inputs).change).toMatchObject({ list: 'contributions', itemId: 'a', amountAfter: 15_000 })
  })

  test('count a loan’s fee as a use', () => {
    const inputs = groomingVan()
    inputs.funding.loans[0]!.fee = 1500
    expect(moneyOf(inputs).difference).toBe(-1500)
  })

  test('of any forecast balance after the offered change', () => {
    fc.assert(
      fc.property(usualForecasts, (inputs) => {
        const { change } = moneyOf(inputs)
        const balanced = change ? balanceSourcesAndUses(inputs, change, 'new') : inputs
        expect(Math.abs(moneyOf(balanced).difference)).toBeLessThan(0.01)
      }),
      { numRuns: 500 },
    )
  })
})
