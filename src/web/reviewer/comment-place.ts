import type { CommentPlace } from '#domain/sharing/share-event.ts'
import type { DocumentPart } from './document-parts.ts'
import { longestQuote } from './widen-quote.ts'

/** As much as an event may hold. */
const longestContext = 4_000
/** Shorter words, such as a figure, stand in many places by chance. */
const shortestUnique = 12

/** Where a comment on the quoted words of a part belongs. Without a quote, it belongs to all of the part. */
export function describePlace(part: DocumentPart, quote: string, version: number): CommentPlace {
  const { section, sectionTitle, block, column, text, label, field } = part
  return {
    section,
    sectionTitle: sectionTitle.slice(0, 200),
    block,
    part: part.part,
    column,
    quote: (quote.trim() === '' ? text : quote.trim()).slice(0, longestQuote),
    context: writeContext(label, text).slice(0, longestContext),
    field,
    version,
  }
}

function writeContext(label: string, text: string): string {
  return label === '' ? text : `${label}: ${text}`
}

export interface FoundPlace {
  /** The part's position in the list. Null when nothing like it is left. */
  index: number | null
  /** The words of the comment's place are no longer there. */
  isChanged: boolean
}

/**
 * The part that a comment belongs to. In a newer copy it may have moved or changed: then the same words are looked for,
 * first in the same section, and after them a figure of the same name.
 */
export function findPlace(parts: readonly DocumentPart[], place: CommentPlace, version: number): FoundPlace {
  const at = parts.findIndex((part) => isAt(part, place))
  if (place.version === version && at !== -1) return { index: at, isChanged: false }
  const isSame = (part: DocumentPart) => writeContext(part.label, part.text) === place.context
  const isHere = (part: DocumentPart) => part.section === place.section
  const holdsQuote = (part: DocumentPart) =>
    part.label === '' && place.quote.length >= shortestUnique && part.text.includes(place.quote)
  const tries: ((part: DocumentPart) => boolean)[] = [
    (part) => isAt(part, place) && isSame(part),
    (part) => isHere(part) && isSame(part),
    isSame,
    (part) => isHere(part) && holdsQuote(part),
    holdsQuote,
  ]
  for (const fits of tries) {
    const index = parts.findIndex(fits)
    if (index !== -1) return { index, isChanged: false }
  }
  const named = parts.findIndex(
    (part) => isHere(part) && part.label !== '' && place.context.startsWith(`${part.label}: `),
  )
  if (named !== -1) return { index: named, isChanged: true }
  // The same spot of the same field, rewritten.
  const isRewritten = place.field !== null && parts[at]?.field === place.field
  return { index: isRewritten ? at : null, isChanged: true }
}

function isAt(part: DocumentPart, place: CommentPlace): boolean {
  return (
    part.section === place.section &&
    part.block === place.block &&
    part.part === place.part &&
    part.column === place.column
  )
}

/** What a comment is about, in one line: 'Cash at the end of the year, Year 1 · 3,464', or the words. */
export function namePlace({ context, quote, column }: CommentPlace): string {
  const end = context.length - quote.length - 2
  const label = column === null && end < 1 ? '' : context.endsWith(`: ${quote}`) ? context.slice(0, end) : ''
  const words = quote.length > 160 ? `${quote.slice(0, 160).replace(/\s+\S*$/u, '')}…` : quote
  return label === '' ? `“${words}”` : `${label} · ${words}`
}
