const roundMs = 400
const rounds = 5

type Work = () => unknown

/** Calls a second of two pieces of work, in turns, each by its best round. */
export async function measureRate(work: {
  ours: Work
  baseline: Work
}): Promise<{ ours: number; baseline: number }> {
  const best = { ours: 0, baseline: 0 }
  for (let round = 0; round < rounds; round += 1) {
    best.baseline = Math.max(best.baseline, await run(work.baseline))
    best.ours = Math.max(best.ours, await run(work.ours))
  }
  return best
}

async function run(work: Work): Promise<number> {
  const startedAt = performance.now()
  let calls = 0
  while (performance.now() - startedAt < roundMs) {
    for (let index = 0; index < 20; index += 1) await work()
    calls += 20
  }
  return calls / ((performance.now() - startedAt) / 1000)
}
