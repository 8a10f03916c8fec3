import { maxPlanBytes } from '#domain/plan/plan-limits.ts'

/**
 * How much a request may hold. Lengths are in UTF-16 units, as the `maxlength` of an input counts them;
 * those of names and passwords are in #domain/accounts/account-limits.ts.
 */

export const maxCouponLength = 64
export const maxTitleLength = 200
export const maxTemplateIdLength = 64
/** A reset token or the id of a payment: both are short, this only keeps nonsense out. */
export const maxTokenLength = 256
/** A question to the assistant: some pages of pasted text. */
export const maxPromptLength = 8_000
/** Of a conversation, the last ones are enough to go on. */
export const maxHistoryMessages = 12

/** Every request that carries no plan. */
export const maxSmallBodyBytes = 32 * 1024
/** Every request that carries one. */
export const maxWorkbookBodyBytes = maxPlanBytes
