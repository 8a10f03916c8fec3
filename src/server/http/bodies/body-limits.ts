import type { AllowanceSize } from '#server/rate-limits/allowance.ts'
import type { HeldLimits } from './held-bytes.ts'
import type { ShapeLimits } from './json-shape.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** In memory at once, from the first byte until the answer is out. Four whole plans of one account are under way at most. */
export const heldLimits: HeldLimits = {
  perAccount: 16 * megabyte,
  perAddress: 48 * megabyte,
  inAll: 96 * megabyte,
}

/** Answers above it are counted among what is held. */
export const largeAnswerLength = 256 * kilobyte

/** Far more than writing takes: a plan of 4 MB saved every two seconds. An address may be a school's. */
export const byteAllowances = {
  account: { atOnce: 32 * megabyte, perSecond: 2 * megabyte },
  address: { atOnce: 256 * megabyte, perSecond: 16 * megabyte },
} as const satisfies Record<string, AllowanceSize>

/** Bodies that were refused for what they are. A browser of ours sends none but a plan that has grown too large. */
export const refusedAllowances = {
  account: { atOnce: 100, perSecond: 0.5 },
  address: { atOnce: 500, perSecond: 5 },
} as const satisfies Record<string, AllowanceSize>

/** Up to here nobody is asked what they sent before: a sign-in has limits of its own. */
export const uncountedBytes = 32 * kilobyte

/** Of what is refused: several plans in one, so that its sender gets to know why. */
export const maxDroppedBytes = 16 * megabyte
/** Of what does not say how long it is, which browsers never do. */
export const maxDroppedUndeclaredBytes = 4 * megabyte
export const maxDropMs = 10_000
/** All together 16 MB a second, which takes a hundredth of a processor. */
export const dropSpeed = { bytesPerTick: 160 * kilobyte, tickMs: 10 }

/** Of what carries no plan. */
export const smallShape: ShapeLimits = {
  maxDepth: 50,
  maxEntries: 5000,
  maxFieldsOfOne: 1000,
  maxValues: 10_000,
}
