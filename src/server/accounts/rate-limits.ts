import type { RateLimit } from '#server/rate-limits/rate-limiter.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

export const limits = {
  /** A stranger blocks only their own attempts at an account, never the owner's. */
  loginPerAccountAndAddress: { name: 'login-account-address', hits: 10, windowMs: 15 * minuteMs },
  /**
   * Stops guessing at many accounts from one place. It is generous because a school or an office shares one
   * address.
   */
  loginPerAddress: { name: 'login-address', hits: 100, windowMs: 15 * minuteMs },
  /** After this many guesses from many places, browsers that are new to the account take turns. */
  loginPerAccount: { name: 'login-account', hits: 30, windowMs: 15 * minuteMs },
  loginTurn: { name: 'login-turn', hits: 1, windowMs: 10_000 },
  /** A browser in which the owner signed in before has its own allowance. */
  loginPerDevice: { name: 'login-device', hits: 10, windowMs: 15 * minuteMs },
  /** Limits a person at an open session who does not know its password. */
  passwordCheckPerSession: { name: 'password-check-session', hits: 10, windowMs: 15 * minuteMs },
  registerPerAddress: { name: 'register-address', hits: 20, windowMs: hourMs },
  registerPerAccount: { name: 'register-account', hits: 10, windowMs: hourMs },
  /** High enough for a class that signs up together, too low to guess codes. */
  couponPerAddress: { name: 'coupon-address', hits: 60, windowMs: hourMs },
  forgotPerAccount: { name: 'forgot-account', hits: 5, windowMs: hourMs },
  forgotPerAddress: { name: 'forgot-address', hits: 30, windowMs: hourMs },
  resetPerToken: { name: 'reset-token', hits: 10, windowMs: hourMs },
  resetPerAddress: { name: 'reset-address', hits: 30, windowMs: hourMs },
  profilePerAccount: { name: 'profile-account', hits: 60, windowMs: hourMs },
  emailChangePerAccount: { name: 'email-change-account', hits: 5, windowMs: hourMs },
  /** No mailbox fills up, however many accounts ask. */
  emailChangePerTarget: { name: 'email-change-target', hits: 5, windowMs: hourMs },
  exportPerAccount: { name: 'export-account', hits: 20, windowMs: hourMs },
} as const satisfies Record<string, RateLimit>
