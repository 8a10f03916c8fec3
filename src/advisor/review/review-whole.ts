import { readPlan } from '#advisor/facts/plan-facts.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { ReviewFinding } from './finding.ts'
import { type KeyFigure, listKeyFigures } from './key-figures.ts'
import { finish, reviewInParts } from './review-plan.ts'

interface WholeReview {
  findings: ReviewFinding[]
  figures: KeyFigure[]
}

/** The findings and the key figures of a plan, which is read once for both. */
export function reviewWhole(data: WorkbookData, templateId: string, today: number): WholeReview {
  return finish(reviewWholeInParts(data, templateId, today))
}

/** The same in many parts. The first rules take longer, because they read what the others share. */
export function* reviewWholeInParts(
  data: WorkbookData,
  templateId: string,
  today: number,
): Generator<void, WholeReview> {
  const facts = readPlan(data, templateId, today)
  const findings = yield* reviewInParts(facts)
  return { findings, figures: listKeyFigures(facts) }
}
