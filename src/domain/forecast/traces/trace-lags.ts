import type { ComputedForecast } from '#domain/forecast/engine/computed-forecast.ts'
import { readCell, row, rowsPerStream, streamRow } from '#domain/forecast/engine/grid.ts'
import { listDeposits } from '#domain/forecast/engine/collect-from-customers.ts'
import { splitDays } from '#domain/forecast/engine/lags.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { nameMonthWithin } from '#domain/forecast/statements/name-periods.ts'
import { fromField, fromLine, plain, plus, type TraceFactor, type TraceTerm } from './trace.ts'

/** Sales of one or two earlier months, less what is never paid. With terms of their own, each stream for itself. */
export function traceReceipts(forecast: ComputedForecast, month: number): readonly TraceTerm[] {
  const { model, grid } = forecast
  const days = model.daysUntilCustomersPay
  if (model.streams.some(({ terms }) => terms !== null)) return traceReceiptsOfEach(forecast, month)
  return traceLag(days, sharedCustomerDays, month, (at) => [
    fromLine(`sales of ${nameMonthWithin(model, at)}`, readCell(grid, row.sales, at), 'sales', at),
    ...paidShare(model),
  ])
}

const sharedCustomerDays = ['timing', 'daysUntilCustomersPay']

function paidShare({ badDebt }: ForecastModel): readonly TraceFactor[] {
  if (badDebt === 0) return []
  return [fromField('that are paid', 1 - badDebt, 'percent', ['timing', 'badDebtPercent'])]
}

function traceReceiptsOfEach({ model, grid }: ComputedForecast, month: number): readonly TraceTerm[] {
  return model.streams
    .flatMap(({ id, name, terms }, index) => {
      const first = grid.streams + index * rowsPerStream
      const own = (field: string) => ['streams', { id }, field]
      const rests = traceLag(
        terms?.days ?? model.daysUntilCustomersPay,
        terms ? own('daysUntilCustomersPay') : sharedCustomerDays,
        month,
        (at) => [
          plain(
            `left to pay for ${name} of ${nameMonthWithin(model, at)}`,
            readCell(grid, first + streamRow.due, at),
            'money',
          ),
        ],
      )
      const deposits = listDeposits(terms, grid, first, month).map(({ amount, delivered }) => {
        const label = `deposits for ${name} of ${nameMonthWithin(model, Math.min(delivered, model.months))}`
        return plus(fromField(label, amount, 'money', own('depositPercent')))
      })
      return [...deposits, ...rests]
    })
    .filter(isSomething)
}

export function traceSuppliersPaid(forecast: ComputedForecast, month: number): readonly TraceTerm[] {
  return [...traceGoodsPaid(forecast, month), ...traceCostsPaid(forecast, month)].filter(isSomething)
}

const sharedSupplierDays = ['timing', 'daysUntilSuppliersPaid']

function traceGoodsPaid({ model, grid }: ComputedForecast, month: number): readonly TraceTerm[] {
  const days = model.daysUntilSuppliersPaid
  if (model.streams.every(({ supplierDays }) => supplierDays === null)) {
    return traceLag(days, sharedSupplierDays, month, (at) => [
      plain(`bought in ${nameMonthWithin(model, at)}`, readCell(grid, row.purchases, at), 'money'),
    ])
  }
  return model.streams.flatMap(({ id, name, supplierDays }, index) => {
    const bought = grid.streams + index * rowsPerStream + streamRow.bought
    const field = supplierDays === null ? sharedSupplierDays : ['streams', { id }, 'daysUntilSuppliersPaid']
    return traceLag(supplierDays ?? days, field, month, (at) => [
      plain(`bought for ${name} in ${nameMonthWithin(model, at)}`, readCell(grid, bought, at), 'money'),
    ])
  })
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
