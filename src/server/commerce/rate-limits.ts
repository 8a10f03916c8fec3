import type { RateLimit } from '#server/rate-limits/rate-limiter.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** High enough for a class that buys together behind one address, and for a page that polls every two seconds. */
export const limits = {
  checkoutPerAddress: { name: 'checkout-address', hits: 120, windowMs: hourMs },
  checkoutPerEmail: { name: 'checkout-email', hits: 30, windowMs: hourMs },
  statePerAddress: { name: 'payment-state-address', hits: 600, windowMs: 10 * minuteMs },
  credentialsPerPayment: { name: 'credentials-payment', hits: 600, windowMs: 10 * minuteMs },
  credentialsPerAddress: { name: 'credentials-address', hits: 3000, windowMs: 10 * minuteMs },
  /** Stops a person who tries one stolen card number after another. */
  cardPerPayment: { name: 'card-payment', hits: 20, windowMs: hourMs },
  cardPerAddress: { name: 'card-address', hits: 200, windowMs: hourMs },
} as const satisfies Record<string, RateLimit>
