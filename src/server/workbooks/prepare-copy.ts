import { maxWorkbookBodyBytes } from '#contract/limits.ts'
import type { SaveWorkbookRequest } from '#contract/workbooks.ts'
import { restoreWorkbook } from '#domain/plan/restore.ts'
import { AppError } from '#server/http/app-error.ts'
import { requireReasonablePlan } from '#server/incoming-plans/require-reasonable-plan.ts'
import { tooLargeMessage } from './limits.ts'

/** A plan as it will lie in the database: repaired, and its data written out once. */
export interface Copy {
  title: string
  template: string
  current_step: number
  completed_steps: string
  data: string
  content_bytes: number
}

export function prepareCopy(request: SaveWorkbookRequest): Copy {
  requireReasonablePlan(request.data)
  const { title, currentStep, completedSteps, template, data } = restoreWorkbook({
    ...request,
    template: stripUnstorable(request.template),
  })
  const text = JSON.stringify(data)
  const bytes = Buffer.byteLength(text)
  // Missing fields were filled in, so that it may have grown on the way.
  if (bytes > maxWorkbookBodyBytes) throw new AppError('too_large', { message: tooLargeMessage })
  return {
    title,
    template,
    current_step: currentStep,
    completed_steps: JSON.stringify(completedSteps),
    data: text,
    content_bytes: bytes,
  }
}

/** PostgreSQL keeps no NUL in a text, and half a surrogate pair is no character. In JSON both are escaped. */
function stripUnstorable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, '')
}
