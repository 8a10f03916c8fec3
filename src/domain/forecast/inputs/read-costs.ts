import type { RunningCost } from './cost-inputs.ts'
import type { ForecastInputs } from './forecast-inputs.ts'
import type { ForecastModel, ModelCost } from './forecast-model.ts'
import { createFieldReader, type FieldReader, type ForecastNote } from './notes.ts'
import { lastPossibleMonth, monthFrom, ranges } from './number-ranges.ts'
import type { FindByHand } from './read-overwrites.ts'

const startRange = monthFrom(1, 1)
const endRange = monthFrom(1, lastPossibleMonth)

export function readCosts(
  inputs: ForecastInputs,
  findByHand: FindByHand,
  notes: ForecastNote[],
): ForecastModel['costs'] {
  const costs = inputs.runningCosts
  const hasSubscribers = inputs.streams.some(({ kind }) => kind === 'recurring')
  const hasMarketing = costs.some(isMarketingAmount)
  return costs.map((cost): ModelCost => {
    const reader = createFieldReader(notes, ['runningCosts'], cost)
    const { number, note } = reader
    const period = cost.period === '' ? 'month' : cost.period
    const isShare = period === 'percent-of-sales'
    const amount = number('amount', cost.amount, isShare ? ranges.percentOfSales : ranges.cost)
    const start = number('startMonth', cost.startMonth, startRange)
    const end = number('endMonth', cost.endMonth, endRange)
    if (end < start) note('endMonth', 'problem', 'This is before the first month, so no cost is counted.')
    if (period === 'new-customer') noteCustomerCost(reader, hasSubscribers, hasMarketing)
    return {
      id: cost.id,
      name: cost.name,
      amount: isShare ? amount / 100 : amount,
      period,
      start,
      end,
      rise: number('risePercent', cost.risePercent, ranges.change) / 100,
      byHand: findByHand('cost', cost.id),
    }
  })
}

function isMarketingAmount({ category, period, amount }: RunningCost): boolean {
  return category === 'marketing' && period !== 'new-customer' && amount !== null && amount > 0
}

/** Both count, because leaving one out would make the plan look better than what is written. */
function noteCustomerCost({ note }: FieldReader, hasSubscribers: boolean, hasMarketing: boolean): void {
  if (!hasSubscribers) {
    note('period', 'problem', 'Nothing you sell counts new customers, so this cost is never due.')
  }
  if (hasMarketing) {
    const why = 'Marketing is also written as an amount, and both count. Keep only one of them.'
    note('period', 'problem', why)
  }
}
