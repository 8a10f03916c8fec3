import createBidi from 'bidi-js'

const bidi = createBidi()
const rightToLeftLetter =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

export interface TextDirections {
  /** By UTF-16 unit. An odd level is right to left. */
  levels: Uint8Array
  baseLevel: number
}

/** Null for text that is entirely left to right, as nearly all text is. */
export function findDirections(text: string): TextDirections | null {
  if (!rightToLeftLetter.test(text)) return null
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text)
  return { levels, baseLevel: paragraphs[0]?.level ?? 0 }
}

/** Brackets and similar characters, mirrored. */
export function mirror(text: string): string {
  return Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('')
}

/** The left-to-right order of parts with these levels (rule L2 of the bidirectional algorithm). */
export function orderVisually(levels: readonly number[]): number[] {
  const order = levels.map((_, index) => index)
  const highest = Math.max(0, ...levels)
  const lowestOdd = Math.min(...levels.filter((level) => level % 2 === 1))
  for (let level = highest; level >= lowestOdd; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      let end = start
      while (end < order.length && (levels[order[end] ?? 0] ?? 0) >= level) end += 1
      if (end > start + 1) order.splice(start, end - start, ...order.slice(start, end).toReversed())
      start = Math.max(start, end)
    }
  }
  return order
}
