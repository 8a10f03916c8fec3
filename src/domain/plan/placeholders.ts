export type Placeholder = {
  /** Offsets into the source, brackets included, so that `source.slice(start, end)` is `text`. */
  start: number
  end: number
  text: string
}

// Needs a letter, so that a citation like [1] and an empty checkbox are left alone; the look-ahead leaves
// Markdown links alone. The length keeps a stray bracket from swallowing a paragraph.
const pattern = /\[(?=[^[\]\n\r]*\p{L})[^[\]\n\r]{1,80}\](?!\()/gu

/** The [bracketed words] that a template leaves for the founder to replace, in reading order. */
export function findPlaceholders(source: string): Placeholder[] {
  // Most texts have no bracket, and looking for one character is the fastest search there is.
  if (!source.includes('[')) return []
  return Array.from(source.matchAll(pattern), ({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
    text,
  }))
}
