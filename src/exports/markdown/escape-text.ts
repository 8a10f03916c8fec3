/** Characters that are markup anywhere in Markdown. */
const alwaysSpecial = /[\\`*[\]<>~|]/gu
/** An underscore within a word is not markup. */
const looseUnderscore = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu
const entity = /&(?=#?\w+;)/gu
/** GitHub and others turn these into links automatically and then show our escapes inside them. */
const bareLink = /(?<=https?|ftp):(?=\/\/)|(?<=www)\./giu
const blockMark = /^[#>+\-=:]/u
const numbered = /^(\d{1,9})([.)])(?=\s|$)/u
/** Requires a valid host and port, because readers show any other address differently. */
const webAddress = /https?:\/\/\w(?:[\w.-]*\w)?(?::\d+)?(?:[/?#](?:[\w.~:/?#@!$&'()*+,%=-]*[\w/~=])?)?/u
const mailAddress = /[\w.+-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+/u
const address = new RegExp(
  String.raw`(?<![\p{L}\p{N}.+_-])(?:${webAddress.source}|${mailAddress.source})(?![\p{L}\p{N}_@-])`,
  'giu',
)

/**
 * Escapes one line so that a Markdown reader shows it as typed. No character becomes markup, and leading spaces
 * stay (four of them would make it a code block).
 */
export function escapeLine(line: string): string {
  const text = line.trimEnd()
  const body = text.trimStart()
  const indent = text
    .slice(0, text.length - body.length)
    .replaceAll('\t', '    ')
    .replaceAll(/\s/gu, '&nbsp;')
  return indent + escapeLineStart(escapeInline(body))
}

/** A heading cannot contain a line break, and a # at its end would count as its closing mark. */
export function escapeHeading(text: string): string {
  return escapeLine(text.replaceAll(/\s+/gu, ' ').trim()).replace(/(?<=\s)#+$/u, '\\$&')
}

/** A table cell is always one line of Markdown. */
export function escapeCell(text: string): string {
  return text.split('\n').map(escapeLine).join('<br>')
}

function escapeInline(text: string): string {
  // Most lines contain no address, and searching for one is the slow part.
  if (!/@|:\/\//u.test(text)) return escapeWords(text)
  let escaped = ''
  let from = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    // Some readers decode an encoded address, so such an address stays plain text.
    if (/%|xn--/iu.test(found)) continue
    // In angle brackets it is a link in every reader and needs no escapes.
    escaped += `${escapeWords(text.slice(from, index))}<${found}>`
    from = index + found.length
  }
  return escaped + escapeWords(text.slice(from))
}

function escapeWords(text: string): string {
  return text
    .replaceAll(alwaysSpecial, '\\$&')
    .replaceAll(looseUnderscore, '\\_')
    .replaceAll(entity, '\\&')
    .replaceAll(bareLink, '\\$&')
}

function escapeLineStart(line: string): string {
  return line.replace(numbered, '$1\\$2').replace(blockMark, '\\$&')
}
