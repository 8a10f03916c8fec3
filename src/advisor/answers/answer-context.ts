import type { Proposal } from '#advisor/advice/advice.ts'
import { type PlanFacts, readPlan } from '#advisor/facts/plan-facts.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

export interface OpenPlan {
  readonly data: WorkbookData
  readonly templateId: string
  readonly stepNumber: number
  /** The month in which it is asked, as year × 12 + month. */
  readonly today?: number
}

export interface AnswerContext extends OpenPlan {
  /** What the plan says, read the same way for suggestions and answers. */
  readonly facts: PlanFacts
  /** The question as it was typed. Empty for a quick action. */
  readonly asked: string
}

export interface PlanAnswer {
  readonly text: string
  readonly proposals?: readonly Proposal[]
}

export type AnswerPlan = (context: AnswerContext) => PlanAnswer

/** Loads what only its own question needs. */
export type AnswerPlanLater = (context: AnswerContext) => Promise<PlanAnswer>

export function readContext(plan: OpenPlan, asked = ''): AnswerContext {
  return { ...plan, asked, facts: readPlan(plan.data, plan.templateId, plan.today) }
}
