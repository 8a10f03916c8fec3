import {
  type QuickActionRequest,
  quickActionRequestSchema,
  type SuggestionsRequest,
  suggestionsRequestSchema,
} from '#contract/assistant.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { parseBytes } from '#server/http/parse-body.ts'
import { requireReasonablePlan } from '#server/incoming-plans/require-reasonable-plan.ts'

export interface PlanContext {
  stepNumber: number
  data: WorkbookData
  template: string
}

interface ReadQuestion {
  context: PlanContext
  question: Pick<QuickActionRequest, 'action' | 'history'>
}

export function readPlanContext(bytes: Uint8Array): PlanContext {
  return toContext(parseBytes(suggestionsRequestSchema, bytes))
}

export function readQuestion(bytes: Uint8Array): ReadQuestion {
  const { action, history, ...plan } = parseBytes(quickActionRequestSchema, bytes)
  return { context: toContext(plan), question: { action, history } }
}

function toContext({ currentStep, workbookData, template }: SuggestionsRequest): PlanContext {
  requireReasonablePlan(workbookData)
  return { stepNumber: Number(currentStep), data: restoreWorkbookData(workbookData), template }
}
