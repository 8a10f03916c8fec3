import type { TaskState } from '#advisor/course/task-state.ts'
import { checkLessonRequestSchema } from '#contract/course.ts'
import type { Task } from '#domain/course/lesson.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { parseBytes } from '#server/http/parse-body.ts'
import { requireReasonablePlan } from '#server/incoming-plans/require-reasonable-plan.ts'

interface Order {
  tasks: readonly Task[]
  /** The current month, as in `countMonths`. */
  today: number
}

export interface CheckedPlan {
  planId: string
  /** Null when the request has no plan in it. */
  states: TaskState[] | null
}

/** Between the order and the request. JSON on one line holds none, so a request cannot change the order. */
const lineEnd = 0x0a

/** The order on the first line, and the request as it was sent after it. */
export function writeCheckOrder(order: Order, request: Uint8Array): Buffer<ArrayBuffer> {
  const head = Buffer.from(`${JSON.stringify(order)}\n`)
  // A buffer of its own, because it is handed to the thread.
  const bytes = Buffer.alloc(head.length + request.length)
  bytes.set(head)
  bytes.set(request, head.length)
  return bytes
}

/** Reads the plan and checks it. The review behind it takes long enough to need a thread, even for a normal plan. */
export async function checkPlan(bytes: Uint8Array): Promise<CheckedPlan> {
  const end = bytes.indexOf(lineEnd)
  const { tasks, today } = JSON.parse(Buffer.from(bytes.subarray(0, end)).toString()) as Order
  const { planId, template, data } = parseBytes(checkLessonRequestSchema, bytes.subarray(end + 1))
  if (data === undefined) return { planId, states: null }
  requireReasonablePlan(data)
  // The rules of the review are a large part of the server's own code and are not needed at startup.
  const { checkExercise } = await import('#advisor/course/check-exercise.ts')
  const plan = { data: restoreWorkbookData(data), templateId: template, today }
  return { planId, states: checkExercise(tasks, plan) }
}
