/** The cost is the product of both lengths. Beyond this limit, the texts count as having no more in common. */
const mostComparisons = 400_000

/** The longest sequence of words that is in both texts in the same order, as pairs of positions. */
export function findCommonWords(left: readonly string[], right: readonly string[]): [number, number][] {
  const shorter = Math.min(left.length, right.length)
  let start = 0
  while (start < shorter && left[start] === right[start]) start += 1
  let end = 0
  while (end < shorter - start && left.at(-1 - end) === right.at(-1 - end)) end += 1
  const middle = compareAll(left.slice(start, left.length - end), right.slice(start, right.length - end))
  return [
    ...Array.from({ length: start }, (_, at): [number, number] => [at, at]),
    ...middle.map(([at, otherAt]): [number, number] => [at + start, otherAt + start]),
    ...Array.from({ length: end }, (_, at): [number, number] => [
      left.length - end + at,
      right.length - end + at,
    ]),
  ]
}

function compareAll(left: readonly string[], right: readonly string[]): [number, number][] {
  if (left.length * right.length > mostComparisons) return []
  const isSame = (at: number, otherAt: number) => left[at] === right[otherAt]
  // lengths[a][b] is the number of common words from a and b to the end.
  const lengths = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1))
  const lengthAt = (at: number, otherAt: number) => lengths[at]?.[otherAt] ?? 0
  for (let at = left.length - 1; at >= 0; at -= 1) {
    for (let otherAt = right.length - 1; otherAt >= 0; otherAt -= 1) {
      const row = lengths[at]
      if (!row) continue
      row[otherAt] = isSame(at, otherAt)
        ? lengthAt(at + 1, otherAt + 1) + 1
        : Math.max(lengthAt(at + 1, otherAt), lengthAt(at, otherAt + 1))
    }
  }

  const common: [number, number][] = []
  let [at, otherAt] = [0, 0]
  while (at < left.length && otherAt < right.length) {
    if (isSame(at, otherAt)) common.push([at++, otherAt++])
    else if (lengthAt(at + 1, otherAt) >= lengthAt(at, otherAt + 1)) at += 1
    else otherAt += 1
  }
  return common
}
