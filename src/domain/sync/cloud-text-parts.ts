import { findCommonWords } from './common-words.ts'

/** A stretch of a text that the other text has too, or has not. */
export interface TextPart {
  readonly text: string
  readonly isDifferent: boolean
}

/** With fewer words in common than that, marking the rest would only be confetti. */
const leastCommon = 0.4

/** Marks the words in which two texts differ, so that a long paragraph need not be read twice. */
export function markDifference(one: string, other: string): readonly [TextPart[], TextPart[]] {
  const [left, right] = [toWords(one), toWords(other)]
  const common = findCommonWords(
    left.map((word) => word.trim()),
    right.map((word) => word.trim()),
  )
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
