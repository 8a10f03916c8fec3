import type { ForecastInputs } from '#domain/forecast/inputs/forecast-inputs.ts'
import type { Person, RunningCost } from '#domain/forecast/inputs/cost-inputs.ts'
import { byHand, type ByMonth, lastMonthOf, noMonths, share, yearsSince } from './written.ts'

/** A person's pay belongs to the cost of sales, to the other pay, or to what owners take out. */
export type PayKind = 'direct' | 'other' | 'draw'

export function payKindOf({ frame }: ForecastInputs, person: Person): PayKind {
  const isCompany = frame.entity === 'corporation' || frame.entity === 's-corporation'
  if (person.isOwner && !isCompany) return 'draw'
  return person.isDirect ? 'direct' : 'other'
}

export function payOf(plan: ForecastInputs, person: Person): ByMonth {
  const pay = noMonths(plan)
  const start = Math.max(1, person.startMonth ?? 1)
  const perMonth = (person.pay ?? 0) / (person.payPeriod === 'year' ? 12 : 1)
  const hasPayroll = person.employment !== 'contractor' && payKindOf(plan, person) !== 'draw'
  const onTop = hasPayroll ? share(person.payrollPercent) : 0
  for (let month = 1; month < pay.length; month += 1) {
    const works = month >= start && month <= lastOf(plan, person.endMonth)
    const raise = (1 + share(person.raisePercent)) ** Math.max(0, yearsSince(start, month))
    const calculated = works ? (person.count ?? 1) * perMonth * raise * (1 + onTop) : 0
    pay[month] = byHand(plan, 'pay', person.id, month) ?? calculated
  }
  return pay
}

/** A running cost by the month that it belongs to. */
export function runningCostOf(
  plan: ForecastInputs,
  cost: RunningCost,
  sales: ByMonth,
  newCustomers: ByMonth,
): ByMonth {
  const amounts = noMonths(plan)
  const start = Math.max(1, cost.startMonth ?? 1)
  for (let month = 1; month < amounts.length; month += 1) {
    const runs = month >= start && month <= lastOf(plan, cost.endMonth)
    const rise = (1 + share(cost.risePercent)) ** Math.max(0, yearsSince(start, month))
    const times = timesDue(cost, month - start, sales[month] ?? 0, newCustomers[month] ?? 0)
    const calculated = runs ? (cost.amount ?? 0) * times * rise : 0
    amounts[month] = byHand(plan, 'cost', cost.id, month) ?? calculated
  }
  return amounts
}

/** How many times its amount a cost is due. */
function timesDue(
  { period }: RunningCost,
  monthsAfterStart: number,
  sales: number,
  newCustomers: number,
): number {
  if (period === 'quarter') return monthsAfterStart % 3 === 0 ? 1 : 0
  if (period === 'year') return monthsAfterStart % 12 === 0 ? 1 : 0
  if (period === 'once') return monthsAfterStart === 0 ? 1 : 0
  if (period === 'percent-of-sales') return sales / 100
  return period === 'new-customer' ? newCustomers : 1
}

/** What owners take beside their pay. */
export function otherDrawsOf(plan: ForecastInputs): ByMonth {
  const draws = noMonths(plan)
  for (let month = 1; month < draws.length; month += 1)
    draws[month] = byHand(plan, 'draws', '', month) ?? plan.timing.ownersDraws ?? 0
  return draws
}

/** No end is the end of the forecast. Nothing is paid before month 1, so an end before it is month 1. */
function lastOf(plan: ForecastInputs, endMonth: number | null): number {
  return endMonth === null ? lastMonthOf(plan) : Math.max(1, endMonth)
}
