import { type AskQuestionRequest, askQuestionRequestSchema } from '#contract/course.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { parseBytes } from '#server/http/parse-body.ts'
import { requireReasonablePlan } from '#server/incoming-plans/require-reasonable-plan.ts'
import { writePlanText } from './write-plan-text.ts'

/** A question, with the plan as the text that the mail holds. */
export type AskedQuestion = Pick<AskQuestionRequest, 'lesson' | 'text'> & { planText: string | null }

export async function readCourseQuestion(bytes: Uint8Array): Promise<AskedQuestion> {
  const { lesson, text, plan } = parseBytes(askQuestionRequestSchema, bytes)
  if (plan === undefined) return { lesson, text, planText: null }
  requireReasonablePlan(plan.data)
  const written = { title: plan.title, data: restoreWorkbookData(plan.data) }
  return { lesson, text, planText: await writePlanText(written, new Date()) }
}
