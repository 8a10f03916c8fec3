import * as pdfkit from 'pdfkit'

/** An object of the file, numbered now and written when it ends. */
export interface PdfObject {
  data: Record<string, unknown>
  end: (stream?: Uint8Array | string) => void
}

/**
 * What we use of pdfkit, most of which it does not document: objects, pages, compression and the file around them.
 * Its own text, table and structure calls lay out word by word, know no direction of writing, and lose the page of
 * an annotation. A test names each of these, as an update may change any.
 */
export interface PdfKitDocument {
  page: PdfKitPage
  info: Record<string, unknown>
  /** The file's catalog. */
  _root: PdfObject
  ref: (data: Record<string, unknown>) => PdfObject
  addPage: () => void
  addContent: (commands: string) => void
  path: (svgPath: string) => void
  addNamedDestination: (name: string, kind: 'XYZ', left: number | null, top: number, zoom: null) => void
  getStructTreeRoot: () => PdfObject
  /** For each page the elements of its marks, by their numbers; for each annotation its element. */
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
  annotations: PdfObject[]
  structParentTreeKey: number
  write: (content: string) => void
}

export interface FileProperties {
  title: string
  creator: string
  language: string
  createdAt: Date
  pageSize: readonly [width: number, height: number]
}

export function createPdfKitDocument(properties: FileProperties): PdfKitDocument {
  const { title, creator, language, createdAt, pageSize } = properties
  const options = {
    pdfVersion: '1.7',
    size: pageSize,
    margin: 0,
    autoFirstPage: false,
    tagged: true,
    displayTitle: true,
    lang: language,
    // None of pdfkit's own fonts: they know only the letters of Western Europe.
    font: null,
    info: { Title: title, Creator: creator, Producer: creator, CreationDate: createdAt },
  }
  const { PDFDocument } = pdfkit as unknown as { PDFDocument: new (options: object) => PdfKitDocument }
  return new PDFDocument(options)
}

/** A text for a dictionary of the file. pdfkit takes a plain string for a name, and a String object for a text. */
export function toPdfText(text: string): object {
  // oxlint-disable-next-line unicorn/new-for-builtins, eslint/no-new-wrappers -- the only way to tell pdfkit
  return new String(text)
}
