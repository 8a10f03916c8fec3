/**
 * Makes error messages safe to keep: what went wrong, without the person's text. The browser scrubs a message
 * before it sends it, and the server before it logs it.
 */

const maxLogLength = 500
const maxReportLength = 200

/** For our own log. Removes people's addresses, the queries of links and quoted data. Names of things stay. */
export function scrubForLog(message: string): string {
  return scrubAddresses(message)
    .replaceAll(/"((?:\\.|[^"\\])*)"?/g, (quoted, inside: string) => (isName(inside) ? quoted : '"…"'))
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, maxLogLength)
}

/**
 * For a report from a browser, where an error may quote text that a person typed. Only the error's own words stay.
 */
export function scrubForReport(message: string): string {
  const reactCode = /Minified React error #\d+/.exec(message)?.[0]
  if (reactCode) return reactCode
  return (
    scrubAddresses(message)
      // Serialized data begins with a bracket, and nothing after it is the error's own.
      .replace(/[[{][\s\S]*$/, '…')
      .replaceAll(/"(?:\\.|[^"\\])*"?|“[^”]*”?|„[^“”]*[“”]?|«[^»]*»?|`[^`]*`?/g, '…')
      // An apostrophe inside a word is not a quote.
      .replaceAll(/(?<![\p{L}\p{N}])'[^']*'?(?![\p{L}\p{N}])/gu, '…')
      .replaceAll(/\d+/g, '#')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, maxReportLength)
  )
}

/** Whole words first: a pattern that looks for the sign within one tries again at each of its letters. */
function scrubAddresses(message: string): string {
  return message
    .replaceAll(/[^\s<>"'()]+/g, (word) => (word.slice(1, -1).includes('@') ? '(address)' : word))
    .replaceAll(/https?:\/\/[^\s"'()]*/g, (link) => link.replace(/[?#].*$/, '?…'))
}

/** The name of a table, a constraint or a setting. */
function isName(text: string): boolean {
  return /^[a-z][a-z0-9_.]{0,62}$/.test(text)
}
