/** For tests that send much on a busy machine: neither limits on attempts nor overload are what they are about. */
export const unlimited = {
  rateLimitFactor: 1_000_000,
  overload: { maxInFlight: 1_000_000, maxDelayMs: 1_000_000 },
}
