import type { WorkbookData } from './workbook-data.ts'

/** Whether a sale, a person or a cost is written. Without one there are no statements. */
export function hasForecast({ financialProjections }: WorkbookData): boolean {
  const { streams, people, runningCosts } = financialProjections.forecast
  return streams.length + people.length + runningCosts.length > 0
}

/** Whether it is written where the money comes from. */
export function hasFunding({ financialProjections }: WorkbookData): boolean {
  const { contributions, loans, existingDebts, lineOfCredit, collateral, guarantors } =
    financialProjections.funding
  const texts = `${collateral}${guarantors}`.trim()
  return (
    contributions.length + loans.length + existingDebts.length > 0 ||
    lineOfCredit.limit !== null ||
    texts !== ''
  )
}
