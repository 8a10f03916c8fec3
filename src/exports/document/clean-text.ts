/** Control characters and lone surrogates, which XML does not allow and no font shows. */
const unwritable = /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\uFFFE\uFFFF]|\p{Surrogate}/gu // oxlint-disable-line no-control-regex -- these are what it removes
const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu
const blankLines = /\n(?:[^\S\n]*\n)+/u

/** The text as typed, with every kind of line end as \n and without blank lines around it. */
export function cleanText(typed: string): string {
  return dropOuterBlankLines(typed.replaceAll(lineEnds, '\n').replaceAll(unwritable, ''))
}

/** Spaces beside the first and the last words stay. A pattern would try again at each of a thousand line ends. */
function dropOuterBlankLines(text: string): string {
  const first = text.lastIndexOf('\n', text.length - text.trimStart().length - 1) + 1
  const last = text.indexOf('\n', text.trimEnd().length)
  return text.slice(first, last < first ? undefined : last)
}

/** For places with only one line, such as a title. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replaceAll(/\s+/gu, ' ').trim()
}

/** An empty line starts a new paragraph. */
export function splitParagraphs(typed: string): string[] {
  return cleanText(typed)
    .split(blankLines)
    .filter((part) => !isBlank(part))
}

/** Short texts on separate lines, such as a tier's features in a table. */
export function joinLines(typed: readonly string[]): string {
  return typed.filter((text) => !isBlank(text)).join('\n')
}

/** Joiners and direction marks alone are also invisible. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}\p{Surrogate}]/u.test(text)
}
