import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

/** A worked example from before its owners had quotes and papers: a bank misses two of the one and three of the other. */
export function unfinishedExample(): WorkbookData {
  const data = structuredClone(exampleOf('local-service'))
  for (const cost of data.financialProjections.startupCosts) cost.quote = ''
  data.implementationTimeline.appendix = []
  return data
}
