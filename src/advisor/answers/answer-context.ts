import type { Proposal } from '#advisor/advice/advice.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

export interface AnswerContext {
  readonly data: WorkbookData
  readonly templateId: string
  readonly stepNumber: number
}

export interface PlanAnswer {
  readonly text: string
  readonly proposals?: readonly Proposal[]
}

export type AnswerPlan = (context: AnswerContext) => PlanAnswer
