import { toSingular } from './claims/to-singular.ts'
import { isNear } from './compare-amounts.ts'
import { listWords } from './texts.ts'

const spans = new Set(['', 'hour', 'day', 'week', 'month', 'quarter', 'year'])
const mostPieces = 60

/** Whether a price per `unit` buys several of what has a name and a lower price: a stay of five nights, an order of two cases. */
export function isOfSeveral(unit: string, price: number, name: string, lower: number): boolean {
  const one = toSingular(unit.trim().toLowerCase())
  if (spans.has(one) || lower <= 0 || listWords(name).some((word) => toSingular(word) === one)) return false
  const times = Math.round(price / lower)
  return times > 1 && times <= mostPieces && isNear(lower * times, price, 0.005)
}
