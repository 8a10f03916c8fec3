import type { ComputedForecast } from '#domain/forecast/engine/computed-forecast.ts'
import { readCell, row, type RowName } from '#domain/forecast/engine/grid.ts'
import { fromField, fromLine, minus, plain, plus, type TraceTerm } from './trace.ts'

/** The tax on the year's profit so far, less the tax of the months before. */
export function traceTax({ model, grid }: ComputedForecast, month: number): readonly TraceTerm[] {
  const read = (name: RowName, at: number) => readCell(grid, row[name], at)
  const profit = Math.max(0, read('profitYearToDate', month))
  const used = Math.min(read('lossesBefore', month), model.lossLimit * profit)
  const isFirst = month === 0 || (month > 1 && month % 12 === 1)
  const before = isFirst ? 0 : read('taxYearToDate', month - 1)
  const rate = fromField('tax rate', model.taxRate, 'percent', ['timing', 'taxRatePercent'])
  const terms: TraceTerm[] = []
  if (profit > 0) terms.push(plus(plain('profit of the year so far', profit, 'money'), rate))
  if (used > 0) terms.push(minus(plain('losses of earlier years', used, 'money'), rate))
  if (before > 0) terms.push(minus(plain('tax of the year’s months before', before, 'money')))
  return terms
}

/** All tax that is owed, at the end of each quarter. */
export function traceTaxPaid({ grid }: ComputedForecast, month: number): readonly TraceTerm[] {
  const paid = readCell(grid, row.taxPaid, month)
  if (paid === 0) return []
  const owed = readCell(grid, row.taxOwed, month - 1)
  const ahead = readCell(grid, row.taxPaidAhead, month - 1)
  return [
    ...(owed > 0 ? [plus(fromLine('tax owed before', owed, 'taxOwed', month - 1))] : []),
    ...(ahead > 0 ? [minus(fromLine('tax paid ahead before', ahead, 'taxPaidAhead', month - 1))] : []),
    plus(fromLine('tax of the month', readCell(grid, row.tax, month), 'tax', month)),
  ]
}

/** What is missing to the smallest cash, or what the limit leaves. */
export function traceLineDrawn({ model, grid }: ComputedForecast, month: number): readonly TraceTerm[] {
  const drawn = readCell(grid, row.lineDrawn, month)
  if (drawn === 0) return []
  const before = month > 0 ? readCell(grid, row.line, month - 1) : 0
  const cash = readCell(grid, row.cash, month) - drawn
  // By what is missing and not by what is drawn, which is printed without the cents of the limit.
  if (model.minimumCash - cash >= model.lineLimit - before) {
    const limit = fromField('limit', model.lineLimit, 'money', ['funding', 'lineOfCredit', 'limit'])
    return [plus(limit), ...(before > 0 ? [minus(fromLine('drawn before', before, 'line', month - 1))] : [])]
  }
  return [
    plus(fromField('smallest cash to keep', model.minimumCash, 'money', ['frame', 'minimumCash'])),
    minus(plain('cash before the line', cash, 'money')),
  ]
}

/** All that is owed on the line, or what is above the smallest cash. */
export function traceLineRepaid({ model, grid }: ComputedForecast, month: number): readonly TraceTerm[] {
  const repaid = readCell(grid, row.lineRepaid, month)
  if (repaid === 0) return []
  const before = readCell(grid, row.line, month - 1)
  if (repaid >= before) return [plus(fromLine('drawn before', before, 'line', month - 1))]
  const cash = readCell(grid, row.cash, month) + repaid
  return [
    plus(plain('cash before the line', cash, 'money')),
    minus(fromField('smallest cash to keep', model.minimumCash, 'money', ['frame', 'minimumCash'])),
  ]
}
