/**
 * Limits on the size of requests. Lengths are in UTF-16 units, as the `maxlength` of an input counts them. The
 * limits of names and passwords are in #domain/accounts/account-limits.ts.
 */

export const maxCouponLength = 64
export const maxTitleLength = 200
export const maxTemplateIdLength = 64
/** For a reset token or the id of a payment. Both are short, so this only rejects nonsense. */
export const maxTokenLength = 256
/** A question to the assistant can hold a few pages of pasted text. */
export const maxPromptLength = 8_000
/** The last messages of a conversation are enough context. */
export const maxHistoryMessages = 12

/** For every request without a plan. */
export const maxSmallBodyBytes = 32 * 1024
