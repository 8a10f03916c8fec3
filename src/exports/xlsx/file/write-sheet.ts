import { columnLetters } from './column-letters.ts'
import type { Encode, Sheet } from './workbook-model.ts'

/** A year, its names and its sums fit on the width of a page at this size, in percent. */
const scaleOfPages = 52

/** One sheet. The order of the elements is part of the format. */
export function writeSheet(sheet: Sheet, encode: Encode): Uint8Array {
  const { frozen, widths, pageEnds, tabColor } = sheet
  const start = [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    `<sheetPr><tabColor rgb="FF${tabColor.slice(1).toUpperCase()}"/>`,
    `<pageSetUpPr fitToPage="${pageEnds.length === 0 ? 1 : 0}"/></sheetPr>`,
    `<dimension ref="A1:${findEnd(sheet)}"/>`,
    `<sheetViews><sheetView showGridLines="0" workbookViewId="0">${writePane(frozen)}</sheetView></sheetViews>`,
    '<sheetFormatPr defaultRowHeight="15"/>',
    `<cols>${widths.map(writeWidth).join('')}</cols>`,
    '<sheetData>',
  ]
  const pages =
    pageEnds.length === 0
      ? 'fitToWidth="1" fitToHeight="0"'
      : `scale="${scaleOfPages}" pageOrder="overThenDown"`
  const end = [
    '</sheetData>',
    '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>',
    `<pageSetup orientation="landscape" ${pages}/>`,
    '<headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>',
    writePageEnds(pageEnds),
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

function writePageEnds(ends: readonly number[]): string {
  if (ends.length === 0) return ''
  const breaks = ends.map((column) => `<brk id="${column + 1}" max="1048575" man="1"/>`)
  return `<colBreaks count="${ends.length}" manualBreakCount="${ends.length}">${breaks.join('')}</colBreaks>`
}
