import type { Levers } from '#domain/forecast/engine/levers.ts'
import type { ForecastInputs, Overwrite, UnevenPayments } from '#domain/forecast/inputs/forecast-inputs.ts'
import type { Stream } from '#domain/forecast/inputs/stream-inputs.ts'

/** How a scenario or the stress test changes a plan, said as another plan. The product turns levers instead. */
export function changePlan(plan: ForecastInputs, levers: Levers): ForecastInputs {
  return {
    ...plan,
    streams: plan.streams.map((stream) => changeStream(stream, levers)),
    people: plan.people.map((person) => ({ ...person, pay: times(person.pay, levers.pay) })),
    runningCosts: plan.runningCosts.map((cost) => {
      // A percent of list prices is a larger one of what is paid.
      const isOfList = cost.period === 'percent-of-sales' && cost.percentOf === 'list'
      return { ...cost, amount: times(cost.amount, levers.runningCosts / (isOfList ? levers.price : 1)) }
    }),
    funding: {
      ...plan.funding,
      loans: plan.funding.loans.map((loan) => changeRates(loan, levers)),
      existingDebts: plan.funding.existingDebts.map((debt) => changeRates(debt, levers)),
      lineOfCredit: changeRate(plan.funding.lineOfCredit, levers),
    },
    overwrites: plan.overwrites.map((overwrite) => changeMonth(plan, overwrite, levers)),
  }
}

const times = (amount: number | null, factor: number) => (amount === null ? null : amount * factor)

function changeStream(stream: Stream, levers: Levers): Stream {
  // An amount by month is its number and its price in one.
  const isMoney = stream.kind === 'amount'
  const price = isMoney ? levers.price : 1
  const amount = levers.volume * price
  const isOfList = stream.costPercentOf !== 'paid'
  return {
    ...stream,
    startMonth: Math.max(1, stream.startMonth ?? 1) + levers.monthsLater,
    inMonth1: times(stream.inMonth1, amount),
    inMonth6: times(stream.inMonth6, amount),
    inMonth12: times(stream.inMonth12, amount),
    amounts: stream.amounts.map((typed) => times(typed, amount)),
    openingCustomers: times(stream.openingCustomers, levers.volume),
    // More is wanted, but no more can be done.
    capacity: times(stream.capacity, price),
    price: times(stream.price, levers.price),
    costPerUnit: times(stream.costPerUnit, levers.directCost),
    costPercent: times(stream.costPercent, levers.directCost / (isOfList ? levers.price : 1)),
  }
}

function changeRates<Debt extends UnevenPayments & { ratePercent: number | null }>(
  debt: Debt,
  levers: Levers,
): Debt {
  const changed = changeRate({ limit: null, ratePercent: debt.changedRatePercent }, levers).ratePercent
  return {
    ...changeRate(debt, levers),
    changedRatePercent: debt.changedRatePercent === null ? null : changed,
  }
}

function changeRate<Debt extends { ratePercent: number | null }>(debt: Debt, levers: Levers): Debt {
  const rate = (debt.ratePercent ?? 0) * levers.interest + levers.interestPoints * 100
  return { ...debt, ratePercent: Math.max(0, rate) }
}

/** What was typed for a month changes as what is calculated does, and months of sales move along with the opening. */
function changeMonth({ streams }: ForecastInputs, overwrite: Overwrite, levers: Levers): Overwrite {
  const { line, month, value } = overwrite
  const later = month === null ? null : Math.max(1, month) + levers.monthsLater
  const isMoney = streams.some(({ id, kind }) => id === overwrite.itemId && kind === 'amount')
  const amount = levers.volume * (line === 'sales' || isMoney ? levers.price : 1)
  if (line === 'volume' || line === 'sales')
    return { ...overwrite, month: later, value: times(value, amount) }
  if (line === 'direct-cost')
    return { ...overwrite, month: later, value: times(value, levers.volume * levers.directCost) }
  if (line === 'pay') return { ...overwrite, value: times(value, levers.pay) }
  return line === 'cost' ? { ...overwrite, value: times(value, levers.runningCosts) } : overwrite
}
