import type { WorkbookData } from '#domain/plan/workbook-data.ts'

/** Whether someone has written a sale, a person or a cost yet. */
export function hasForecast({ financialProjections }: Pick<WorkbookData, 'financialProjections'>): boolean {
  const { streams, people, runningCosts } = financialProjections.forecast
  return streams.length + people.length + runningCosts.length > 0
}
