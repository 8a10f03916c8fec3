import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { readCell, row } from '#domain/forecast/engine/grid.ts'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { usualForecasts, wildForecasts } from '#tests/builders/forecast-arbitraries.ts'
import { buildForecast, type ForecastParts, levelSales } from '#tests/builders/forecast-builder.ts'
import { noteOpenMonths } from './break-even.ts'
import { computeKeyFigures } from './key-figures.ts'

const figuresOf = (parts: ForecastParts) => computeKeyFigures(computeForecast(buildForecast(parts)))

const loan = { amount: 100_000, ratePercent: 9, termMonths: 84 }
/** 5,000 a month before interest, tax and wear. */
const business: ForecastParts = {
  streams: [levelSales(10_000)],
  runningCosts: [{ amount: 5000, period: 'month' }],
}

describe('debt cover', () => {
  test('is EBITDA over interest and principal, and the same after tax and draws', () => {
    const { years } = figuresOf({ ...business, loans: [loan], timing: { ownersDraws: 1000 } })
    const payments = 12 * 1608.907826
    expect(years[1]?.debtCover?.beforeOwner).toBeCloseTo(60_000 / payments, 6)
    expect(years[1]?.debtCover?.afterOwner).toBeCloseTo(48_000 / payments, 6)
  })

  test('is shown with full payments, too, because interest-only months flatter it', () => {
    const { years } = figuresOf({ ...business, loans: [{ ...loan, interestOnlyMonths: 12 }] })
    expect(years[0]?.debtCover?.beforeOwner).toBeCloseTo(60_000 / 9000, 8)
    expect(years[0]?.debtCover?.beforeOwnerInFull).toBeCloseTo(60_000 / (12 * 1802.553727), 5)
    expect(years[1]?.debtCover?.beforeOwnerInFull).toBeCloseTo(years[1]?.debtCover?.beforeOwner ?? 0, 10)
  })

  test('is none without debt', () => {
    expect(figuresOf(business).years.map(({ debtCover }) => debtCover)).toEqual([null, null, null])
  })
})

describe('break-even', () => {
  const units = { kind: 'units', inMonth1: 20, daysPerMonth: 30, price: 10, costPerUnit: 4 } as const
  const parts: ForecastParts = {
    streams: [units],
    people: [{ pay: 2000, payPeriod: 'month', isOwner: true }],
    runningCosts: [{ amount: 1000, period: 'month' }],
    loans: [loan],
  }

  test('is fixed costs with the owner’s pay ÷ contribution ratio, in money and in units a day', () => {
    const breakEven = figuresOf(parts).years[0]?.breakEven
    expect(breakEven?.contributionRatio).toBeCloseTo(0.6, 10)
    expect(breakEven?.withoutLoans.salesPerMonth).toBeCloseTo(5000, 8)
    expect(breakEven?.withoutLoans.volumes).toEqual([
      { streamId: 'a', amount: expect.closeTo(500 / 30, 8), per: 'day' },
    ])
    expect(breakEven?.withLoans.salesPerMonth).toBeCloseTo((3000 + 1608.907826) / 0.6, 5)
  })

  test('is the same whether the owner is among the people or takes draws', () => {
    const frame = { entity: 'sole-trader' as const }
    const asPay = figuresOf({
      ...business,
      frame,
      people: [{ role: 'Owner', pay: 3000, payPeriod: 'month', isOwner: true }],
    })
    const asDraws = figuresOf({ ...business, frame, timing: { ownersDraws: 3000 } })
    expect(asDraws.years[0]?.breakEven?.fixedPerMonth).toBe(8000)
    expect(asPay.years[0]?.breakEven?.fixedPerMonth).toBe(8000)
  })

  test('of a year in which the business opens counts the open months only', () => {
    const late: ForecastParts = {
      streams: [{ ...levelSales(30_000), costPercent: 50, startMonth: 12 }],
      runningCosts: [{ amount: 10_000, period: 'month', startMonth: 12 }],
      loans: [{ amount: 12_000, ratePercent: 0, termMonths: 12 }],
    }
    const { years } = figuresOf(late)
    // Ten thousand of fixed costs in the one open month, and half of each sale to pay them.
    expect(years[0]?.breakEven).toMatchObject({ openMonths: 1, fixedPerMonth: 10_000 })
    expect(years[0]?.breakEven?.withoutLoans.salesPerMonth).toBe(20_000)
    expect(years[0]?.breakEven?.withLoans.salesPerMonth).toBe(22_000)
    expect(years[1]?.breakEven).toMatchObject({ openMonths: 12, fixedPerMonth: 10_000 })
    expect(noteOpenMonths(years)).toBe('Year 1 counts its one month with sales.')
    const inJune = figuresOf({ ...late, streams: [{ ...units, startMonth: 6 }] })
    expect(inJune.years[0]?.breakEven?.withoutLoans.volumes[0]?.amount).toBeCloseTo(10_000 / 7 / 6 / 30, 8)
    expect(noteOpenMonths(inJune.years)).toBe('Year 1 is an average of the 7 months from the first sale on.')
    expect(noteOpenMonths(figuresOf(business).years)).toBe('')
  })

  test('does not exist when a sale leaves nothing', () => {
    const atALoss = figuresOf({ ...parts, streams: [{ ...units, costPerUnit: 11 }] })
    expect(atALoss.years[0]?.breakEven).toBeNull()
  })
})

describe('cash', () => {
  test('has a lowest month and a runway', () => {
    const figures = figuresOf({
      streams: [{ ...levelSales(0), amounts: [0, 0, 0, 0, 5000] }],
      runningCosts: [{ amount: 400, period: 'month', endMonth: 4 }],
      contributions: [{ source: 'owner', amount: 1000 }],
    })
    expect(figures.lowestCash).toEqual({ amount: -600, month: 4, drawn: 0 })
    expect(figures.runwayMonths).toBe(2)
    expect(figures.firstProfitableMonth).toBe(5)
    expect(figures.firstMonthOfPositiveOperatingCash).toBe(5)
  })

  test('that lasts has no end of its runway', () => {
    expect(figuresOf(business).runwayMonths).toBeNull()
  })
})

describe('ratios', () => {
  test('count only the part of loans that is due within a year as current', () => {
    const { years } = figuresOf({
      loans: [{ amount: 2400, ratePercent: 0, termMonths: 48 }],
      contributions: [{ source: 'owner', amount: 600 }],
    })
    // After a year 600 + 2,400 − 600 in cash, and 600 of 1,800 due within a year.
    expect(years[0]?.currentRatio).toBeCloseTo(2400 / 600, 10)
    expect(years[0]?.debtToEquity).toBeCloseTo(1800 / 600, 10)
  })

  test('have no debt to equity when equity is not positive, and no margin without sales', () => {
    const { years } = figuresOf({ runningCosts: [{ amount: 10, period: 'month' }] })
    expect(years[0]).toMatchObject({ debtToEquity: null, grossMarginPercent: null })
  })

  test('know the owner’s share of what the project costs', () => {
    const figures = figuresOf({
      startUp: [{ kind: 'equipment', amount: 80_000, yearsOfUse: 7 }],
      contributions: [{ source: 'owner', amount: 12_000 }],
      loans: [{ ...loan, amount: 68_000 }],
    })
    expect(figures.ownersSharePercent).toBeCloseTo(15, 10)
  })
})

test.each([
  ['usual', usualForecasts],
  ['wild', wildForecasts],
])('no key figure of %s forecasts is NaN or infinite', (_, forecasts) => {
  fc.assert(
    fc.property(forecasts, (inputs) => {
      const figures = JSON.stringify(computeKeyFigures(computeForecast(inputs)), (_key, value: unknown) =>
        typeof value === 'number' && !Number.isFinite(value) ? 'no number' : value,
      )
      expect(figures).not.toContain('no number')
    }),
    { numRuns: 300 },
  )
})

describe('with a line of credit', () => {
  test('the lowest point is where cash less the line is lowest, and not the first month that it holds', () => {
    const { lowestCash, highestDraw, shownLowestCash, shownDrawn } = figuresOf({
      frame: { minimumCash: 3000 },
      streams: [{ ...levelSales(0), startMonth: 11, inMonth12: 4000, inMonth6: 4000 }],
      runningCosts: [{ amount: 2000, period: 'month' }],
      lineOfCredit: { limit: 50_000, ratePercent: 0 },
    })
    // Three thousand are drawn on the first day. Ten months of costs follow, and sales grow by 800 from month 11 on.
    expect(lowestCash).toEqual({ amount: 3000, month: 13, drawn: 3000 + 2000 + 1200 + 400 + 20_000 })
    expect(highestDraw).toEqual({ amount: 26_600, month: 13 })
    expect([shownLowestCash, shownDrawn]).toEqual([3000, 26_600])
  })

  test('no lower month follows in any example, whatever the roundings', () => {
    const { grid, ...rest } = computeForecast(readForecastInputs(exampleOf('local-service')))
    const { month, amount, drawn } = computeKeyFigures({ grid, ...rest }).lowestCash
    expect(amount).toBeCloseTo(5000, 6)
    for (let each = 0; each < grid.width; each += 1) {
      const left = readCell(grid, row.cash, each) - readCell(grid, row.line, each)
      expect(left).toBeGreaterThanOrEqual(amount - drawn - 1e-5)
    }
    expect(readCell(grid, row.line, month)).toBe(drawn)
  })

  test('nothing is drawn without one', () => {
    expect(figuresOf(business)).toMatchObject({ highestDraw: null, shownDrawn: 0 })
  })
})
