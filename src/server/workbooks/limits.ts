import { maxWorkbookBodyBytes } from '#contract/limits.ts'
import type { RateLimit } from '#server/rate-limits/rate-limiter.ts'

const minuteMs = 60_000
const megabyte = 1024 * 1024

/** Far more than typing causes, even with every pause saved. */
export const limits = {
  saves: { name: 'workbook-save', hits: 600, windowMs: 10 * minuteMs },
  largeSaves: { name: 'workbook-large-save', hits: 150, windowMs: 10 * minuteMs },
} as const satisfies Record<string, RateLimit>

export const largeSaveBytes = megabyte

export const maxPlansPerAccount = 500
/** Deleted plans still take up room until they are gone for good. */
export const maxKeptPlansPerAccount = 2000

/** All versions of all plans together: what keeps one account from filling the disk. Far above what a person writes. */
export const maxBytesPerAccount = 4 * 1024 * megabyte
/** Adding up takes a moment: a save this large is worth it, and so is every so manieth of the smaller ones. */
export const weighedFromBytes = megabyte / 8
export const weighedEveryRevisions = 16

export const tooLargeMessage =
  `This plan is larger than ${maxWorkbookBodyBytes / megabyte} MB, which is the most that the cloud keeps ` +
  'of one plan. It is still saved in your browser.'
