import type { AllowanceSize } from '#server/rate-limits/allowance.ts'
import type { HeldLimits } from './held-bytes.ts'
import type { ShapeLimits } from './json-shape.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** Bytes in memory, from a body's first byte until its answer is sent. Enough for four whole plans per account. */
export const heldLimits: HeldLimits = {
  perAccount: 16 * megabyte,
  perAddress: 48 * megabyte,
  inAll: 96 * megabyte,
}

/** Answers larger than this count as held too. */
export const largeAnswerLength = 256 * kilobyte

/** Far more than writing needs: a 4 MB plan every two seconds. A whole school may share one address. */
export const byteAllowances = {
  account: { burst: 32 * megabyte, perSecond: 2 * megabyte },
  address: { burst: 256 * megabyte, perSecond: 16 * megabyte },
} as const satisfies Record<string, AllowanceSize>

/** Bodies refused for their content. Our own pages send none, except a plan that has grown too large. */
export const refusedAllowances = {
  account: { burst: 100, perSecond: 0.5 },
  address: { burst: 500, perSecond: 5 },
} as const satisfies Record<string, AllowanceSize>

/** Smaller bodies are always read, because the routes that accept them have their own limits. */
export const uncountedBytes = 32 * kilobyte

/** How much of a refused body is read and dropped before the connection is cut. */
export const maxDroppedBytes = 16 * megabyte
/** The same for a body without a length, which browsers never send. */
export const maxDroppedUndeclaredBytes = 4 * megabyte
export const maxDropMs = 10_000
/** 16 MB per second for all of them together, which costs about a hundredth of a core. */
export const dropSpeed = { bytesPerTick: 160 * kilobyte, tickMs: 10 }

/** For every route that takes no plan. */
export const smallShape: ShapeLimits = {
  maxDepth: 50,
  maxEntries: 5000,
  maxFieldsOfOne: 1000,
  maxValues: 10_000,
}
