/** One line of `npm run bench`: ours against a baseline measured in the same run, so that machines compare. */
export interface Comparison {
  name: string
  ours: number
  baseline: number
  /** The ratio ours / baseline may be at most, or must be at least, this. */
  limit: { atMost: number } | { atLeast: number }
}

/** Passes the comparison to scripts/bench.mjs, which prints the table and checks the limits. */
export function reportComparison({ name, ours, baseline, limit }: Comparison): void {
  const ratio = ours / baseline
  const isCeiling = 'atMost' in limit
  const benchRow = {
    name,
    ours,
    baseline,
    ratio,
    limit: isCeiling ? `≤ ${limit.atMost}` : `≥ ${limit.atLeast}`,
    holds: isCeiling ? ratio <= limit.atMost : ratio >= limit.atLeast,
  }
  process.stdout.write(`${JSON.stringify({ benchRow })}\n`)
}
