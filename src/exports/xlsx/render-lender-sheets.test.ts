import { expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { computeCollateral } from '#domain/forecast/figures/collateral.ts'
import { computeGlobalCashFlow } from '#domain/forecast/figures/global-cash-flow.ts'
import { listLoanSchedules } from '#domain/forecast/figures/loan-schedule.ts'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import { lenderTables } from '#domain/plan/lender-tables.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { findFigures, findSheet, findStaleValues } from '#tests/support/find-in-book.ts'
import { readXlsx } from '#tests/support/read-xlsx.ts'
import { recompute } from '#tests/support/recompute-xlsx.ts'
import { packing } from '#web/export-worker/browser-compression.ts'
import { columnLetters } from './file/column-letters.ts'
import { renderXlsx } from './render-xlsx.ts'
import type { LenderOrder } from './sheets/lender-sheets.ts'

/** Recomputing a file takes the other engine about a second. */
const longMs = 180_000

test(
  'the tables for a lender are sheets of live formulas that give the engine’s figures, or say why not',
  async () => {
    const plan = restoreWorkbookData({
      financialProjections: {
        forecast: {
          frame: { entity: 'corporation' },
          streams: [{ id: 's', kind: 'amount', inMonth1: 9000 }],
          people: [{ id: 'p', pay: 3000, payPeriod: 'month', isOwner: true, payrollPercent: 8 }],
          timing: { ownersDraws: 100 },
        },
        funding: {
          loans: [
            {
              id: 'l',
              name: 'Bank',
              amount: 50_000,
              ratePercent: 9,
              termMonths: 84,
              amortizationMonths: 120,
              rateChangeMonth: 25,
              changedRatePercent: 11,
            },
          ],
          pledges: [{ id: 'o', name: 'Oven', kind: 'new-equipment', value: 40_000 }],
        },
        personal: {
          people: [{ id: 'a', name: 'Ana', income: 900, tax: 300, living: 2000, mortgage: 800 }],
          pledges: [{ id: 'h', name: 'Home', kind: 'real-estate', value: 90_000, owedBefore: 70_000 }],
        },
      },
    })
    const { funding, personal } = plan.financialProjections
    const forecast = computeForecast(readForecastInputs(plan))
    const write = async (lender: LenderOrder) =>
      readXlsx(await renderXlsx(forecast, { title: 'Plan', createdAt: new Date(), packing, lender }))
    const book = await write({ tables: lenderTables, funding, personal })
    const read = recompute(book)
    expect(findStaleValues(book, read)).toEqual([])
    const schedule = findFigures(book, 'Loan schedule')
    const [rows] = listLoanSchedules(forecast.model)
    const last = (schedule.get('Arrives') ?? 0) + 84
    expect(read('Loan schedule', `F${last - 1}`)).toBeCloseTo((rows?.rows[82]?.balance ?? 0) / 100, 1)
    expect(read('Loan schedule', `E${last}`)).toBeCloseTo((rows?.rows[83]?.payment ?? 0) / 100, 1)
    expect(read('Loan schedule', `F${last}`)).toBeCloseTo(0, 6)
    const { coverage } = computeCollateral(plan.financialProjections, forecast.model)
    expect(read('Collateral', `B${findFigures(book, 'Collateral').get('Coverage')}`)).toBeCloseTo(
      coverage ?? NaN,
      8,
    )
    const cover = findFigures(book, 'Global cash flow').get('Global DSCR')
    for (const [index, year] of computeGlobalCashFlow(forecast, personal).entries()) {
      expect(read('Global cash flow', `${columnLetters(index + 2)}${cover}`)).toBe(
        Math.floor((year.cover ?? 0) * 100 + 1e-8) / 100,
      )
    }
    const bare = await write({
      tables: ['collateral'],
      funding: { ...funding, pledges: [] },
      personal: { ...personal, pledges: [] },
    })
    const texts = Array.from(findSheet(bare, 'Collateral').values(), ({ value }) => value)
    expect(texts).toContain('n/a, because nothing that secures the loans is listed with its value.')
  },
  longMs,
)
