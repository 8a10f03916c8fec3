import { measureInRounds } from './rounds.ts'

const roundMs = 150
const rounds = 15
/** Looking at the clock costs as much as a fast call. */
const callsBetweenLooks = 10

type Work = () => unknown

/** Calls a second of two pieces of work: the median of rounds in turn. */
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
