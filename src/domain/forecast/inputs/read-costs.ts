import type { RunningCost } from './cost-inputs.ts'
import type { ForecastInputs } from './forecast-inputs.ts'
import type { ForecastModel, ModelCost } from './forecast-model.ts'
import { addNote, type FieldReader, type ForecastNote, readNumber } from './notes.ts'
import { lastPossibleMonth, monthFrom, ranges } from './number-ranges.ts'
import type { FindByHand } from './read-overwrites.ts'

const startRange = monthFrom(1, 1)
const endRange = monthFrom(1, lastPossibleMonth)

export function readCosts(
  inputs: ForecastInputs,
  months: number,
  findByHand: FindByHand,
  notes: ForecastNote[],
): ForecastModel['costs'] {
  const costs = inputs.runningCosts
  const hasSubscribers = inputs.streams.some(({ kind }) => kind === 'recurring')
  const hasMarketing = costs.some(isMarketingAmount)
  return costs.map((cost): ModelCost => {
    const reader: FieldReader = { notes, place: ['runningCosts'], item: cost }
    const period = cost.period === '' ? 'month' : cost.period
    const isShare = period === 'percent-of-sales'
    const amount = readNumber(reader, 'amount', cost.amount, isShare ? ranges.percentOfSales : ranges.cost)
    const start = readNumber(reader, 'startMonth', cost.startMonth, startRange)
    const end = readNumber(reader, 'endMonth', cost.endMonth, endRange)
    if (start > months) {
      const why = `Month ${start} is after the end of the forecast, so no cost is counted.`
      addNote(reader, 'startMonth', 'problem', why)
    }
    if (end < start)
      addNote(reader, 'endMonth', 'problem', 'This is before the first month, so no cost is counted.')
    if (period === 'new-customer') noteCustomerCost(reader, hasSubscribers, hasMarketing)
    return {
      id: cost.id,
      name: cost.name,
      amount: isShare ? amount / 100 : amount,
      period,
      percentOf: cost.percentOf === '' ? 'paid' : cost.percentOf,
      start,
      end,
      rise: readNumber(reader, 'risePercent', cost.risePercent, ranges.change) / 100,
      days: readNumber(reader, 'daysUntilPaid', cost.daysUntilPaid, ranges.days),
      byHand: findByHand('cost', cost.id),
    }
  })
}

function isMarketingAmount({ category, period, amount }: RunningCost): boolean {
  return category === 'marketing' && period !== 'new-customer' && amount !== null && amount > 0
}

/** Both count, because leaving one out would make the plan look better than what is written. */
function noteCustomerCost(reader: FieldReader, hasSubscribers: boolean, hasMarketing: boolean): void {
  if (!hasSubscribers) {
    addNote(reader, 'period', 'problem', 'Nothing you sell counts new customers, so this cost is never due.')
  }
  if (hasMarketing) {
    const why = 'Marketing is also written as an amount, and both count. Keep only one of them.'
    addNote(reader, 'period', 'problem', why)
  }
}
