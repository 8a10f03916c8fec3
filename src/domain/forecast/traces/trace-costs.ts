import { gapOf } from '#domain/forecast/engine/compute-costs.ts'
import type { ComputedForecast } from '#domain/forecast/engine/computed-forecast.ts'
import { readCell, row } from '#domain/forecast/engine/grid.ts'
import { calculated } from '#domain/forecast/inputs/forecast-model.ts'
import type { AddressPath } from '#domain/plan/address/field-address.ts'
import {
  byHand,
  fromField,
  fromLine,
  plain,
  plus,
  scenarioFactor,
  type TraceFactor,
  type TraceTerm,
} from './trace.ts'

export function tracePay(forecast: ComputedForecast, index: number, month: number): readonly TraceTerm[] {
  const person = forecast.model.people[index]
  if (!person) return []
  const { levers } = forecast
  const { id, start, end } = person
  const at = (field: string) => ['people', { id }, field] as const
  const written = person.byHand?.[month] ?? calculated
  if (written !== calculated) return [byHand(written * levers.pay)]
  if (month < start || month > end) return []
  const payroll = fromField(
    'with payroll taxes and benefits',
    1 + person.payroll,
    'percent',
    at('payrollPercent'),
  )
  return [
    plus(
      fromField(person.role === '' ? 'people' : person.role, person.count, 'count', at('count')),
      fromField('pay a month', person.payPerMonth, 'money', at('pay')),
      ...(person.payroll > 0 ? [payroll] : []),
      ...riseFactor('raises since the start', person.raise, month - start, at('raisePercent')),
      ...scenarioFactor(levers.pay),
    ),
  ]
}

export function traceRunningCost(
  forecast: ComputedForecast,
  index: number,
  month: number,
): readonly TraceTerm[] {
  const cost = forecast.model.costs[index]
  if (!cost) return []
  const { levers, grid } = forecast
  const { id, start, end, period } = cost
  const at = (field: string) => ['runningCosts', { id }, field] as const
  const written = cost.byHand?.[month] ?? calculated
  if (written !== calculated) return [byHand(written * levers.runningCosts)]
  if (month < start || month > end || (month - start) % gapOf(cost) !== 0) return []
  const rise = riseFactor('rise since the start', cost.rise, month - start, at('risePercent'))
  const rest = [...rise, ...scenarioFactor(levers.runningCosts)]
  if (period === 'percent-of-sales') {
    const sales =
      cost.percentOf === 'list' && levers.price !== 1
        ? plain('sales at list prices', readCell(grid, row.listSales, month), 'money')
        : fromLine('sales', readCell(grid, row.sales, month), 'sales', month)
    return [plus(sales, fromField('of sales', cost.amount, 'percent', at('amount')), ...rest)]
  }
  if (period === 'new-customer') {
    const joined = plain('new customers', readCell(grid, row.newCustomers, month), 'count')
    return [plus(joined, fromField('to win one', cost.amount, 'money', at('amount')), ...rest)]
  }
  const label = period === 'once' ? 'once' : `a ${period}`
  return [plus(fromField(label, cost.amount, 'money', at('amount')), ...rest)]
}

function riseFactor(label: string, rise: number, age: number, address: AddressPath): readonly TraceFactor[] {
  const years = Math.floor(age / 12)
  return years === 0 || rise === 0 ? [] : [fromField(label, (1 + rise) ** years, 'count', address)]
}
