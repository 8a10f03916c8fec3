import { type AskQuestionRequest, askQuestionRequestSchema } from '#contract/course.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { toStoredData } from '#domain/plan/to-stored-data.ts'
import { parseBytes } from '#server/http/parse-body.ts'
import { requireReasonablePlan } from '#server/incoming-plans/require-reasonable-plan.ts'

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
