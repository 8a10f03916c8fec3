import { findCommonWords } from './common-words.ts'

/** A part of a text that the other text either has or lacks. */
export interface TextPart {
  readonly text: string
  readonly isDifferent: boolean
}

/** With fewer words in common, marks on single words would be too many to read. */
const leastCommon = 0.4

/** Marks the words that differ, so that no one has to read a long paragraph twice. */
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

/** Words with the space after them, so that joining them restores the text. */
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
