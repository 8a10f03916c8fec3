import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { usualForecasts, wildForecasts } from '#tests/builders/forecast-arbitraries.ts'
import { lawRuns } from '#tests/support/law-runs.ts'
import { computeForecast, type Forecast } from './compute-forecast.ts'
import { loanRow, readCell, row, type RowName, rowsPerLoan } from './engine/grid.ts'
import { asPlanned } from './engine/levers.ts'
import type { ForecastInputs } from './inputs/forecast-inputs.ts'
import { buildStatement } from './statements/build-statement.ts'
import { statementIds } from './statements/line-definitions.ts'

/** Each law sees as many, so all of them together see thousands. */
const runs = { numRuns: lawRuns({ always: 150, withNewCases: 400 }) }

const neverNegative: readonly RowName[] = [
  'receivables',
  'receipts',
  'payables',
  'suppliersPaid',
  'stock',
  'purchases',
  'taxOwed',
  'taxPaidAhead',
  'taxPaid',
  'loansDueInAYear',
  'loansDueLater',
]

/** Of doubles, against the largest amount in the forecast. */
const precision = 1e-9

function checkForecasts(law: (forecast: Forecast, inputs: ForecastInputs) => void, inputs = usualForecasts) {
  fc.assert(
    fc.property(inputs, (given) => law(computeForecast(given), given)),
    runs,
  )
}

const read = ({ grid }: Forecast, name: RowName, month: number) =>
  month < 0 ? 0 : readCell(grid, row[name], month)

/** The largest of a measure over all months. Asserted once, because a million assertions take minutes. */
function mostOver({ grid }: Forecast, measure: (month: number) => number): number {
  let most = -Infinity
  for (let month = 0; month < grid.width; month += 1) most = Math.max(most, measure(month))
  return most
}

function leastOver(forecast: Forecast, measure: (month: number) => number): number {
  return 0 - mostOver(forecast, (month) => 0 - measure(month))
}

function slackOf({ grid }: Forecast): number {
  let largest = 1
  for (const cell of grid.cells) largest = Math.max(largest, Math.abs(cell))
  return largest * precision
}

describe('in any forecast', () => {
  test('what is owned equals what is owed and the equity in every month', () => {
    checkForecasts((forecast) => {
      const gap = mostOver(forecast, (month) =>
        Math.abs(read(forecast, 'totalAssets', month) - read(forecast, 'liabilitiesAndEquity', month)),
      )
      expect(gap).toBeLessThanOrEqual(slackOf(forecast))
    })
  })

  test('the cash flow ends with the cash on the balance sheet and begins with that of the month before', () => {
    checkForecasts((forecast) => {
      const gap = mostOver(forecast, (month) => {
        const opening = read(forecast, 'openingCash', month)
        const moved =
          read(forecast, 'operatingCash', month) +
          read(forecast, 'investingCash', month) +
          read(forecast, 'financingCash', month)
        const before = Math.abs(opening - read(forecast, 'cash', month - 1))
        return before + Math.abs(opening + moved - read(forecast, 'cash', month))
      })
      expect(gap).toBeLessThanOrEqual(slackOf(forecast))
    })
  })

  test('retained earnings move by net income less draws', () => {
    checkForecasts((forecast) => {
      const gap = mostOver(forecast, (month) => {
        const moved =
          read(forecast, 'retainedEarnings', month) - read(forecast, 'retainedEarnings', month - 1)
        const draws = read(forecast, 'ownersPay', month) + read(forecast, 'otherDraws', month)
        return Math.abs(moved - read(forecast, 'netIncome', month) + draws)
      })
      expect(gap).toBeLessThanOrEqual(slackOf(forecast))
    })
  })

  test('fixed assets move by purchases less depreciation and are never negative', () => {
    checkForecasts((forecast) => {
      const gap = mostOver(forecast, (month) => {
        const moved = read(forecast, 'fixedAssets', month) - read(forecast, 'fixedAssets', month - 1)
        const expected = read(forecast, 'assetsBought', month) - read(forecast, 'depreciation', month)
        return Math.abs(moved - expected)
      })
      expect(gap).toBeLessThanOrEqual(slackOf(forecast))
      expect(leastOver(forecast, (month) => read(forecast, 'fixedAssets', month))).toBeGreaterThanOrEqual(0)
    })
  })

  test('the principal of a loan that ends in the forecast sums to the loan, and its balance ends at 0', () => {
    checkForecasts((forecast) => {
      const { grid, model } = forecast
      for (const [index, loan] of model.loans.entries()) {
        const first = grid.loans + index * rowsPerLoan
        const owed = (month: number) => readCell(grid, first + loanRow.balance, month)
        expect(leastOver(forecast, owed)).toBeGreaterThanOrEqual(0)
        if (loan.month + loan.term >= grid.width) continue
        let paid = 0
        for (let month = 0; month < grid.width; month += 1) {
          paid += readCell(grid, first + loanRow.principal, month)
        }
        expect(Math.abs(paid - loan.amount)).toBeLessThanOrEqual(loan.amount * precision)
        expect(owed(model.months)).toBe(0)
      }
    })
  })

  test('receivables, receipts, payables, stock, taxes and loans are never negative', () => {
    checkForecasts((forecast) => {
      for (const name of neverNegative) {
        expect(leastOver(forecast, (month) => read(forecast, name, month))).toBeGreaterThanOrEqual(0)
      }
    })
  })

  test('the parts of loans sum to what is owed on them', () => {
    checkForecasts((forecast) => {
      const gap = mostOver(forecast, (month) => {
        const parts = read(forecast, 'loansDueInAYear', month) + read(forecast, 'loansDueLater', month)
        return Math.abs(parts - read(forecast, 'loanBalance', month))
      })
      expect(gap).toBeLessThanOrEqual(slackOf(forecast))
    })
  })

  test('the line of credit stays between 0 and its limit, and is not drawn above the smallest cash', () => {
    checkForecasts((forecast) => {
      const { lineLimit, minimumCash } = forecast.model
      expect(leastOver(forecast, (month) => read(forecast, 'line', month))).toBeGreaterThanOrEqual(0)
      expect(mostOver(forecast, (month) => read(forecast, 'line', month))).toBeLessThanOrEqual(lineLimit)
      const above = mostOver(forecast, (month) =>
        read(forecast, 'lineDrawn', month) > 0 ? read(forecast, 'cash', month) - minimumCash : 0,
      )
      expect(above).toBeLessThanOrEqual(slackOf(forecast))
    })
  })

  test.each(statementIds)('months sum to quarters and years on the %s', (id) => {
    checkForecasts((forecast) => {
      const months = buildStatement(forecast, id, 'month')
      let gap = 0
      for (const period of ['quarter', 'year'] as const) {
        const longer = buildStatement(forecast, id, period)
        for (const [index, line] of longer.lines.entries()) {
          const isBalance = id === 'balance-sheet' || line.id === 'closingCash'
          for (const [column, { from, to }] of longer.columns.entries()) {
            const values = months.lines[index]?.values.slice(from, to + 1) ?? []
            const sum = values.reduce((total, value) => total + value, 0)
            const expected = isBalance ? values.at(-1) : line.id === 'openingCash' ? values[0] : sum
            gap = Math.max(gap, Math.abs((expected ?? NaN) - (line.values[column] ?? NaN)))
          }
        }
      }
      expect(gap).toBeLessThanOrEqual(slackOf(forecast) * 12)
    })
  })

  test('more volume at a positive margin never lowers EBITDA', () => {
    checkForecasts((_, given) => {
      const inputs = atPositiveMargin(given)
      const forecast = computeForecast(inputs)
      const more = computeForecast(inputs, { ...asPlanned, volume: 1.1 })
      const lost = mostOver(
        forecast,
        (month) => read(forecast, 'ebitda', month) - read(more, 'ebitda', month),
      )
      expect(lost).toBeLessThanOrEqual(slackOf(more))
    })
  })

  test('doubling every amount of money doubles every amount of money', () => {
    checkForecasts((forecast, inputs) => {
      const doubled = computeForecast(doubleMoney(inputs))
      let gap = 0
      for (let line = 0; line < forecast.grid.streams; line += 1) {
        if (line === row.newCustomers) continue
        const off = mostOver(forecast, (month) =>
          Math.abs(readCell(doubled.grid, line, month) - 2 * readCell(forecast.grid, line, month)),
        )
        gap = Math.max(gap, off)
      }
      expect(gap).toBe(0)
    })
  })

  test('an overwritten month changes no month before it', () => {
    checkForecasts((forecast, inputs) => {
      const months = inputs.overwrites.map(({ month }) => Math.max(1, month ?? Infinity))
      const first = Math.min(forecast.grid.width, ...months)
      const calculated = computeForecast({ ...inputs, overwrites: [] })
      let changed = 0
      for (let line = 0; line < forecast.grid.rowCount; line += 1) {
        for (let month = 0; month < first; month += 1) {
          if (readCell(forecast.grid, line, month) !== readCell(calculated.grid, line, month)) changed += 1
        }
      }
      expect(changed).toBe(0)
    })
  })

  test('nothing is NaN, infinite or −0, whatever was typed', () => {
    checkForecasts((forecast) => {
      expect(forecast.grid.cells.findIndex((cell) => !Number.isFinite(cell) || Object.is(cell, -0))).toBe(-1)
    }, wildForecasts)
  })

  test('the inputs are left as they are', () => {
    checkForecasts((_, inputs) => {
      const copy = JSON.stringify(inputs)
      computeForecast(inputs)
      expect(JSON.stringify(inputs)).toBe(copy)
    }, wildForecasts)
  })
})

/** The same forecast with costs that stay below the price for five years. */
function atPositiveMargin(inputs: ForecastInputs): ForecastInputs {
  return {
    ...inputs,
    streams: inputs.streams.map((stream) => ({
      ...stream,
      priceRisePercent: Math.max(0, stream.priceRisePercent ?? 0),
      costRisePercent: 0,
      costPerUnit: (stream.price ?? 0) * 0.3,
      costPercent: Math.min(20, stream.costPercent ?? 0),
    })),
    runningCosts: inputs.runningCosts.filter(
      ({ period }) => period !== 'percent-of-sales' && period !== 'new-customer',
    ),
    timing: { ...inputs.timing, badDebtPercent: Math.min(20, inputs.timing.badDebtPercent ?? 0) },
    overwrites: [],
  }
}

const double = (amount: number | null) => (amount === null ? null : amount * 2)

function doubleMoney(inputs: ForecastInputs): ForecastInputs {
  const { frame, funding, timing } = inputs
  return {
    ...inputs,
    frame: { ...frame, minimumCash: double(frame.minimumCash) },
    streams: inputs.streams.map((stream) => ({
      ...stream,
      price: double(stream.price),
      costPerUnit: double(stream.costPerUnit),
      amounts: stream.amounts.map(double),
      ...(stream.kind === 'amount'
        ? {
            inMonth1: double(stream.inMonth1),
            inMonth6: double(stream.inMonth6),
            inMonth12: double(stream.inMonth12),
            capacity: double(stream.capacity),
          }
        : {}),
    })),
    people: inputs.people.map((person) => ({ ...person, pay: double(person.pay) })),
    runningCosts: inputs.runningCosts.map((cost) =>
      cost.period === 'percent-of-sales' ? cost : { ...cost, amount: double(cost.amount) },
    ),
    startUp: inputs.startUp.map((line) => ({ ...line, amount: double(line.amount) })),
    funding: {
      contributions: funding.contributions.map((each) => ({ ...each, amount: double(each.amount) })),
      loans: funding.loans.map((loan) => ({ ...loan, amount: double(loan.amount), fee: double(loan.fee) })),
      existingDebts: funding.existingDebts.map((debt) => ({ ...debt, balance: double(debt.balance) })),
      lineOfCredit: { ...funding.lineOfCredit, limit: double(funding.lineOfCredit.limit) },
    },
    timing: { ...timing, ownersDraws: double(timing.ownersDraws) },
    overwrites: inputs.overwrites.map((overwrite) => {
      const stream = inputs.streams.find(({ id }) => id === overwrite.itemId)
      const isCount = overwrite.line === 'volume' && stream?.kind !== 'amount'
      return isCount ? overwrite : { ...overwrite, value: double(overwrite.value) }
    }),
  }
}
