import { columnLetters } from './column-letters.ts'
import type { Cell } from './workbook-model.ts'
import { toCellText } from './xml-text.ts'

/** One cell. Text is always written as text, whatever it begins with. */
export function writeCell({ column, style, value, formula }: Cell, row: number): string {
  const start = `<c r="${columnLetters(column)}${row}" s="${style}"`
  if (formula !== undefined) {
    return typeof value === 'string'
      ? `${start} t="str"><f>${formula}</f><v>${toCellText(value)}</v></c>`
      : `${start}><f>${formula}</f><v>${value ?? 0}</v></c>`
  }
  if (typeof value === 'number') return `${start}><v>${value}</v></c>`
  if (value === null || value === '') return `${start}/>`
  return `${start} t="inlineStr"><is><t xml:space="preserve">${toCellText(value)}</t></is></c>`
}
