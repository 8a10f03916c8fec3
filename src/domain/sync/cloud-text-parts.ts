/** A stretch of a text that the other text has too, or has not. */
export interface TextPart {
  readonly text: string
  readonly isDifferent: boolean
}

/** Comparing takes the product of both lengths; beyond this the eye has to do it. */
const mostComparisons = 400_000
/** With fewer words in common than that, marking the rest would only be confetti. */
const leastCommon = 0.4

/** Marks the words in which two texts differ, so that a long paragraph need not be read twice. */
export function markDifference(one: string, other: string): readonly [TextPart[], TextPart[]] {
  const [left, right] = [toWords(one), toWords(other)]
  const common = findCommonWords(left, right)
  if (common.length < leastCommon * Math.max(left.length, right.length)) {
    return [joinParts(left, new Set()), joinParts(right, new Set())]
  }
  return [
    joinParts(left, new Set(common.map(([at]) => at))),
    joinParts(right, new Set(common.map(([, at]) => at))),
  ]
}

/** Words with the space after them, so that joining gives the text back. */
function toWords(text: string): string[] {
  return text.match(/\S+\s*|^\s+/g) ?? []
}

/** The longest run of words that stands in both in the same order, as pairs of their places. */
function findCommonWords(left: readonly string[], right: readonly string[]): [number, number][] {
  if (left.length * right.length > mostComparisons) return []
  const isSame = (at: number, otherAt: number) => left[at]?.trim() === right[otherAt]?.trim()
  // lengths[a][b] is how many words the rests from a and b on have in common.
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

function joinParts(words: readonly string[], commonPlaces: ReadonlySet<number>): TextPart[] {
  const parts: TextPart[] = []
  for (const [at, word] of words.entries()) {
    const isDifferent = !commonPlaces.has(at)
    const last = parts.at(-1)
    if (last?.isDifferent === isDifferent) parts[parts.length - 1] = { text: last.text + word, isDifferent }
    else parts.push({ text: word, isDifferent })
  }
  return parts
}
