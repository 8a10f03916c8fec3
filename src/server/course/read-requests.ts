import {
  type AskQuestionRequest,
  askQuestionRequestSchema,
  type CheckLessonRequest,
  checkLessonRequestSchema,
} from '#contract/course.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { toStoredData } from '#domain/plan/to-stored-data.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { parseBytes } from '#server/http/parse-body.ts'
import { requireReasonablePlan } from '#server/incoming-plans/require-reasonable-plan.ts'

/** A request to check an exercise, with the plan repaired. Without data the server's own copy is meant. */
export type Exercise = Omit<CheckLessonRequest, 'data'> & { data: WorkbookData | null }

export function readExercise(bytes: Uint8Array): Exercise {
  const { data, ...rest } = parseBytes(checkLessonRequestSchema, bytes)
  if (data === undefined) return { ...rest, data: null }
  requireReasonablePlan(data)
  return { ...rest, data: restoreWorkbookData(data) }
}

/** A question, with the plan as the text that the mail holds. */
export type Asking = Pick<AskQuestionRequest, 'lesson' | 'text'> & { planText: string | null }

/** More than any written plan has. Some mail servers refuse messages much larger. */
const maxPlanText = 1_000_000

export function readAsking(bytes: Uint8Array): Asking {
  const { lesson, text, plan } = parseBytes(askQuestionRequestSchema, bytes)
  if (plan === undefined) return { lesson, text, planText: null }
  requireReasonablePlan(plan.data)
  const { title, template } = plan
  const data = toStoredData(restoreWorkbookData(plan.data))
  const written = JSON.stringify({ title, template, data }, null, 2)
  return { lesson, text, planText: stripUnprintable(written).slice(0, maxPlanText) }
}

/** Half a character, which no mail can hold. JSON escapes the other ones. */
function stripUnprintable(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, '\uFFFD')
}
