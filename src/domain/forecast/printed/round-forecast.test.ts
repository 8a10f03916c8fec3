import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import type { ComputedForecast } from '#domain/forecast/engine/computed-forecast.ts'
import { type Grid, loanRow, readCell, row, type RowName, rowsPerLoan } from '#domain/forecast/engine/grid.ts'
import { readCash } from '#domain/forecast/figures/chart-findings.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { buildStatement, type Statement } from '#domain/forecast/statements/build-statement.ts'
import { gatherPeriods } from '#domain/forecast/statements/gather-periods.ts'
import { listItemLines } from '#domain/forecast/statements/item-lines.ts'
import { statementIds } from '#domain/forecast/statements/line-definitions.ts'
import { usualForecasts } from '#tests/builders/forecast-arbitraries.ts'
import { groomingVan } from '#tests/builders/forecast-builder.ts'
import { roundForecast } from './round-forecast.ts'
import { isWhole, roundWhole } from './whole-amounts.ts'

const periods = ['month', 'quarter', 'year'] as const

/** Runs a check on many forecasts, each as it is calculated and as it is printed. */
function forAll(check: (exact: ComputedForecast, shown: ComputedForecast) => void, numRuns = 80): void {
  fc.assert(
    fc.property(usualForecasts, (inputs) => {
      const exact = computeForecast(inputs)
      check(exact, roundForecast(exact))
    }),
    { numRuns },
  )
}

describe('a printed forecast', () => {
  test('has only whole amounts, and none is a negative zero', () => {
    forAll((_, shown) => {
      const values = statementIds.flatMap((id) =>
        buildStatement(shown, id, 'month').lines.flatMap((line) => line.values),
      )
      expect(values.filter((value) => !Number.isInteger(value) || Object.is(value, -0))).toEqual([])
    })
  })

  test.each(statementIds)('adds up in every column of the %s', (id) => {
    forAll((_, shown) => {
      for (const period of periods) expect(findGap(buildStatement(shown, id, period))).toBeNull()
    })
  })

  test.each(statementIds)(
    'shows in longer columns what the months of the %s add up to, or end with',
    (id) => {
      forAll((_, shown) => {
        const months = buildStatement(shown, id, 'month')
        for (const period of ['quarter', 'year'] as const) {
          const { columns, lines } = buildStatement(shown, id, period)
          expect(lines).toEqual(gatherPeriods(months, period, columns).lines)
        }
      }, 40)
    },
  )

  test('balances, and moves each balance by what the other statements show', () => {
    forAll(({ model }, { grid }) => {
      const wrong: string[] = []
      for (let month = 0; month <= model.months; month += 1) {
        const read = (name: RowName) => readCell(grid, row[name], month)
        const change = (name: RowName) =>
          read(name) - (month === 0 ? 0 : readCell(grid, row[name], month - 1))
        const faults = {
          sides: read('totalAssets') - read('liabilitiesAndEquity'),
          cash: change('cash') - read('cashChange'),
          opening: read('openingCash') - (read('cash') - change('cash')),
          profits: change('retainedEarnings') - read('netIncome') + read('ownersPay') + read('otherDraws'),
          customers:
            change('receivables') -
            change('customersDeposits') -
            read('sales') +
            read('badDebt') +
            read('receipts'),
          assets: change('fixedAssets') - read('assetsBought') + read('depreciation'),
          line: change('line') - read('lineDrawn') + read('lineRepaid'),
          deposits: change('deposits') - read('depositsPaid'),
          tax: change('taxOwed') - change('taxPaidAhead') - read('tax') + read('taxPaid'),
          suppliers:
            change('stock') -
            change('payables') -
            (read('openingStockPaid') - read('directCost') - read('runningCosts') + read('suppliersPaid')),
          loans: read('loansDueInAYear') + read('loansDueLater') - read('loanBalance'),
          principal: loansOf(model, grid, 'principal', month) - read('principal'),
          interest: loansOf(model, grid, 'interest', month) - read('loanInterest'),
          owed: loansOf(model, grid, 'balance', month) - read('loanBalance'),
        }
        for (const [name, by] of Object.entries(faults)) if (by !== 0) wrong.push(`${name} ${month}`)
      }
      expect(wrong).toEqual([])
    })
  })

  test('ends every loan with nothing owed', () => {
    forAll(({ model }, { grid }) => {
      const left = model.loans.map((loan, index) => {
        const ends = loan.month + loan.term
        return ends > model.months
          ? 0
          : readCell(grid, grid.loans + index * rowsPerLoan + loanRow.balance, ends)
      })
      expect(left.every((balance) => balance === 0)).toBe(true)
    })
  })

  test('shows whole amounts as they are, and nothing where there is nothing', () => {
    forAll((exact, shown) => {
      const items = listItemLines(exact).map(({ rowNumber }) => rowNumber)
      const others = (['receipts', 'suppliersPaid', 'taxPaid', 'principal', 'lineDrawn'] as const).map(
        (name) => row[name],
      )
      const wrong: string[] = []
      for (let month = 0; month <= exact.model.months; month += 1) {
        const changed = items.filter((number) => {
          const amount = readCell(exact.grid, number, month)
          return isWhole(amount) && readCell(shown.grid, number, month) !== Math.round(amount)
        })
        const invented = others.filter(
          (number) => readCell(exact.grid, number, month) === 0 && readCell(shown.grid, number, month) !== 0,
        )
        for (const number of [...changed, ...invented]) wrong.push(`${number} ${month}`)
      }
      expect(wrong).toEqual([])
    })
  })

  test('stays close to what is calculated', () => {
    forAll((exact, shown) => {
      for (const id of statementIds) {
        const before = buildStatement(exact, id, 'year').lines
        const off = buildStatement(shown, id, 'year').lines.flatMap((line, index) =>
          line.values.filter((value, column) => Math.abs(value - (before[index]?.values[column] ?? NaN)) > 5),
        )
        expect(off).toEqual([])
      }
    })
    const van = computeForecast(groomingVan())
    const exactCash = readCash(van)
    expect(readCash(roundForecast(van))).toEqual(exactCash.map((amount) => roundWhole(amount)))
  })
})

/** Of all loans together. */
function loansOf({ loans }: ForecastModel, grid: Grid, which: keyof typeof loanRow, month: number): number {
  return loans.reduce(
    (sum, _, index) => sum + readCell(grid, grid.loans + index * rowsPerLoan + loanRow[which], month),
    0,
  )
}

/** The first total that its parts miss. */
function findGap({ lines, columns }: Statement): string | null {
  const byId = new Map(lines.map((line) => [line.id, line.values]))
  for (const { id, parts, values } of lines) {
    if (parts.length === 0) continue
    for (const column of columns.keys()) {
      const sum = parts.reduce((total, part) => total + (byId.get(part)?.[column] ?? NaN), 0)
      if (sum !== values[column]) return `${id} ${column}: ${sum} is not ${values[column]}`
    }
  }
  return null
}
