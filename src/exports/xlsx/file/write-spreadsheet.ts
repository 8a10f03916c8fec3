import type { StyleUse } from './style-book.ts'
import { columnLetters } from './column-letters.ts'
import type { Encode, Sheet, SpreadsheetFile } from './workbook-model.ts'
import { findPrintedEnd, writeSheet } from './write-sheet.ts'
import { writeStyles } from './write-styles.ts'
import { type Deflate, writeZip } from './write-zip.ts'
import { escapeXml, toCellText } from './xml-text.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** What turns texts into a small file. */
export interface Packing {
  readonly encode: Encode
  readonly deflate: Deflate
}

/** The file's bytes: an Office Open XML spreadsheet, ECMA-376. */
export function writeSpreadsheet(
  file: SpreadsheetFile,
  styles: readonly StyleUse[],
  { encode, deflate }: Packing,
): Promise<Uint8Array> {
  const { sheets, creator } = file
  const parts: readonly (readonly [name: string, xml: string])[] = [
    ['[Content_Types].xml', writeContentTypes(sheets)],
    [
      '_rels/.rels',
      writeRelationships([
        [`${office}/relationships/officeDocument`, 'xl/workbook.xml'],
        [`${packages}/relationships/metadata/core-properties`, 'docProps/core.xml'],
        [`${office}/relationships/extended-properties`, 'docProps/app.xml'],
      ]),
    ],
    ['docProps/core.xml', writeCoreProperties(file)],
    [
      'docProps/app.xml',
      `${head}<Properties xmlns="${office}/extended-properties"><Application>${escapeXml(creator)}</Application></Properties>`,
    ],
    ['xl/workbook.xml', writeWorkbook(file)],
    [
      'xl/_rels/workbook.xml.rels',
      writeRelationships([
        ...sheets.map((_, index): [string, string] => [
          `${office}/relationships/worksheet`,
          `worksheets/sheet${index + 1}.xml`,
        ]),
        [`${office}/relationships/styles`, 'styles.xml'],
      ]),
    ],
    ['xl/styles.xml', writeStyles(styles)],
  ]
  return writeZip(
    [
      ...parts.map(([name, xml]) => ({ name, bytes: encode(xml) })),
      ...sheets.map((sheet, index) => ({
        name: `xl/worksheets/sheet${index + 1}.xml`,
        bytes: writeSheet(sheet, encode),
      })),
    ],
    deflate,
  )
}

function writeContentTypes(sheets: readonly Sheet[]): string {
  const override = (part: string, type: string) => `<Override PartName="/${part}" ContentType="${type}"/>`
  return [
    `${head}<Types xmlns="${packages}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    override('xl/workbook.xml', `${types}.sheet.main+xml`),
    ...sheets.map((_, index) => override(`xl/worksheets/sheet${index + 1}.xml`, `${types}.worksheet+xml`)),
    override('xl/styles.xml', `${types}.styles+xml`),
    override('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'),
    override('docProps/app.xml', 'application/vnd.openxmlformats-officedocument.extended-properties+xml'),
    '</Types>',
  ].join('')
}

function writeRelationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const items = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`,
  )
  return `${head}<Relationships xmlns="${packages}/relationships">${items.join('')}</Relationships>`
}

function writeCoreProperties({ title, creator, createdAt }: SpreadsheetFile): string {
  const time = `${createdAt.toISOString().slice(0, 19)}Z`
  return [
    `${head}<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties"`,
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"',
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${toCellText(title)}</dc:title><dc:creator>${escapeXml(creator)}</dc:creator>`,
    `<dcterms:created xsi:type="dcterms:W3CDTF">${time}</dcterms:created>`,
    `<dcterms:modified xsi:type="dcterms:W3CDTF">${time}</dcterms:modified>`,
    '</cp:coreProperties>',
  ].join('')
}

function writeWorkbook({ sheets, names }: SpreadsheetFile): string {
  const list = sheets.map(
    ({ name }, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  const own = names.map(
    ({ name, refersTo }) => `<definedName name="${name}">${escapeXml(refersTo)}</definedName>`,
  )
  // Excel calculates the file again when it may, and until then shows the values that are in it.
  return [
    `${head}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"`,
    ` xmlns:r="${office}/relationships"><bookViews><workbookView activeTab="0"/></bookViews>`,
    `<sheets>${list.join('')}</sheets>`,
    `<definedNames>${[...sheets.flatMap(writePrintNames), ...own].join('')}</definedNames>`,
    '<calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>',
  ].join('')
}

function writePrintNames(sheet: Sheet, index: number): readonly string[] {
  const { name, frozen } = sheet
  const place = escapeXml(quoteSheet(name))
  const end = findPrintedEnd(sheet).replace(/(\d+)$/u, '$$$1')
  const columns = frozen.columns > 0 ? [`${place}!$A:$${columnLetters(frozen.columns - 1)}`] : []
  const rows = frozen.rows > 0 ? [`${place}!$1:$${frozen.rows}`] : []
  return [
    `<definedName name="_xlnm.Print_Area" localSheetId="${index}">${place}!$A$1:$${end}</definedName>`,
    `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${[...columns, ...rows].join(',')}</definedName>`,
  ]
}

/** As formulas name a sheet. */
export function quoteSheet(name: string): string {
  return /^\w+$/u.test(name) ? name : `'${name.replaceAll("'", "''")}'`
}
