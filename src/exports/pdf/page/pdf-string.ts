/** A text for a dictionary of the file. pdfkit takes a plain string for a name, and a String object for a text. */
export function toPdfText(text: string): object {
  // oxlint-disable-next-line unicorn/new-for-builtins, eslint/no-new-wrappers -- the only way to tell pdfkit
  return new String(text)
}

/** The same within a page's own commands. */
export function toHexText(text: string): string {
  let hex = 'feff'
  for (let index = 0; index < text.length; index += 1)
    hex += text.charCodeAt(index).toString(16).padStart(4, '0')
  return `<${hex}>`
}

export function formatNumber(value: number): string {
  return String(Math.round(value * 100) / 100)
}
