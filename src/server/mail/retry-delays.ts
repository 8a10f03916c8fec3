const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** Short at first, for a brief outage or a greylisting server. Then longer, for about three days in total. */
const retryDelaysMs = [
  5 * secondMs,
  30 * secondMs,
  2 * minuteMs,
  10 * minuteMs,
  hourMs,
  ...Array.from({ length: 17 }, () => 4 * hourMs),
]

/** The wait after this many failed attempts. Null when it is time to give up. */
export function findRetryDelayMs(attempts: number): number | null {
  return retryDelaysMs[attempts - 1] ?? null
}
