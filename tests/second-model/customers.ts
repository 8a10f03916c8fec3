import type { ForecastInputs } from '#domain/forecast/inputs/forecast-inputs.ts'
import type { Stream } from '#domain/forecast/inputs/stream-inputs.ts'
import type { Sold } from './sales.ts'
import { paidAfter, stillOpen } from './terms-and-stock.ts'
import { addUp, type ByMonth, lastMonthOf, noMonths, share } from './written.ts'

export interface Customers {
  badDebt: ByMonth
  /** Deposits and the rest. */
  receipts: ByMonth
  receivables: ByMonth
  /** What was paid for deliveries to come. */
  deposits: ByMonth
}

/** When customers pay for one stream, with the deposits of decision 33. */
export function collect(plan: ForecastInputs, stream: Stream, sold: Sold, planned: Sold): Customers {
  const last = lastMonthOf(plan)
  const hasOwn = stream.customerTerms === 'own'
  const part = hasOwn ? share(stream.depositPercent) : 0
  const monthsBefore = hasOwn ? Math.min(12, stream.depositMonthsBefore ?? 1) : 0
  const days = hasOwn ? stream.daysUntilCustomersPay : plan.timing.daysUntilCustomersPay
  // The deposit for the deliveries of a month. After the last one, sales go on as in it.
  const depositFor = (month: number) => (month < 1 ? 0 : part * (planned.sales[Math.min(month, last)] ?? 0))

  const received = noMonths(plan)
  const deposits = noMonths(plan)
  const rest = noMonths(plan)
  // What was paid ahead for more than was delivered.
  let unused = 0
  for (let month = 0; month <= last; month += 1) {
    const delivered = sold.sales[month] ?? 0
    const used = Math.min(delivered, unused + depositFor(month))
    unused += depositFor(month) - used
    rest[month] = delivered - used
    let ahead = 0
    for (let later = month + 1; later <= month + monthsBefore; later += 1) ahead += depositFor(later)
    deposits[month] = unused + ahead
    // What would arrive before month 0 arrives in it.
    received[month] = month === 0 ? ahead : depositFor(month + monthsBefore)
  }

  const badDebt = rest.map((amount) => amount * share(plan.timing.badDebtPercent))
  const billed = rest.map((amount, month) => amount - (badDebt[month] ?? 0))
  const paid = paidAfter(plan, billed, days ?? 0)
  return {
    badDebt,
    receipts: addUp(plan, [received, paid]),
    receivables: stillOpen(plan, billed, paid),
    deposits,
  }
}
