import * as pdfkit from 'pdfkit'
import { pageHeight, pageWidth } from './page-geometry.ts'

/** An object of the file, numbered now and written when it ends. */
export interface PdfObject {
  data: Record<string, unknown>
  end: (stream?: Uint8Array | string) => void
}

export interface PdfKitPage {
  dictionary: PdfObject
  fonts: Record<string, PdfObject>
  ext_gstates: Record<string, PdfObject>
  annotations: PdfObject[]
  structParentTreeKey: number
  write: (content: string) => void
}

/**
 * The lower floor of pdfkit: objects, pages, compression and the file around them. Its own text, table and
 * structure calls lay out word by word, know no direction of writing, and lose the page of an annotation.
 */
export interface PdfKitDocument {
  page: PdfKitPage
  info: Record<string, unknown>
  _root: PdfObject
  ref: (data?: unknown) => PdfObject
  addPage: () => void
  addContent: (commands: string) => void
  path: (svgPath: string) => void
  addNamedDestination: (name: string, kind: 'XYZ', left: number | null, top: number, zoom: null) => void
  getStructTreeRoot: () => PdfObject
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

interface FileProperties {
  title: string
  creator: string
  language: string
  createdAt: Date
}

export function createPdfKitDocument({
  title,
  creator,
  language,
  createdAt,
}: FileProperties): PdfKitDocument {
  const options = {
    pdfVersion: '1.7',
    size: [pageWidth, pageHeight],
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
  const document = new PDFDocument(options)
  escapeMetadata(document)
  return document
}

/** All of the file's bytes. Nothing can be added afterwards. */
export function finishPdf(document: PdfKitDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve) => {
    document.on('data', (chunk) => chunks.push(chunk))
    document.on('end', () => {
      const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
      let offset = 0
      for (const chunk of chunks) {
        bytes.set(chunk, offset)
        offset += chunk.length
      }
      resolve(bytes)
    })
    document.end()
  })
}

/** pdfkit writes the title into XML as it is; one with '&' would spoil the whole block. */
function escapeMetadata(document: PdfKitDocument): void {
  const endMetadata = document.endMetadata.bind(document)
  document.endMetadata = () => {
    const { info } = document
    document.info = Object.fromEntries(
      Object.entries(info).map(([key, value]) => [key, typeof value === 'string' ? escapeXml(value) : value]),
    )
    endMetadata()
    document.info = info
  }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
