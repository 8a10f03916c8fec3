import { mergeTexts } from '#domain/sync/merge-texts.ts'
import type { CommentPlace } from '#domain/sharing/share-event.ts'

export interface ProposedText {
  text: string
  /** The words that it replaces have changed since, so a person has to check the result. */
  isMerged: boolean
}

/** The field's text with the suggested words in it. */
export function proposeText(
  current: string,
  { quote, context, part }: Pick<CommentPlace, 'quote' | 'context' | 'part'>,
  suggestion: string,
): ProposedText {
  const found = findQuote(current, quote)
  if (found) {
    const [start, end] = found
    if (isThere(current, found, quote, suggestion)) return { text: current, isMerged: false }
    return { text: current.slice(0, start) + suggestion + current.slice(end), isMerged: false }
  }
  // A value's name stands before it, and is no part of the field.
  const whole = part === null ? context : context.replace(/^[^:]{1,80}: /u, '')
  const at = whole.indexOf(quote)
  const before = at < 0 ? quote : whole
  const after = at < 0 ? suggestion : whole.slice(0, at) + suggestion + whole.slice(at + quote.length)
  return { text: mergeTexts(before, current, after).text, isMerged: true }
}

/** A suggestion that repeats the quote is there already when all of it stands around the quote. */
function isThere(
  text: string,
  [start, end]: readonly [number, number],
  quote: string,
  suggestion: string,
): boolean {
  const at = suggestion.indexOf(quote.trim())
  if (at === -1) return false
  const after = suggestion.slice(at + quote.trim().length)
  return text.slice(0, start).endsWith(suggestion.slice(0, at)) && text.slice(end).startsWith(after)
}

/** Start and end of the quote. A copy may have other spaces and line breaks. */
function findQuote(text: string, quote: string): [number, number] | null {
  const words = quote.trim().split(/\s+/u).filter(Boolean)
  if (words.length === 0) return null
  const match = new RegExp(words.map(escapeWord).join('\\s+'), 'u').exec(text)
  return match && [match.index, match.index + match[0].length]
}

function escapeWord(word: string): string {
  return word.replaceAll(/[$()*+./?[\\\]^{|}]/gu, String.raw`\$&`)
}
