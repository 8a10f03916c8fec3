const runMs = 4000

/** The 99th percentile, in milliseconds, for a client that sends one request after another. */
export async function measureP99(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  const startedAt = performance.now()
  while (performance.now() - startedAt < runMs) {
    const askedAt = performance.now()
    await ask()
    times.push(performance.now() - askedAt)
  }
  times.sort((a, b) => a - b)
  return times[Math.floor(times.length * 0.99)] ?? 0
}
