import { columnLetters } from './column-letters.ts'
import { escapeXml } from './xml-text.ts'
import type { Encode, Sheet } from './workbook-model.ts'

/** One sheet. The order of the elements is part of the format. */
export function writeSheet(sheet: Sheet, encode: Encode): Uint8Array {
  const { frozen, widths, printed, tabColor } = sheet
  const start = [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    `<sheetPr><tabColor rgb="FF${tabColor.slice(1).toUpperCase()}"/>`,
    '<pageSetUpPr fitToPage="1"/></sheetPr>',
    `<dimension ref="A1:${findEnd(sheet)}"/>`,
    `<sheetViews><sheetView showGridLines="0" workbookViewId="0">${writePane(frozen)}</sheetView></sheetViews>`,
    '<sheetFormatPr defaultRowHeight="15"/>',
    `<cols>${widths.map(writeWidth).join('')}</cols>`,
    '<sheetData>',
  ]
  const what = printed ? `&amp;C${escapeXml(printed.what)}` : ''
  const end = [
    '</sheetData>',
    '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>',
    '<pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/>',
    `<headerFooter><oddFooter>&amp;L&amp;A${what}&amp;R&amp;P / &amp;N</oddFooter></headerFooter>`,
    '</worksheet>',
  ]
  return join([encode(start.join('')), ...sheet.rows.map(({ bytes }) => bytes), encode(end.join(''))])
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

/** The last cell on paper. */
export function findPrintedEnd(sheet: Sheet): string {
  const { printed } = sheet
  const end = findEnd(sheet)
  return printed ? end.replace(/^[A-Z]+/u, columnLetters(printed.columns - 1)) : end
}

/** The last cell that is used, such as 'BK40'. */
export function findEnd({ rows }: Sheet): string {
  let last = 0
  for (const { lastColumn } of rows) last = Math.max(last, lastColumn)
  return `${columnLetters(last)}${rows.at(-1)?.number ?? 1}`
}

function writePane({ rows, columns }: Sheet['frozen']): string {
  const corner = `${columnLetters(columns)}${rows + 1}`
  const sides = [
    columns > 0 ? ` xSplit="${columns}"` : '',
    rows > 0 ? ` ySplit="${rows}"` : '',
    ` topLeftCell="${corner}"`,
  ].join('')
  const pane = columns > 0 && rows > 0 ? 'bottomRight' : 'bottomLeft'
  return `<pane${sides} activePane="${pane}" state="frozen"/><selection pane="${pane}" activeCell="${corner}" sqref="${corner}"/>`
}

function writeWidth(width: number, index: number): string {
  return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`
}
