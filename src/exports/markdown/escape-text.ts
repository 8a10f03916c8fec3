/** Characters that mean something to a Markdown reader wherever they stand. */
const alwaysSpecial = /[\\`*[\]<>~|]/gu
/** Within a word an underscore is only an underscore. */
const looseUnderscore = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu
const entity = /&(?=#?\w+;)/gu
/** GitHub and others make links of these by themselves, and then show our escapes inside them. */
const bareLink = /(?<=https?|ftp):(?=\/\/)|(?<=www)\./giu
const blockMark = /^[#>+\-=:]/u
const numbered = /^(\d{1,9})([.)])(?=\s|$)/u
/** With a host and a port as they should be: readers show any other address in a form of their own. */
const webAddress = /https?:\/\/\w(?:[\w.-]*\w)?(?::\d+)?(?:[/?#](?:[\w.~:/?#@!$&'()*+,%=-]*[\w/~=])?)?/u
const mailAddress = /[\w.+-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+/u
const address = new RegExp(
  String.raw`(?<![\p{L}\p{N}.+_-])(?:${webAddress.source}|${mailAddress.source})(?![\p{L}\p{N}_@-])`,
  'giu',
)

/**
 * One line, so that a Markdown reader shows it as it was typed: no character turns into markup, and spaces in
 * front stay (four of them would make it a block of code).
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

/** A heading cannot break, and a # at its end would be taken for its close. */
export function escapeHeading(text: string): string {
  return escapeLine(text.replaceAll(/\s+/gu, ' ').trim()).replace(/(?<=\s)#+$/u, '\\$&')
}

/** A table's cell is one line of Markdown whatever stands in it. */
export function escapeCell(text: string): string {
  return text.split('\n').map(escapeLine).join('<br>')
}

function escapeInline(text: string): string {
  // Most lines hold no address, and looking for one is the slow part.
  if (!/@|:\/\//u.test(text)) return escapeWords(text)
  let escaped = ''
  let from = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    // Some readers show an encoded address decoded, so that one stays plain text.
    if (/%|xn--/iu.test(found)) continue
    // In angle brackets it is a link in every reader, and nothing in it needs an escape.
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
