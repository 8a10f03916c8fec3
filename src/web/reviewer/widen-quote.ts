/** As much as an event may hold. */
export const longestQuote = 2_000

/**
 * The selected words, with as many beside them as tell them from the same words earlier in the text. A comment keeps
 * its words and not their position, because positions change with every edit before them. Where the longest quote
 * does not tell them apart either, it is not widened further.
 */
export function widenQuote(text: string, start: number, quote: string): string {
  let [from, to] = [start, start + quote.length]
  if (text.slice(from, to) !== quote) return quote
  while (to - from < longestQuote && text.indexOf(text.slice(from, to)) < from) {
    from = findWordStart(text, from)
    to += /^\s*\S*/u.exec(text.slice(to, to + longestQuote))?.[0].length ?? 0
  }
  return text.slice(from, to)
}

/** Where the word before this place begins. */
function findWordStart(text: string, place: number): number {
  const before = text.slice(Math.max(0, place - longestQuote), place).trimEnd()
  const words = /\S*$/u.exec(before)?.[0].length ?? 0
  return Math.max(0, place - longestQuote) + before.length - words
}
