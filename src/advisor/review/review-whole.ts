import { readPlan } from '#advisor/facts/plan-facts.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { ReviewFinding } from './finding.ts'
import { type KeyFigure, listKeyFigures } from './key-figures.ts'
import { reviewFacts } from './review-plan.ts'

/** The findings and the key figures of a plan, which is read once for both. */
export function reviewWhole(
  data: WorkbookData,
  templateId: string,
  today: number,
): { findings: ReviewFinding[]; figures: KeyFigure[] } {
  const facts = readPlan(data, templateId, today)
  return { findings: reviewFacts(facts), figures: listKeyFigures(facts) }
}
