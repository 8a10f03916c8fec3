import * as pdfkit from 'pdfkit'

/** An object of the file, numbered now and written when it ends. */
export interface PdfObject {
  data: Record<string, unknown>
  end: (stream?: Uint8Array | string) => void
}

/**
 * The parts of pdfkit that we use, most of them undocumented: objects, pages, compression and the file itself.
 * Its own text, table and structure calls lay out word by word, do not support writing directions, and lose the
 * page of an annotation. A test checks each member, because an update may change any of them.
 */
export interface PdfKitDocument {
  page: PdfKitPage
  info: Record<string, unknown>
  /** The file's catalog. */
  _root: PdfObject
  ref: (data: Record<string, unknown>) => PdfObject
  addPage: (options: { size: PageSize; margin: number }) => void
  addContent: (commands: string) => void
  path: (svgPath: string) => void
  addNamedDestination: (name: string, kind: 'XYZ', left: number | null, top: number, zoom: null) => void
  getStructTreeRoot: () => PdfObject
  /** The elements of each page's marks, by their numbers, and the element of each annotation. */
  getStructParentTree: () => {
    get: (key: number) => PdfObject[]
    add: (key: number, value: PdfObject) => void
  }
  createStructParentTreeNextKey: () => number
  endMetadata: () => void
  end: () => void
  on: ((event: 'data', listener: (chunk: Uint8Array) => void) => void) &
    ((event: 'end', listener: () => void) => void)
}

export interface PdfKitPage {
  dictionary: PdfObject
  fonts: Record<string, PdfObject>
  ext_gstates: Record<string, PdfObject>
  xobjects: Record<string, PdfObject>
  annotations: PdfObject[]
  structParentTreeKey: number
  write: (content: string) => void
}

export interface FileProperties {
  title: string
  creator: string
  language: string
  createdAt: Date
}

export type PageSize = readonly [width: number, height: number]

export function createPdfKitDocument(properties: FileProperties): PdfKitDocument {
  const { title, creator, language, createdAt } = properties
  const options = {
    pdfVersion: '1.7',
    autoFirstPage: false,
    tagged: true,
    displayTitle: true,
    lang: language,
    // No pdfkit fonts, because they only have Western European letters.
    font: null,
    info: { Title: title, Creator: creator, Producer: creator, CreationDate: createdAt },
  }
  const { PDFDocument } = pdfkit as unknown as { PDFDocument: new (options: object) => PdfKitDocument }
  return new PDFDocument(options)
}

/** A text for a dictionary of the file. pdfkit treats a plain string as a name and a String object as text. */
export function toPdfText(text: string): object {
  // oxlint-disable-next-line unicorn/new-for-builtins, eslint/no-new-wrappers -- the only way to tell pdfkit
  return new String(text)
}
