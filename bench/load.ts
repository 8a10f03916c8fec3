import autocannon from 'autocannon'

const seconds = 2
const rounds = 4

interface Target {
  url: string
  headers?: Record<string, string>
}

/**
 * Requests a second of two targets, measured in turns and each by its best round: a neighbour's load then hits
 * both alike, or neither.
 */
export async function measureThroughput(
  ours: Target,
  baseline: Target,
): Promise<{ ours: number; baseline: number }> {
  const best = { ours: 0, baseline: 0 }
  for (let round = 0; round < rounds; round += 1) {
    best.baseline = Math.max(best.baseline, await run(baseline))
    best.ours = Math.max(best.ours, await run(ours))
  }
  return best
}

async function run(target: Target): Promise<number> {
  const result = await autocannon({ ...target, duration: seconds, connections: 20 })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${target.url} did not answer every request with success`)
  return result.requests.average
}
