import autocannon from 'autocannon'
import { measureInRounds } from './rounds.ts'

const seconds = 1
const rounds = 9

interface Target {
  url: string
  headers?: Record<string, string>
}

/** Requests per second of two targets: the median of alternating rounds. */
export function measureThroughput(
  ours: Target,
  baseline: Target,
): Promise<{ ours: number; baseline: number }> {
  return measureInRounds(rounds, { ours: () => run(ours), baseline: () => run(baseline) })
}

async function run(target: Target): Promise<number> {
  const result = await autocannon({ ...target, duration: seconds, connections: 20 })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${target.url} did not answer every request with success`)
  return result.requests.average
}
