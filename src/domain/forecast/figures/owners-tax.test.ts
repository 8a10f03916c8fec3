import { describe, expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { buildForecast, levelSales } from '#tests/builders/forecast-builder.ts'
import { computeKeyFigures } from './key-figures.ts'
import { computeSourcesAndUses } from './sources-and-uses.ts'
import { sumRow } from './sum-rows.ts'
import { estimateOwnersTax, explainOwnersTax, taxIncome, taxSelfEmployment } from './owners-tax.ts'

/** Sales of $5,000 a month without any cost: $60,000 a year. */
function plan(entity: 'llc' | 's-corporation' | 'corporation' | '', taxRatePercent: number | null = null) {
  return computeForecast(
    buildForecast({
      frame: { entity },
      streams: [{ ...levelSales(5000), name: 'Work' }],
      timing: { taxRatePercent },
    }),
  )
}

describe('income tax of a pass-through business', () => {
  test('is none in the business, and its owner sets aside both taxes', () => {
    const forecast = plan('llc')
    expect(sumRow(forecast.grid, 'tax', 0, 36)).toBe(0)
    // 60,000 × 92.35% × 15.3%
    expect(taxSelfEmployment(60_000)).toBeCloseTo(8477.73, 2)
    // Taxable 60,000 − 4,238.865 − 16,100 = 39,661.135: 1,240 + 12% of 27,261.135.
    expect(estimateOwnersTax(forecast)[0]).toMatchObject({
      profit: 60_000,
      incomeTax: expect.closeTo(4511.34, 2),
      total: expect.closeTo(12_989.07, 2),
    })
    const words = explainOwnersTax(forecast).join(' ')
    expect(words).toContain('An LLC pays no income tax itself')
    expect(words).toContain('$12,989 in year 1')
    expect(words).toContain('self-employment tax (26 U.S.C. §§ 1401, 1402(a)(12)): $8,478 in year 1')
    expect(words).toContain('IRS Rev. Proc. 2025-32')
  })

  test('has no self-employment tax in an S corporation, and is not said of a corporation', () => {
    expect(estimateOwnersTax(plan('s-corporation'))[0]).toMatchObject({ selfEmploymentTax: 0 })
    expect(explainOwnersTax(plan('corporation'))).toEqual([])
    expect(explainOwnersTax(plan(''))).toEqual([])
  })

  test('asks why where a rate is written, until there is a reason', () => {
    const asked = plan('llc', 15).notes.filter(({ address }) => address.at(-1) === 'taxRatePercent')
    expect(asked).toMatchObject([{ kind: 'problem', why: expect.stringContaining('write why') }])
    expect(plan('corporation', 15).notes).toEqual([])
    const inputs = buildForecast({
      frame: { entity: 'llc' },
      timing: { taxRatePercent: 15, taxReason: 'Form 8832' },
    })
    expect(computeForecast(inputs).notes).toEqual([])
  })

  test('rises with the brackets, and Social Security ends at its base', () => {
    expect(taxIncome(16_100)).toBe(0)
    expect(taxIncome(16_100 + 50_400)).toBeCloseTo(1240 + 4560, 2)
    expect(taxSelfEmployment(1_000_000)).toBeCloseTo(184_500 * 0.124 + 923_500 * 0.029, 2)
  })
})

describe('a grant', () => {
  const granted = (earnedMonths: number | null) =>
    computeForecast(
      buildForecast({
        streams: [{ ...levelSales(5000), name: 'Work' }],
        contributions: [
          { name: 'City', source: 'grant', amount: 12_000, earnedMonths },
          { name: 'Own', source: 'owner', amount: 3000 },
        ],
        loans: [{ name: 'Bank', amount: 20_000, ratePercent: 9, termMonths: 60 }],
        startUp: [{ name: 'Oven', kind: 'equipment', amount: 35_000, yearsOfUse: 5 }],
      }),
    )

  test('is income and no capital, and stays out of sales, EBITDA, DSCR and the owner’s share', () => {
    const [at, without] = [granted(null), granted(null)]
    const { grid, model } = at
    expect(sumRow(grid, 'grantIncome', 0, 0)).toBe(12_000)
    expect(sumRow(grid, 'contributions', 36, 36)).toBe(3000)
    expect(sumRow(grid, 'sales', 0, 12)).toBe(60_000)
    expect(sumRow(grid, 'ebitda', 0, 12)).toBe(60_000)
    expect(sumRow(grid, 'netIncome', 0, 0)).toBe(12_000)
    expect(computeSourcesAndUses(model).ownersSharePercent).toBeCloseTo((3000 / 35_000) * 100, 6)
    expect(computeKeyFigures(at).years[0]?.debtCover).toEqual(computeKeyFigures(without).years[0]?.debtCover)
    expect(sumRow(grid, 'deferredGrants', 0, 36)).toBe(0)
  })

  test('that has to be earned first is deferred income until then', () => {
    const { grid } = granted(24)
    expect(sumRow(grid, 'deferredGrants', 0, 0)).toBe(12_000)
    expect(sumRow(grid, 'grantIncome', 0, 12)).toBeCloseTo(6000, 6)
    expect(sumRow(grid, 'deferredGrants', 12, 12)).toBeCloseTo(6000, 6)
    expect(sumRow(grid, 'deferredGrants', 24, 24)).toBe(0)
    expect(sumRow(grid, 'totalAssets', 24, 24)).toBeCloseTo(sumRow(grid, 'liabilitiesAndEquity', 24, 24), 6)
  })
})
