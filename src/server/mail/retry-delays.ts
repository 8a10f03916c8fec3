const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** Quick at first, for a hiccup or a greylisting server; then patient, for about three days in all. */
const retryDelaysMs = [
  5 * secondMs,
  30 * secondMs,
  2 * minuteMs,
  10 * minuteMs,
  hourMs,
  ...Array.from({ length: 17 }, () => 4 * hourMs),
]

/** How long to wait after this many attempts have failed; null when it is time to give up. */
export function findRetryDelayMs(attempts: number): number | null {
  return retryDelaysMs[attempts - 1] ?? null
}
