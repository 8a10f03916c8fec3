import { cleanLine } from '#exports/document/clean-text.ts'

const sentenceEnd = /[.!?…](?=\s|$)|[。！？]/gu
/** Where a thought may end within a sentence. */
const clauseEnd = /[,;:](?=\s)|\s[–—(]|[，；：、]/gu
/** Words that say nothing at an end. */
const danglingWords =
  /(?:\s+(?:a|an|the|and|or|but|of|in|on|at|to|for|from|with|by|that|which|who|is|are|we|our))+$/iu

/**
 * As many whole sentences as fit, else the first clauses of a long one, else its first words. What is cut is not
 * marked: a reader of one page wants what matters, and not where more would be.
 */
export function clipText(typed: string, most: number): string {
  const text = cleanLine(typed)
  if (text.length <= most) return text
  const sentences = findEnds(text, sentenceEnd).findLast((place) => place <= most)
  if (sentences !== undefined) return text.slice(0, sentences)
  const clauses = Array.from(text.matchAll(clauseEnd), ({ index }) => index)
  const clause = clauses.findLast((place) => place <= most && place >= most / 3)
  if (clause !== undefined) return text.slice(0, clause).trimEnd()
  // The last word is probably cut, and half of a surrogate pair is no letter.
  const words = text.slice(0, most).replace(/\s+\S*$/u, '')
  return words.replace(/[\uD800-\uDBFF]$/u, '').replace(danglingWords, '')
}

/** The first entries that fit whole. The first one is shortened if it is too long by itself. */
export function clipList(entries: readonly string[], separator: string, most: number): string {
  let list = ''
  for (const entry of entries) {
    const longer = list === '' ? entry : `${list}${separator}${entry}`
    if (longer.length > most) return list === '' ? clipText(entry, most) : list
    list = longer
  }
  return list
}

function findEnds(text: string, mark: RegExp): number[] {
  return Array.from(text.matchAll(mark), ({ 0: found, index }) => index + found.length)
}
