import type { ComputedForecast } from '#domain/forecast/engine/computed-forecast.ts'
import { readCell, row } from '#domain/forecast/engine/grid.ts'
import { calculated } from '#domain/forecast/inputs/forecast-model.ts'
import { type ItemLine, listItemLines } from '#domain/forecast/statements/item-lines.ts'
import { findLine, type LineDefinition } from '#domain/forecast/statements/line-definitions.ts'
import { nameMonthWithin } from '#domain/forecast/statements/name-periods.ts'
import { traceBalance, traceLoanPart, traceOpeningEquity, traceTaxBalance } from './trace-balances.ts'
import { tracePay, traceRunningCost } from './trace-costs.ts'
import { traceReceipts, traceSuppliersPaid } from './trace-lags.ts'
import {
  traceContributions,
  traceDepreciation,
  traceGrantIncome,
  traceInterest,
  traceLoansReceived,
  tracePrincipal,
  traceStartUp,
} from './trace-money-in.ts'
import { traceDirectCost, traceSales } from './trace-streams.ts'
import { traceLineDrawn, traceLineRepaid, traceTax, traceTaxPaid } from './trace-tax-and-line.ts'
import { byHand, fromField, fromLine, minus, plain, plus, type Trace, type TraceTerm } from './trace.ts'

type Tracer = (forecast: ComputedForecast, month: number) => readonly TraceTerm[]

/** How the lines that add up no others come about. */
const tracers: Readonly<Record<string, Tracer>> = {
  badDebt: ({ model, grid }, month) => [
    plus(
      fromLine('sales', readCell(grid, row.sales, month), 'sales', month),
      fromField('never paid', model.badDebt, 'percent', ['timing', 'badDebtPercent']),
    ),
    ...(readCell(grid, row.depositsUsed, month) === 0
      ? []
      : [
          minus(
            plain('paid by deposits', readCell(grid, row.depositsUsed, month), 'money'),
            fromField('never paid', model.badDebt, 'percent', ['timing', 'badDebtPercent']),
          ),
        ]),
  ],
  startUpExpenses: (forecast, month) => traceStartUp(forecast, ['fee'], month),
  loanFees: (forecast, month) => traceLoansReceived(forecast, 'fee', month),
  depreciation: traceDepreciation,
  interest: traceInterest,
  interestPaid: traceInterest,
  tax: traceTax,
  taxPaid: traceTaxPaid,
  receipts: traceReceipts,
  suppliersPaid: traceSuppliersPaid,
  openingStockPaid: (forecast, month) => traceStartUp(forecast, ['stock'], month),
  peoplePaid: (forecast, month) => addUp(forecast, ['directPay', 'pay'], month, -1),
  expensesPaid: (forecast, month) => addUp(forecast, ['startUpExpenses', 'loanFees'], month, -1),
  assetsBought: (forecast, month) => traceStartUp(forecast, ['equipment', 'fit-out', 'land'], month),
  depositsPaid: (forecast, month) => traceStartUp(forecast, ['deposit'], month),
  ownerMoney: (forecast, month) => traceContributions(forecast, 'owner', month),
  investorMoney: (forecast, month) => traceContributions(forecast, 'investor', month),
  grants: (forecast, month) => traceContributions(forecast, 'grant', month),
  grantIncome: traceGrantIncome,
  loansReceived: (forecast, month) => traceLoansReceived(forecast, 'amount', month),
  principal: tracePrincipal,
  lineDrawn: traceLineDrawn,
  lineRepaid: traceLineRepaid,
  draws: traceDraws,
  openingCash: ({ model, grid }, month) =>
    month === 0
      ? []
      : [
          plus(
            fromLine(
              nameMonthWithin(model, month - 1),
              readCell(grid, row.cash, month - 1),
              'cash',
              month - 1,
            ),
          ),
        ],
  taxOwed: (forecast, month) => traceTaxBalance(forecast, 'taxOwed', month),
  taxPaidAhead: (forecast, month) => traceTaxBalance(forecast, 'taxPaidAhead', month),
  loansDueInAYear: (forecast, month) => traceLoanPart(forecast, 'loansDueInAYear', month),
  loansDueLater: (forecast, month) => traceLoanPart(forecast, 'loansDueLater', month),
  openingEquity: traceOpeningEquity,
}

/**
 * How a figure of a statement comes about, as an amount without the sign it has there. Made when someone asks, because
 * a forecast has thousands of figures and people open a few.
 */
export function traceOf(forecast: ComputedForecast, lineId: string, month: number): Trace | null {
  const item = listItemLines(forecast).find(({ id }) => id === lineId)
  if (item) {
    const value = readCell(forecast.grid, item.rowNumber, month)
    return { line: lineId, label: item.label, month, value, terms: traceItem(forecast, item, month) }
  }
  const line = findLine(lineId)
  if (!line) return null
  const terms = traceLine(forecast, line, month)
  return { line: lineId, label: line.label, month, value: readLine(forecast, line, month), terms }
}

function traceItem(forecast: ComputedForecast, { partOf, index }: ItemLine, month: number) {
  if (partOf === 'sales') return traceSales(forecast, index, month)
  if (partOf === 'directCost') return traceDirectCost(forecast, index, month)
  return partOf === 'runningCosts'
    ? traceRunningCost(forecast, index, month)
    : tracePay(forecast, index, month)
}

function traceLine(forecast: ComputedForecast, line: LineDefinition, month: number): readonly TraceTerm[] {
  if (line.parts.length > 0) return addUp(forecast, line.parts, month)
  const tracer = tracers[line.id]
  if (tracer) return tracer(forecast, month)
  const balance = traceBalance(forecast, line.id, month)
  if (balance) return balance
  return listItemLines(forecast)
    .filter(({ partOf }) => partOf === line.id)
    .map(({ id, label, rowNumber }) =>
      plus(fromLine(label, readCell(forecast.grid, rowNumber, month), id, month)),
    )
    .filter(({ factors }) => factors.some(({ value }) => value !== 0))
}

/** The lines with the signs of a line that money comes in by, or goes out by. */
function addUp(
  forecast: ComputedForecast,
  ids: readonly string[],
  month: number,
  sign: 1 | -1 = 1,
): readonly TraceTerm[] {
  return ids.flatMap((id): TraceTerm[] => {
    const line = findLine(id)
    const value = line ? readLine(forecast, line, month) : 0
    if (!line || value === 0) return []
    const factor = fromLine(line.label, value, id, month)
    return [line.sign === sign ? plus(factor) : minus(factor)]
  })
}

function readLine({ grid }: ComputedForecast, line: LineDefinition, month: number): number {
  return line.rows.reduce((sum, name) => sum + readCell(grid, row[name], month), 0)
}

/** The owner's pay where it is a draw, and what else the owner takes. */
function traceDraws(forecast: ComputedForecast, month: number): readonly TraceTerm[] {
  const { model } = forecast
  if (month === 0) return []
  const pay = model.people.flatMap(({ kind }, index) =>
    kind === 'draw' ? tracePay(forecast, index, month) : [],
  )
  const written = model.drawsByHand?.[month] ?? calculated
  if (written !== calculated) return [...pay, byHand(written)]
  if (model.draws === 0) return pay
  return [...pay, plus(fromField('other draws a month', model.draws, 'money', ['timing', 'ownersDraws']))]
}
