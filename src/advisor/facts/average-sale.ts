import type { PlanFacts } from './plan-facts.ts'
import { readSales } from './stream-facts.ts'

/** How far the mix of what is sold may move from year to year. */
const tolerance = 0.05

/**
 * Whether a price is the average sale of several things, such as of machines on the price list and parts that are not. Null
 * if the forecast sells nothing beyond that price.
 */
export function isAverageSale(facts: PlanFacts, price: number, isAboveList: boolean): boolean | null {
  const sold = (readSales(facts)?.streams ?? []).filter(({ stream }) => stream.kind === 'units')
  const isBeside = sold.some(({ stream }) => (isAboveList ? stream.price >= price : stream.price <= price))
  if (sold.length < 2 || !isBeside) return null
  const add = (months: (one: (typeof sold)[number]) => readonly number[], from: number) =>
    sold.flatMap((one) => months(one).slice(from, from + 12)).reduce((sum, amount) => sum + amount, 0)
  return [0, 12, 24].some((from) => {
    const volume = add(({ volumes }) => volumes, from)
    const average = add(({ sales }) => sales, from) / volume
    return volume > 0 && Math.abs(average - price) <= price * tolerance
  })
}
