import type { ComputedForecast } from '#domain/forecast/engine/computed-forecast.ts'
import { readCell, row } from '#domain/forecast/engine/grid.ts'
import { splitDays } from '#domain/forecast/engine/lags.ts'
import { nameMonthWithin } from '#domain/forecast/statements/name-periods.ts'
import { fromField, fromLine, plain, plus, type TraceFactor, type TraceTerm } from './trace.ts'

/** Sales of one or two earlier months, less what is never paid. */
export function traceReceipts(forecast: ComputedForecast, month: number): readonly TraceTerm[] {
  const { model, grid } = forecast
  const days = model.daysUntilCustomersPay
  const paid = fromField('that are paid', 1 - model.badDebt, 'percent', ['timing', 'badDebtPercent'])
  return traceLag(days, 'daysUntilCustomersPay', month, (at) => [
    fromLine(`sales of ${nameMonthWithin(model, at)}`, readCell(grid, row.sales, at), 'sales', at),
    ...(model.badDebt > 0 ? [paid] : []),
  ])
}

export function traceSuppliersPaid(forecast: ComputedForecast, month: number): readonly TraceTerm[] {
  const { model, grid } = forecast
  return traceLag(model.daysUntilSuppliersPaid, 'daysUntilSuppliersPaid', month, (at) => {
    const due = readCell(grid, row.onSupplierTerms, at)
    return [plain(`bought, and running costs, of ${nameMonthWithin(model, at)}`, due, 'money')]
  })
}

function traceLag(
  days: number,
  field: string,
  month: number,
  dueIn: (month: number) => readonly TraceFactor[],
): readonly TraceTerm[] {
  const { whole, part } = splitDays(days)
  const shares = [
    { from: month - whole, share: 1 - part },
    { from: month - whole - 1, share: part },
  ]
  return shares
    .filter(({ from, share }) => from >= 1 && share > 0)
    .map(({ from, share }) => {
      const factor = fromField(`at ${days} days`, share, 'percent', ['timing', field])
      return plus(...dueIn(from), ...(share === 1 ? [] : [factor]))
    })
}
