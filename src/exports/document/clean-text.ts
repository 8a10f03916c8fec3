/** Control characters and halves of characters: XML cannot hold them and no font shows them. */
const unwritable = /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\uFFFE\uFFFF]|\p{Surrogate}/gu // oxlint-disable-line no-control-regex -- these are what it removes
const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu
const outerBlankLines = /^(?:[^\S\n]*\n)+|(?:\n[^\S\n]*)+$/gu
const blankLines = /\n(?:[^\S\n]*\n)+/u

/** The text as typed, with every kind of line end as \n and without blank lines around it. */
export function cleanText(typed: string): string {
  return typed.replaceAll(lineEnds, '\n').replaceAll(unwritable, '').replaceAll(outerBlankLines, '')
}

/** For places that have one line, such as a title. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replaceAll(/\s+/gu, ' ').trim()
}

/** Where the person left a line empty, a new paragraph begins. */
export function splitParagraphs(typed: string): string[] {
  return cleanText(typed)
    .split(blankLines)
    .filter((part) => !isBlank(part))
}

/** Short texts under each other in one place, such as a tier's features in a table. */
export function joinLines(typed: readonly string[]): string {
  return typed.filter((text) => !isBlank(text)).join('\n')
}

/** Joiners and direction marks alone show nothing either. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}\p{Surrogate}]/u.test(text)
}
