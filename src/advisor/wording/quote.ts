import { isBlank, readBeginning } from '#advisor/facts/texts.ts'

/** A text on one line, cut between words, to stand in a sentence or a list. Empty when the text is blank. */
export function shorten(text: string, maxLength = 160): string {
  const line = findLine(text.trimStart(), maxLength)
  if (line.length <= maxLength) return line
  // A character has two code units at most.
  const characters = Array.from(line.slice(0, 2 * maxLength + 2))
  if (characters.length <= maxLength) return line
  const cut = characters.slice(0, maxLength).join('')
  const lastSpace = cut.lastIndexOf(' ')
  // Languages without spaces are cut anywhere but inside a character.
  const kept = lastSpace > maxLength / 2 ? cut.slice(0, lastSpace) : cut
  return `${kept.replace(/[\s,;:.&(–-]{1,5}$/u, '')}…`
}

/** As much of the text as is needed, on one line. Most texts have no long gaps, so a part of a long one is enough. */
function findLine(text: string, maxLength: number): string {
  const start = joinLines(text.slice(0, 4 * maxLength))
  return text.length > 4 * maxLength && start.length <= 2 * maxLength + 2
    ? joinLines(readBeginning(text))
    : start
}

function joinLines(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim()
}

/** The person's own words in quotation marks. */
export function quote(text: string, maxLength = 48): string {
  return `“${shorten(text, maxLength)}”`
}

/** “Blue Cup”, “Joe’s” and 3 more. Entries without words of their own are called by the given word. */
export function quoteList(texts: readonly string[], unnamed: string, shown = 2): string {
  const names = texts
    .slice(0, shown)
    .map((text) => (isBlank(text) ? `an unnamed ${unnamed}` : quote(text, 32)))
  const distinct = [...new Set(names)]
  const left = texts.length - shown
  if (left > 0) return `${distinct.join(', ')} and ${left} more`
  return distinct.join(' and ')
}
