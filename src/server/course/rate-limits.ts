import type { RateLimit } from '#server/rate-limits/rate-limiter.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** A page checks its exercise when it opens and when the learner returns to it. */
export const limits = {
  checks: { name: 'course-checks', hits: 120, windowMs: 10 * minuteMs },
  steps: { name: 'course-steps', hits: 600, windowMs: 10 * minuteMs },
  /** By anyone who has a number. Far too few to guess one of 60 random bits. */
  certificatesPerAddress: { name: 'certificate-lookups', hits: 60, windowMs: 10 * minuteMs },
  questions: { name: 'course-questions', hits: 20, windowMs: dayMs },
} as const satisfies Record<string, RateLimit>
