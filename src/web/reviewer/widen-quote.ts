/**
 * The selected words, with as many beside them as tell them from the same words earlier in the text. A comment keeps
 * its words and not their position, because positions change with every edit before them.
 */
export function widenQuote(text: string, start: number, quote: string): string {
  let [from, to] = [start, start + quote.length]
  if (text.slice(from, to) !== quote) return quote
  while (text.indexOf(text.slice(from, to)) < from) {
    from = text.slice(0, from).trimEnd().search(/\S+$/u)
    to += /^\s*\S*/u.exec(text.slice(to))?.[0].length ?? 0
  }
  return text.slice(from, to)
}
