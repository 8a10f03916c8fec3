import { toPdfText } from './pdf-string.ts'
import type { PdfKitDocument, PdfObject } from './pdfkit-document.ts'

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
  /** What it shows, for those who cannot see it. */
  alt?: string
  /** As in the file, such as { O: 'Table', Scope: 'Column' }. */
  attributes?: Record<string, unknown>
}

/** A part of the document as screen readers walk through it. */
export interface StructureElement {
  type: StructureType
  object: PdfObject
  children: (StructureElement | Record<string, unknown>)[]
}

export interface StructureTree {
  root: StructureElement
  /** Children are read in the order in which they were added. */
  add: (parent: StructureElement, type: StructureType, options?: ElementOptions) => StructureElement
  /** Marks on the current page as the element's own; returns their number on the page. */
  addContent: (element: StructureElement) => number
  addAnnotation: (element: StructureElement, annotation: PdfObject) => void
  end: () => void
}

export function createStructureTree(document: PdfKitDocument): StructureTree {
  const treeRoot = document.getStructTreeRoot()
  const elements: StructureElement[] = []

  function create(type: StructureType, parent: PdfObject, options: ElementOptions = {}): StructureElement {
    const data: Record<string, unknown> = { Type: 'StructElem', S: type, P: parent }
    if (options.alt) data['Alt'] = toPdfText(options.alt)
    if (options.attributes) data['A'] = options.attributes
    const element = { type, object: document.ref(data), children: [] }
    elements.push(element)
    return element
  }

  const root = create('Document', treeRoot)
  treeRoot.data['K'] = [root.object]
  // 'Title' is a type of PDF 2; older readers take it for a paragraph.
  treeRoot.data['RoleMap'] = { Title: 'P' }

  return {
    root,
    add: (parent, type, options) => {
      const element = create(type, parent.object, options)
      parent.children.push(element)
      return element
    },
    addContent: (element) => {
      const marks = document.getStructParentTree().get(document.page.structParentTreeKey)
      const number = marks.length
      marks.push(element.object)
      element.children.push({ Type: 'MCR', Pg: document.page.dictionary, MCID: number })
      return number
    },
    addAnnotation: (element, annotation) => {
      const key = document.createStructParentTreeNextKey()
      document.getStructParentTree().add(key, element.object)
      annotation.data['StructParent'] = key
      element.children.push({ Type: 'OBJR', Obj: annotation, Pg: document.page.dictionary })
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
