import type { PartKey } from './step-parts.ts'
import type { WorkbookData } from './workbook-data.ts'

/** Whether a person has answered what a part asks for first. Results follow, so they are never written. */
export function isPartFilled(part: PartKey, { financialProjections }: WorkbookData): boolean {
  const { projections, forecast, funding } = financialProjections
  if (part === 'unit-economics') return projections.price > 0
  if (part === 'sales')
    return forecast.streams.some(({ inMonth1, amounts }) => inMonth1 !== null || amounts.length > 0)
  if (part === 'costs-and-people') return forecast.people.length + forecast.runningCosts.length > 0
  if (part === 'start-up-and-funding') return funding.contributions.length + funding.loans.length > 0
  return false
}
