import {
  createPdfKitDocument,
  type FileProperties,
  type PageSize,
  type PdfKitDocument,
  type PdfObject,
} from './pdfkit-document.ts'

/** A PDF file that is being written. All calls to pdfkit go through here. */
export interface PdfFile {
  createObject: (data: Record<string, unknown>) => PdfObject
  /** For parts of the whole file, such as its outline. */
  setCatalogEntry: (name: string, value: unknown) => void
  /** The following calls refer to the page that was added last. */
  addPage: (size: PageSize) => void
  findPageObject: () => PdfObject
  setPageFont: (name: string, font: PdfObject) => void
  setPageGraphicsState: (name: string, state: PdfObject) => void
  setPagePicture: (name: string, picture: PdfObject) => void
  addPageAnnotation: (annotation: PdfObject) => void
  addPageDestination: (name: string, y: number) => void
  writePage: (commands: string) => void
  structureRoot: PdfObject
  /** Assigns the next marks on the page to the element. Returns their number on the page. */
  addPageMarks: (element: PdfObject) => number
  /** Assigns the annotation to the element. */
  linkAnnotation: (annotation: PdfObject, element: PdfObject) => void
  /** A path in SVG's notation as commands for a page. */
  traceSvgPath: (path: string) => string
  /** All of the file's bytes. Nothing can be added afterward. */
  end: () => Promise<Uint8Array>
}

export function createPdfFile(properties: FileProperties): PdfFile {
  const document = createPdfKitDocument(properties)
  escapeMetadata(document)
  return {
    createObject: (data) => document.ref(data),
    setCatalogEntry: (name, value) => {
      document._root.data[name] = value
    },
    addPage: (size) => document.addPage({ size, margin: 0 }),
    findPageObject: () => document.page.dictionary,
    setPageFont: (name, font) => {
      document.page.fonts[name] = font
    },
    setPageGraphicsState: (name, state) => {
      document.page.ext_gstates[name] = state
    },
    setPagePicture: (name, picture) => {
      document.page.xobjects[name] = picture
    },
    addPageAnnotation: (annotation) => {
      document.page.annotations.push(annotation)
    },
    addPageDestination: (name, y) => document.addNamedDestination(name, 'XYZ', null, y, null),
    writePage: (commands) => document.page.write(commands),
    structureRoot: document.getStructTreeRoot(),
    addPageMarks: (element) => {
      const marks = document.getStructParentTree().get(document.page.structParentTreeKey)
      marks.push(element)
      return marks.length - 1
    },
    linkAnnotation: (annotation, element) => {
      const key = document.createStructParentTreeNextKey()
      document.getStructParentTree().add(key, element)
      annotation.data['StructParent'] = key
    },
    traceSvgPath: (path) => traceSvgPath(document, path),
    end: () => collectBytes(document),
  }
}

/** pdfkit supports SVG arcs but writes directly to the page. */
function traceSvgPath(document: PdfKitDocument, path: string): string {
  const traced: string[] = []
  const { addContent } = document
  document.addContent = (command) => {
    traced.push(command)
  }
  document.path(path)
  document.addContent = addContent
  return traced.join('\n')
}

function collectBytes(document: PdfKitDocument): Promise<Uint8Array> {
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

/** pdfkit writes the title into XML without escapes, so an '&' would break the whole block. */
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
