import type { RateLimit } from '#server/rate-limits/rate-limiter.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/**
 * An account's own limit stops guessing at one password from many places; an address's limit stops guessing
 * at many accounts from one place. The latter is wider: a school or an office shares one address.
 */
export const limits = {
  loginPerAccount: { name: 'login-account', hits: 10, windowMs: 15 * minuteMs },
  loginPerAddress: { name: 'login-address', hits: 100, windowMs: 15 * minuteMs },
  registerPerAddress: { name: 'register-address', hits: 20, windowMs: hourMs },
  registerPerAccount: { name: 'register-account', hits: 10, windowMs: hourMs },
  forgotPerAccount: { name: 'forgot-account', hits: 5, windowMs: hourMs },
  forgotPerAddress: { name: 'forgot-address', hits: 30, windowMs: hourMs },
  resetPerToken: { name: 'reset-token', hits: 10, windowMs: hourMs },
  resetPerAddress: { name: 'reset-address', hits: 30, windowMs: hourMs },
  profilePerAccount: { name: 'profile-account', hits: 60, windowMs: hourMs },
  emailChangePerAccount: { name: 'email-change-account', hits: 5, windowMs: hourMs },
  /** However many accounts ask, nobody's mailbox is filled. */
  emailChangePerTarget: { name: 'email-change-target', hits: 5, windowMs: hourMs },
  exportPerAccount: { name: 'export-account', hits: 20, windowMs: hourMs },
} as const satisfies Record<string, RateLimit>
