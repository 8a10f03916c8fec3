import { cleanLine } from '#exports/document/clean-text.ts'

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/gu, (sign) => signs[sign] ?? '')
}

/** A formula between its tags, where quotes and > need no escape. They are frequent in it. */
export function escapeFormula(formula: string): string {
  return formula.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** No cell may hold more. */
const mostCharacters = 32_767

/** Text as a cell holds it, on one line. `_x0041_` is how these files write a character, so a typed one is escaped. */
export function toCellText(typed: string): string {
  // Cutting may leave half of a character.
  const line = cleanLine(cleanLine(typed).slice(0, mostCharacters))
  return escapeXml(line).replaceAll(/_(?=x[\dA-Fa-f]{4}_)/gu, '_x005F_')
}
