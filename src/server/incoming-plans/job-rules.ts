import type { ErrorCode } from '#contract/errors.ts'
import type { LaneSize } from '#server/threads/fair-queue.ts'

/** A save waits for no question. Each lane has threads of its own. */
export const lanes = {
  saves: { places: 1, maxInAll: 200 },
  advice: { places: 2, maxInAll: 200 },
} as const satisfies Record<string, LaneSize>

type Lane = keyof typeof lanes

export const queueLimits = { maxPerSubject: 4, maxWaitMs: 15_000 }

interface JobRule {
  lane: Lane
  /** Far more than the largest plan that a person wrote needs. At the end of it the thread is ended. */
  deadlineMs: number
  whenLate: ErrorCode
}

const question = { lane: 'advice', deadlineMs: 8000, whenLate: 'plan_unread' } as const

export const jobRules = {
  /** Takes as long as its bytes. So it is late only on a machine that has too much to do, and may be sent again. */
  readSave: { lane: 'saves', deadlineMs: 8000, whenLate: 'unavailable' },
  /** Asked for at every pause in typing, so the person has typed on long before this. */
  suggest: { lane: 'advice', deadlineMs: 5000, whenLate: 'plan_unread' },
  answer: question,
  checkPlan: question,
  readCourseQuestion: question,
  promptSuggestions: question,
  cleanSuggestions: question,
  promptAnswer: question,
  checkProposals: question,
  promptReview: question,
  checkFindings: question,
} as const satisfies Record<string, JobRule>

export type JobName = keyof typeof jobRules

/** A full plan of a hundred pages is 100 KB with 500 values and takes about a millisecond to read. */
export function isGiant({ bytes, values }: { bytes: Uint8Array; values: number }): boolean {
  return bytes.length > 256 * 1024 || values > 2000
}

/** A person who edits a giant plan saves it every few seconds at most. */
export const giantPlans = { burst: 40, perSecond: 0.5 }

/** A suggestion takes a quarter of a second. A plan that always takes until the deadline leaves room for others. */
export const adviceSeconds = { burst: 30, perSecond: 0.5 }

/** What a thread that had to be ended counts for: the next one loads for seconds, and others have one less meanwhile. */
export const lostThreadSeconds = 30
