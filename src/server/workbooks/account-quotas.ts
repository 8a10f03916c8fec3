import { tooManyBytes } from '#domain/plan/plan-bounds.ts'
import type { RateLimit } from '#server/rate-limits/rate-limiter.ts'

const minuteMs = 60_000
const megabyte = 1024 * 1024

/** Far more than typing causes, even if every pause is saved. */
export const limits = {
  saves: { name: 'workbook-save', hits: 600, windowMs: 10 * minuteMs },
  largeSaves: { name: 'workbook-large-save', hits: 150, windowMs: 10 * minuteMs },
} as const satisfies Record<string, RateLimit>

export const largeSaveBytes = megabyte

export const maxPlansPerAccount = 500
/** Deleted plans count until they are permanently deleted. */
export const maxKeptPlansPerAccount = 2000

/**
 * All versions of all plans together. Keeps one account from filling the disk, and is far above what a person
 * writes.
 */
export const maxBytesPerAccount = 4 * 1024 * megabyte
/** Adding up takes a moment. It is done for every save this large, and for a share of the smaller ones. */
export const weighedFromBytes = megabyte / 8
export const weighedEveryRevisions = 16

export const tooLargeMessage = `${tooManyBytes.message} It is still saved in your browser.`
