import type { ForecastInputs } from '#domain/forecast/inputs/forecast-inputs.ts'
import type { Stream } from '#domain/forecast/inputs/stream-inputs.ts'
import type { Sold } from './sales.ts'
import { type ByMonth, lastMonthOf, noMonths } from './written.ts'

/** When amounts are paid that are due some days later: months count 30 days, and a month's rest is split. */
export function paidAfter(plan: ForecastInputs, amounts: ByMonth, days: number): ByMonth {
  const paid = noMonths(plan)
  const whole = Math.floor(days / 30)
  const rest = days / 30 - whole
  for (let month = 0; month < paid.length; month += 1) {
    const amount = amounts[month] ?? 0
    pay(paid, month + whole, amount * (1 - rest))
    pay(paid, month + whole + 1, amount * rest)
  }
  return paid
}

function pay(paid: ByMonth, month: number, amount: number): void {
  if (month < paid.length) paid[month] = (paid[month] ?? 0) + amount
}

/** What is still open at each month's end. */
export function stillOpen(plan: ForecastInputs, due: ByMonth, paid: ByMonth): ByMonth {
  const open = noMonths(plan)
  let sum = 0
  for (let month = 0; month < open.length; month += 1) {
    sum += (due[month] ?? 0) - (paid[month] ?? 0)
    open[month] = sum
  }
  return open
}

export interface Stock {
  /** What each stream buys, in the order of the streams. */
  purchases: ByMonth[]
  stock: ByMonth
}

/**
 * One pool for all streams that keep stock. `planned` is what is sold without the months set by hand, because no one
 * buys today for what a later month will be overwritten with.
 */
export function keepStock(plan: ForecastInputs, sold: Sold[], planned: Sold[], openingStock: ByMonth): Stock {
  const purchases = plan.streams.map(() => noMonths(plan))
  const stock = noMonths(plan)
  // Where no stream keeps stock, the opening stock is for all of them.
  const someKeep = plan.streams.some(keepsStock)
  const hasOpening = openingStock.some((amount) => amount > 0)
  const draws = plan.streams.map((stream) => keepsStock(stream) || (!someKeep && hasOpening))
  let held = openingStock[0] ?? 0
  stock[0] = held
  // On day 0 only the opening stock is bought.
  for (let month = 1; month < stock.length; month += 1) {
    held += openingStock[month] ?? 0
    const used = plan.streams.map((_, index) => sold[index]?.cost[month] ?? 0)
    const needed = plan.streams.map(
      ({ stockDays }, index) =>
        (used[index] ?? 0) + costOfNextDays(plan, planned[index]?.cost ?? [], month, stockDays ?? 0),
    )
    const ofPool = (amounts: number[]) =>
      amounts.reduce((sum, amount, index) => sum + (draws[index] ? amount : 0), 0)
    const bought = Math.max(0, ofPool(needed) - held)
    held += bought - ofPool(used)
    stock[month] = held
    purchases.forEach((line, index) => {
      const need = needed[index] ?? 0
      const ofBought = ofPool(needed) > 0 ? (bought * need) / ofPool(needed) : 0
      // What is not drawn from the pool is bought in the month it is sold.
      line[month] = draws[index] ? ofBought : (used[index] ?? 0)
    })
  }
  return { purchases, stock }
}

const keepsStock = ({ stockDays }: Stream) => (stockDays ?? 0) > 0

/** After the last month, sales go on as in it. */
function costOfNextDays(plan: ForecastInputs, costs: ByMonth, month: number, days: number): number {
  const whole = Math.floor(days / 30)
  const costIn = (later: number) => costs[Math.min(later, lastMonthOf(plan))] ?? 0
  let sum = (days / 30 - whole) * costIn(month + whole + 1)
  for (let later = 1; later <= whole; later += 1) sum += costIn(month + later)
  return sum
}
