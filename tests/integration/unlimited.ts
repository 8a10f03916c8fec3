/** For tests that send many requests but do not test attempt limits or overload. */
export const unlimited = {
  rateLimitFactor: 1_000_000,
  overload: { maxInFlight: 1_000_000, maxDelayMs: 1_000_000 },
}
