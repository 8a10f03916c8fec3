import { maxPlanBytes } from '#domain/plan/plan-limits.ts'
import type { SaveWorkbookRequest } from '#contract/workbooks.ts'
import { restoreWorkbook } from '#domain/plan/restore.ts'
import { toStoredData } from '#domain/plan/to-stored-data.ts'
import { AppError } from '#server/http/app-error.ts'
import { requireReasonablePlan } from '#server/incoming-plans/require-reasonable-plan.ts'
import { tooLargeMessage } from './account-quotas.ts'

/** A plan as the database stores it: repaired, with its data serialized once. */
export interface Copy {
  title: string
  template: string
  current_step: number
  completed_steps: string
  /** JSON in UTF-8. As bytes it changes threads, is stored and is sent back without another copy as a text. */
  data: Uint8Array<ArrayBuffer>
  content_bytes: number
}

export function prepareCopy(request: SaveWorkbookRequest): Copy {
  requireReasonablePlan(request.data)
  const { title, currentStep, completedSteps, template, data } = restoreWorkbook({
    ...request,
    template: stripUnstorable(request.template),
  })
  const bytes = new TextEncoder().encode(JSON.stringify(toStoredData(data)))
  // Filling in missing fields may have made it larger.
  if (bytes.length > maxPlanBytes) throw new AppError('too_large', { message: tooLargeMessage })
  return {
    title,
    template,
    current_step: currentStep,
    completed_steps: JSON.stringify(completedSteps),
    data: bytes,
    content_bytes: bytes.length,
  }
}

/** PostgreSQL stores no NUL in a text, and half a surrogate pair is not a character. In JSON both are escaped. */
function stripUnstorable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, '')
}
