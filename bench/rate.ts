import { measureInRounds } from './rounds.ts'

const roundMs = 150
const rounds = 15
/** Reading the clock costs as much as a fast call. */
const callsBetweenLooks = 10

type Work = () => unknown

/** Calls per second of two functions: the median of alternating rounds. */
export function measureRate(work: {
  ours: Work
  baseline: Work
}): Promise<{ ours: number; baseline: number }> {
  return measureInRounds(rounds, {
    ours: () => run(work.ours),
    baseline: () => run(work.baseline),
  })
}

async function run(work: Work): Promise<number> {
  const startedAt = performance.now()
  let calls = 0
  while (performance.now() - startedAt < roundMs) {
    for (let index = 0; index < callsBetweenLooks; index += 1) await work()
    calls += callsBetweenLooks
  }
  return calls / ((performance.now() - startedAt) / 1000)
}
