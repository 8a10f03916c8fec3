import { quote } from '#advisor/wording/quote.ts'

const farIn = 60

/** A sentence in quotation marks, from the part that has the mark if that comes late in it. */
export function quoteNear(sentence: string, mark: string): string {
  const start = sentence.indexOf(mark)
  if (start + mark.length < 80 || start < 0) return quote(sentence, 80)
  const before = sentence.lastIndexOf(', ', start)
  const from = before > start - farIn && before > 0 ? before + 2 : sentence.indexOf(' ', start - 30) + 1
  return quote(`…${sentence.slice(Math.max(0, from))}`, 80)
}
