import { readWeeklyHours } from './counted.ts'
import { toMonthly } from './claims/periods.ts'
import { isIn, listPricedItems, listReadings, type PeriodAmount, type PricedItem } from './priced-items.ts'
import { sampleItems } from './texts.ts'

export interface FixedCost {
  /** The line of the cost structure that names it. */
  readonly line: string
  readonly monthly: number
}

/** Costs of one sale rise with sales. They belong in the cost of goods. */
const perSale =
  /^per [a-z]+ (?:and|a|per) month\b|^(?:direct )?costs? (?:to serve|of (?:an?|one|each)\b)|^winning\b|\b(?:per|each|every|a)\s(?:sale|order|customer|client|unit|user|account|visit|cup|item|bag|project|booking)\b|with sales|\bvariable\b/i
const readLength = 400
/** '$49,000 at 10% over five years' is what a loan brings. Only its payment costs every month. */
const borrowed =
  /\p{Sc}\s?[\d,.]+k? (?:at|with|for) \d[\d.]*\s?%(?: interest)?(?: (?:over|for|in) \S+ (?:years|months))?/giu

/** Whether a line of the cost structure says what one sale or customer costs. */
export function isCostOfSale(line: string): boolean {
  return perSale.test(line.slice(0, readLength))
}

/** The lines of the cost structure that say what they cost a month, even if nothing is sold. */
export function readFixedCosts(costStructure: readonly string[], currency: string): FixedCost[] {
  return sampleItems(costStructure).flatMap((line) => {
    const text = line.slice(0, readLength)
    if (isCostOfSale(text)) return []
    const items = listPricedItems(text.replace(borrowed, ' ')).filter((item) => isIn(currency, item))
    const monthly = items.reduce((sum, item) => sum + readMonthly(item, text), 0)
    return monthly > 0 ? [{ line, monthly }] : []
  })
}

/** When a price is given twice, the larger one counts, because it includes taxes. */
function readMonthly(item: PricedItem, line: string): number {
  if (!item.hasCurrency) return 0
  return Math.max(0, ...listReadings(item).map((reading) => spreadOverMonths(reading, line)))
}

function spreadOverMonths({ amount, period }: PeriodAmount, line: string): number {
  if (period !== 'hour') return period === null ? 0 : toMonthly(amount, period)
  const hours = readWeeklyHours(line)?.low ?? null
  return hours === null ? 0 : toMonthly(amount * hours, 'week')
}
