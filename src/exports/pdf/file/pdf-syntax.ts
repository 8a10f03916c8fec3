/** A text within a page's own commands. */
export function toHexText(text: string): string {
  let hex = 'feff'
  for (let index = 0; index < text.length; index += 1)
    hex += text.charCodeAt(index).toString(16).padStart(4, '0')
  return `<${hex}>`
}

export function formatNumber(value: number): string {
  return String(Math.round(value * 100) / 100)
}
