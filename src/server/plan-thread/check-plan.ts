import { checkExercise } from '#advisor/course/check-exercise.ts'
import { checkLessonRequestSchema } from '#contract/course.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import type { CheckedPlan, CheckOrder } from '#server/course/check-lesson.ts'
import { parseBytes } from '#server/http/parse-body.ts'
import { requireReasonablePlan } from '#server/incoming-plans/require-reasonable-plan.ts'

export function checkPlan(bytes: Uint8Array, { tasks, today }: CheckOrder): CheckedPlan {
  const { planId, template, data } = parseBytes(checkLessonRequestSchema, bytes)
  if (data === undefined) return { planId, states: null }
  requireReasonablePlan(data)
  return {
    planId,
    states: checkExercise(tasks, { data: restoreWorkbookData(data), templateId: template, today }),
  }
}
