import type { AllowanceSize } from '#server/rate-limits/allowance.ts'
import type { RateLimit } from '#server/rate-limits/rate-limiter.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Counted in the database, because each of these is written there anyway. */
export const limits = {
  creations: { name: 'share-create', hits: 200, windowMs: dayMs },
  copies: { name: 'share-copy', hits: 60, windowMs: 10 * minuteMs },
  changes: { name: 'share-change', hits: 120, windowMs: 10 * minuteMs },
  /** An office behind one address may review together. */
  eventsPerAddress: { name: 'share-events-address', hits: 120, windowMs: 10 * minuteMs },
  eventsPerLink: { name: 'share-events-link', hits: 300, windowMs: 10 * minuteMs },
  eventsPerOwner: { name: 'share-events-owner', hits: 300, windowMs: 10 * minuteMs },
} as const satisfies Record<string, RateLimit>

/** Counted in memory, because open pages ask for new events all the time. */
export const readAllowances = {
  link: { burst: 600, perSecond: 10 },
  address: { burst: 300, perSecond: 5 },
} as const satisfies Record<string, AllowanceSize>

/** All events of a link together, in characters of base64. */
export const maxEventBytesPerLink = 4_000_000
/** Events that only the owner may add, so that a flood of comments cannot keep them from answering. */
export const eventsKeptForOwner = 200

/** How long a link that has ended can still say so. */
export const keptAfterEndMs = 90 * dayMs
