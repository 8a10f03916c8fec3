import { describe, expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { computeCollateral } from './collateral.ts'
import { draftPledges } from './draft-pledges.ts'
import { computeGlobalCashFlow, readBudgets } from './global-cash-flow.ts'

const planWith = (finances: object) => restoreWorkbookData({ financialProjections: finances })
const forecastOf = (data: ReturnType<typeof planWith>) => computeForecast(readForecastInputs(data))

describe('collateral', () => {
  const plan = planWith({
    funding: {
      loans: [{ id: 'l', amount: 60_000, termMonths: 60 }],
      existingDebts: [{ id: 'd', balance: 9000, monthsLeft: 12 }],
      lineOfCredit: { limit: 15_000 },
      pledges: [
        { id: 'o', name: 'Oven', kind: 'new-equipment', value: 40_000 },
        { id: 's', name: 'Stock', kind: 'stock', value: 10_000, discountPercent: 60 },
        { id: 'v', name: 'Van', kind: 'vehicle', value: 8000, owedBefore: 9000 },
        { id: 'n', name: 'Later', kind: 'other' },
      ],
    },
    personal: {
      pledges: [{ id: 'h', name: 'Home', kind: 'real-estate', value: 100_000, owedBefore: 80_000 }],
    },
  })

  test('counts each thing with its discount, less what others get from it first, against what is borrowed', () => {
    const { rows, counts, borrowed, coverage } = computeCollateral(
      plan.financialProjections,
      forecastOf(plan).model,
    )
    // 75% of 40,000; 40% of 10,000; nothing of a van that others own more of; 85% of 100,000 less 80,000.
    expect(rows.map((row) => [row.name, row.counts, row.isPersonal])).toEqual([
      ['Oven', 30_000, false],
      ['Stock', 4000, false],
      ['Van', 0, false],
      ['Home', 5000, true],
    ])
    expect([counts, borrowed, coverage]).toEqual([39_000, 75_000, 0.52])
  })

  test('has no coverage where nothing is borrowed', () => {
    const bare = planWith({ funding: { pledges: [{ id: 'o', value: 100 }] } })
    expect(computeCollateral(bare.financialProjections, forecastOf(bare).model).coverage).toBeNull()
  })
})

describe('the global cash flow', () => {
  const business = {
    forecast: {
      frame: { entity: 'corporation' },
      streams: [{ id: 's', kind: 'amount', inMonth1: 10_000 }],
      people: [
        { id: 'p', pay: 3000, payPeriod: 'month', isOwner: true, payrollPercent: 10 },
        { id: 'q', pay: 1000, payPeriod: 'month', payrollPercent: 10 },
      ],
      timing: { taxRatePercent: 0, ownersDraws: 200 },
    },
    funding: { loans: [{ id: 'l', amount: 36_000, ratePercent: 0, termMonths: 36 }] },
  }
  const people = [{ id: 'a', income: 1500, tax: 900, living: 2500, mortgage: 1000, otherPayments: 250 }]

  test('adds what owners get to what they have elsewhere, and all their payments to those of the business', () => {
    const plan = planWith({ ...business, personal: { people } })
    const [year] = computeGlobalCashFlow(forecastOf(plan), plan.financialProjections.personal)
    // 10,000 of sales, less 3,300 and 1,100 of pay and 200 of draws, twelve times.
    expect(year?.business).toBeCloseTo(64_800, 6)
    expect(year?.ownersPay).toBeCloseTo(38_400, 6)
    expect(year).toMatchObject({ income: 18_000, tax: 10_800, living: 30_000, personalPayments: 15_000 })
    expect(year?.available).toBeCloseTo(80_400, 6)
    expect(year?.businessPayments).toBeCloseTo(12_000, 6)
    expect(year?.cover).toBeCloseTo(80_400 / 27_000, 10)
    expect(readBudgets(plan.financialProjections.personal)[0]?.left).toBe(-3150)
  })

  test('counts only the share of the owners’ pay that these people get', () => {
    const plan = planWith({ ...business, personal: { people, ownersPayPercent: 50 } })
    const [year] = computeGlobalCashFlow(forecastOf(plan), plan.financialProjections.personal)
    expect(year?.ownersPay).toBeCloseTo(19_200, 6)
  })

  test('counts an owner who lives from draws once', () => {
    const { forecast } = business
    const trader = { ...business, forecast: { ...forecast, frame: { entity: 'sole-trader' } } }
    const plan = planWith({ ...trader, personal: { people } })
    const [year] = computeGlobalCashFlow(forecastOf(plan), plan.financialProjections.personal)
    expect(year?.business).toBeCloseTo((10_000 - 1100 - 3000 - 200) * 12, 6)
    expect(year?.ownersPay).toBeCloseTo(38_400, 6)
  })

  test('has no cover without any payment', () => {
    const plan = planWith({ ...business, funding: {}, personal: { people: [{ id: 'a', income: 1 }] } })
    const [year] = computeGlobalCashFlow(forecastOf(plan), plan.financialProjections.personal)
    expect(year?.cover).toBeNull()
  })
})

describe('what a plan can pledge is read from it', () => {
  const draft = (finances: object) =>
    draftPledges(planWith(finances), () => 'new').map(({ name, kind, value }) => [name, kind, value])
  const loans = [{ id: 'l', amount: 900, collateral: 'House of the owner', collateralValue: 500 }]

  test('from the start-up costs that buy a thing', () => {
    const startupCosts = [
      { id: 'a', category: 'Oven', kind: 'equipment', amount: 300 },
      { id: 'b', category: 'Walls', kind: 'fit-out', amount: 200 },
      { id: 'c', category: 'Permit', kind: 'fee', amount: 100 },
      { id: 'd', category: 'Flour', kind: 'stock', amount: 0 },
    ]
    expect(draft({ startupCosts, funding: { loans } })).toEqual([
      ['Oven', 'new-equipment', 300],
      ['Walls', 'furniture', 200],
    ])
  })

  test('or else from what secures a loan', () => {
    expect(draft({ funding: { loans } })).toEqual([['House of the owner', 'other', 500]])
  })
})
