import { riskPriority } from '#domain/plan/risk-priority.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

const weights = { Critical: 4, 'High Priority': 3, 'Medium Priority': 2, 'Low Priority': 1 }

/** The most serious first. */
export function sortRisks(data: WorkbookData): WorkbookData['riskAnalysis']['risks'] {
  return [...data.riskAnalysis.risks].sort(
    (one, other) =>
      weights[riskPriority(other.impact, other.probability)] -
      weights[riskPriority(one.impact, one.probability)],
  )
}
