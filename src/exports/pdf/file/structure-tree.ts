import type { PdfFile } from './pdf-file.ts'
import { type PdfObject, toPdfText } from './pdfkit-document.ts'

export type StructureType =
  | 'Document'
  | 'Sect'
  | 'TOC'
  | 'TOCI'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'Title'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Link'

interface ElementOptions {
  /** A description for people who cannot see it. */
  alt?: string
  /** As in the file, such as { O: 'Table', Scope: 'Column' }. */
  attributes?: Record<string, unknown>
}

/** A part of the document, in the structure that screen readers use. */
export interface StructureElement {
  type: StructureType
  object: PdfObject
  children: (StructureElement | Record<string, unknown>)[]
}

export interface StructureTree {
  root: StructureElement
  /** Screen readers read children in the order in which they were added. */
  add: (parent: StructureElement, type: StructureType, options?: ElementOptions) => StructureElement
  /** Assigns marks on the current page to the element. Returns their number on the page. */
  addContent: (element: StructureElement) => number
  addAnnotation: (element: StructureElement, annotation: PdfObject) => void
  end: () => void
}

export function createStructureTree(file: PdfFile): StructureTree {
  const { structureRoot } = file
  const elements: StructureElement[] = []

  function create(type: StructureType, parent: PdfObject, options: ElementOptions = {}): StructureElement {
    const data: Record<string, unknown> = { Type: 'StructElem', S: type, P: parent }
    if (options.alt) data['Alt'] = toPdfText(options.alt)
    if (options.attributes) data['A'] = options.attributes
    const element = { type, object: file.createObject(data), children: [] }
    elements.push(element)
    return element
  }

  const root = create('Document', structureRoot)
  structureRoot.data['K'] = [root.object]
  // 'Title' is a PDF 2 type. Older readers treat it as a paragraph.
  structureRoot.data['RoleMap'] = { Title: 'P' }

  return {
    root,
    add: (parent, type, options) => {
      const element = create(type, parent.object, options)
      parent.children.push(element)
      return element
    },
    addContent: (element) => {
      const number = file.addPageMarks(element.object)
      element.children.push({ Type: 'MCR', Pg: file.findPageObject(), MCID: number })
      return number
    },
    addAnnotation: (element, annotation) => {
      file.linkAnnotation(annotation, element.object)
      element.children.push({ Type: 'OBJR', Obj: annotation, Pg: file.findPageObject() })
    },
    end: () => {
      for (const { object, children } of elements) {
        object.data['K'] = children.map((child) => (isElement(child) ? child.object : child))
        object.end()
      }
    },
  }
}

function isElement(child: StructureElement | Record<string, unknown>): child is StructureElement {
  return 'object' in child
}
