import { cleanLine } from '#exports/document/clean-text.ts'

const sentenceEnd = /[.!?…](?=\s|$)|[。！？]/gu

/** As many whole sentences as fit, or the first words of a long one. */
export function clipText(typed: string, most: number): string {
  const text = cleanLine(typed)
  if (text.length <= most) return text
  const ends = Array.from(text.matchAll(sentenceEnd), ({ 0: mark, index }) => index + mark.length)
  const end = ends.findLast((place) => place <= most)
  if (end !== undefined) return text.slice(0, end)
  // The last word is probably cut, and half of a surrogate pair is no letter.
  const words = text.slice(0, most).replace(/\s+\S*$/u, '')
  return `${words.replace(/[\uD800-\uDBFF]$/u, '')}…`
}
