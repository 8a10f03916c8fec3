/**
 * Messages of errors, fit to be kept: what went wrong without whose words it went wrong on. Both the browser, before
 * it sends one, and the server, before it writes one down, pass them through here.
 */

const maxLogLength = 500
const maxReportLength = 200

/** For a log of our own: addresses of people, queries of links and quoted data go; names of things stay. */
export function scrubForLog(message: string): string {
  return scrubAddresses(message)
    .replaceAll(/"((?:\\.|[^"\\])*)"/g, (quoted, inside: string) => (isName(inside) ? quoted : '"…"'))
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, maxLogLength)
}

/** For a report from a browser, where an error may quote what a person typed: only the error's own words stay. */
export function scrubForReport(message: string): string {
  const reactCode = /Minified React error #\d+/.exec(message)?.[0]
  if (reactCode) return reactCode
  return (
    scrubAddresses(message)
      // Data that was written out begins with a bracket, and nothing after it is the error's own.
      .replace(/[[{][\s\S]*$/, '…')
      .replaceAll(/"(?:\\.|[^"\\])*"?|“[^”]*”?|„[^“”]*[“”]?|«[^»]*»?|`[^`]*`?/g, '…')
      // An apostrophe inside a word quotes nothing.
      .replaceAll(/(?<![\p{L}\p{N}])'[^']*'?(?![\p{L}\p{N}])/gu, '…')
      .replaceAll(/\d+/g, '#')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, maxReportLength)
  )
}

function scrubAddresses(message: string): string {
  return message
    .replaceAll(/[^\s<>"'()]+@[^\s<>"'()]+/g, '(address)')
    .replaceAll(/(https?:\/\/[^\s?#"'()]*)[?#][^\s"'()]*/g, '$1?…')
}

/** A table, a constraint, a setting. */
function isName(text: string): boolean {
  return /^[a-z][a-z0-9_.]{0,62}$/.test(text)
}
