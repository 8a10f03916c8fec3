type Measure = () => Promise<number>

interface Pair {
  ours: number
  baseline: number
}

/**
 * Measures two things in many short rounds, one right after the other and each first in turn. Returns the round whose
 * ratio is the median: a noisy neighbor then spoils single rounds and does not decide. The first round warms up.
 */
export async function measureInRounds(
  rounds: number,
  { ours, baseline }: { ours: Measure; baseline: Measure },
): Promise<Pair> {
  await baseline()
  await ours()
  const pairs: Pair[] = []
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) pairs.push({ baseline: await baseline(), ours: await ours() })
    else pairs.push({ ours: await ours(), baseline: await baseline() })
  }
  const median = pairs.toSorted((a, b) => a.ours / a.baseline - b.ours / b.baseline)[rounds >> 1]
  if (!median) throw new Error('There is nothing to measure in no rounds')
  return median
}
