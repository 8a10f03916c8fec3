import { readZip } from './read-zip.ts'

/** A cell as the file holds it. */
export interface FileCell {
  readonly value: number | string | null
  /** Without the equals sign, or null for a cell without a formula. */
  readonly formula: string | null
  readonly style: number
}

export interface FileSheet {
  readonly name: string
  /** By address, such as 'C12'. */
  readonly cells: ReadonlyMap<string, FileCell>
  readonly xml: string
}

export interface FileBook {
  readonly sheets: readonly FileSheet[]
  /** What formulas call a cell, without print areas. */
  readonly names: ReadonlyMap<string, string>
  readonly parts: ReadonlyMap<string, string>
}

/** Reads the cells of a spreadsheet the way a program does that knows nothing of its writer. */
export function readXlsx(bytes: Uint8Array): FileBook {
  const parts = readZip(bytes)
  const workbook = parts.get('xl/workbook.xml') ?? ''
  const sheets = Array.from(
    workbook.matchAll(/<sheet name="([^"]*)"/gu),
    ([, name = ''], index): FileSheet => {
      const xml = parts.get(`xl/worksheets/sheet${index + 1}.xml`) ?? ''
      return { name: unescapeXml(name), xml, cells: readCells(xml) }
    },
  )
  const names = new Map<string, string>()
  for (const [, name = '', refersTo = ''] of workbook.matchAll(/<definedName name="(\w+)">([^<]*)</gu)) {
    names.set(name, unescapeXml(refersTo))
  }
  return { sheets, names, parts }
}

/** The text or number of a cell, as a person sees it before anything is calculated. */
export function readShown({ sheets }: FileBook, sheet: string, address: string): number | string | null {
  return sheets.find(({ name }) => name === sheet)?.cells.get(address)?.value ?? null
}

function readCells(xml: string): ReadonlyMap<string, FileCell> {
  const cells = new Map<string, FileCell>()
  for (const [, address = '', attributes = '', content = ''] of xml.matchAll(
    /<c r="([A-Z]+\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/gsu,
  )) {
    const formula = /<f>(.*?)<\/f>/su.exec(content)?.[1]
    const value = /<v>(.*?)<\/v>/su.exec(content)?.[1]
    const text = /<t[^>]*>(.*?)<\/t>/su.exec(content)?.[1]
    const isText = attributes.includes('t="str"')
    cells.set(address, {
      style: Number(/s="(\d+)"/u.exec(attributes)?.[1] ?? 0),
      formula: formula === undefined ? null : unescapeXml(formula),
      value:
        text !== undefined
          ? unescapeXml(text)
          : value === undefined
            ? null
            : isText
              ? unescapeXml(value)
              : Number(value),
    })
  }
  return cells
}

function unescapeXml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/_x([\dA-Fa-f]{4})_/gu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
}
