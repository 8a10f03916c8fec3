import { invalidEmailLinkMessage } from '#domain/accounts/account-changes.ts'
import { invalidResetLinkMessage } from '#domain/accounts/account-forms.ts'

/**
 * Every way the API rejects a request: a code that programs rely on, its HTTP status, and the default message. The
 * code that rejects can pass a better message. This is the only table of statuses.
 */
const errors = {
  bad_request: [400, 'Something in this request is not valid. Please check it and try again.'],
  coupon_invalid: [400, 'This coupon is not valid or has expired.'],
  price_mismatch: [400, 'The price has changed. Reload the page to see it before you pay.'],
  webhook_refused: [400, 'The card provider did not sign this message.'],
  reset_link_invalid: [400, invalidResetLinkMessage],
  email_link_invalid: [400, invalidEmailLinkMessage],
  unauthenticated: [401, 'Please sign in to continue.'],
  invalid_credentials: [401, 'Invalid credentials'],
  payment_required: [402, 'Your account does not include the tool yet. You can buy it once and keep it.'],
  card_declined: [402, 'Your card was declined.'],
  forbidden: [403, 'This is not allowed from here. Please reload the page and try again.'],
  other_browser: [
    403,
    'This purchase was started in another browser. Sign in to see it. If you have no password yet, use the link in your receipt email.',
  ],
  course_required: [403, 'This is part of the course. Your account does not include it yet.'],
  too_many_plans: [403, 'Your account has reached its limit of plans. Delete one to make room.'],
  too_many_shared: [403, 'This has reached its limit.'],
  not_found: [404, 'There is nothing here.'],
  account_not_ready: [404, 'Account not ready yet'],
  method_not_allowed: [405, 'This address does not accept that kind of request.'],
  too_slow: [408, 'The request took too long to arrive. Please try again.'],
  conflict: [409, 'This plan has changed somewhere else since you last saved it.'],
  course_plan_missing: [409, 'Choose the plan for your course first.'],
  password_missing: [409, 'Your account has no password yet. Choose one first. We can email you a link.'],
  other_account: [409, 'This browser is signed in to another account. Reload the page.'],
  account_exists: [409, 'An account with this username or email already exists.'],
  link_ended: [410, 'This link has ended. If you still need it, ask the person who sent it for a new one.'],
  too_large: [413, 'This is too large to send.'],
  unsupported_media_type: [415, 'The request must be JSON.'],
  plan_unread: [
    422,
    'Reading this plan took too long. Please try again. If it happens again, shorten the longest texts in it.',
  ],
  rate_limited: [429, 'Too many attempts. Please wait a moment and try again.'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  assistant_failed: [502, 'Unable to process your request. Please try again.'],
  payment_setup_failed: [502, 'Failed to create payment intent'],
  unavailable: [503, 'The service is not available right now. Please try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type ErrorCode = keyof typeof errors

export interface ErrorAnswer {
  code: ErrorCode
  message: string
  /** The faults of the request, by field name. */
  fields?: Record<string, string>
}

export function statusOf(code: ErrorCode): number {
  return errors[code][0]
}

export function buildErrorAnswer(
  code: ErrorCode,
  { message = errors[code][1], fields }: { message?: string; fields?: Record<string, string> } = {},
): ErrorAnswer {
  return fields === undefined ? { code, message } : { code, message, fields }
}
