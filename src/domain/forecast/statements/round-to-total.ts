/**
 * Rounds values to whole numbers that add up to a whole total: each is rounded down, and what is missing goes to the
 * largest remainders. So none is off by a whole unit.
 */
export function roundToTotal(values: readonly number[], total: number): number[] {
  const rounded = values.map(Math.floor)
  let missing = total - rounded.reduce((sum, value) => sum + value, 0)
  const order = values
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index)
  // Sums of doubles can miss their total by a hair, so it may take one from the smallest remainders instead.
  if (missing < 0) order.reverse()
  const step = Math.sign(missing)
  for (let turn = 0; missing !== 0 && turn < order.length; turn += 1) {
    const index = order[turn]?.index ?? 0
    rounded[index] = (rounded[index] ?? 0) + step
    missing -= step
  }
  return rounded.map((value) => value + 0)
}
