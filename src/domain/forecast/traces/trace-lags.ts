import type { ComputedForecast } from '#domain/forecast/engine/computed-forecast.ts'
import { readCell, row } from '#domain/forecast/engine/grid.ts'
import { splitDays } from '#domain/forecast/engine/lags.ts'
import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { nameMonthWithin } from '#domain/forecast/statements/name-periods.ts'
import { fromField, fromLine, plain, plus, type TraceFactor, type TraceTerm } from './trace.ts'

/** Sales of one or two earlier months, less what is never paid. */
export function traceReceipts(forecast: ComputedForecast, month: number): readonly TraceTerm[] {
  const { model, grid } = forecast
  const days = model.daysUntilCustomersPay
  const paid = fromField('that are paid', 1 - model.badDebt, 'percent', ['timing', 'badDebtPercent'])
  return traceLag(days, ['timing', 'daysUntilCustomersPay'], month, (at) => [
    fromLine(`sales of ${nameMonthWithin(model, at)}`, readCell(grid, row.sales, at), 'sales', at),
    ...(model.badDebt > 0 ? [paid] : []),
  ])
}

export function traceSuppliersPaid(forecast: ComputedForecast, month: number): readonly TraceTerm[] {
  const { model, grid } = forecast
  const bought = traceLag(model.daysUntilSuppliersPaid, ['timing', 'daysUntilSuppliersPaid'], month, (at) => {
    const due = readCell(grid, row.purchases, at)
    return [plain(`bought in ${nameMonthWithin(model, at)}`, due, 'money')]
  })
  return [...bought.filter(isSomething), ...traceCostsPaid(forecast, month).filter(isSomething)]
}

/** Running costs in one term, or each with its days when any has some. */
function traceCostsPaid({ model, grid }: ComputedForecast, month: number): readonly TraceTerm[] {
  if (model.costs.every(({ days }) => days === 0)) {
    if (month === 0) return []
    return [plus(fromLine('running costs', readCell(grid, row.runningCosts, month), 'runningCosts', month))]
  }
  return model.costs.flatMap(({ id, name, days }, index) =>
    traceLag(days, ['runningCosts', { id }, 'daysUntilPaid'], month, (at) => [
      fromLine(
        `${name} of ${nameMonthWithin(model, at)}`,
        readCell(grid, grid.costs + index, at),
        `runningCosts:${id}`,
        at,
      ),
    ]),
  )
}

function isSomething({ factors }: TraceTerm): boolean {
  return factors.every(({ value }) => value !== 0)
}

function traceLag(
  days: number,
  field: AddressPath,
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
      const factor = fromField(`at ${days} days`, share, 'percent', field)
      return plus(...dueIn(from), ...(share === 1 ? [] : [factor]))
    })
}
