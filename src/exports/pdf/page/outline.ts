import { pageHeight } from './page-geometry.ts'
import { toPdfText } from './pdf-string.ts'
import type { PdfKitDocument, PdfObject } from './pdfkit-document.ts'

interface Bookmark {
  title: string
  page: PdfObject
  y: number
  children: Bookmark[]
}

/** The bookmarks beside the pages: sections, and under each its parts. */
export interface Outline {
  /** On the current page. */
  add: (level: 1 | 2, title: string, y: number) => void
  end: () => void
}

export function createOutline(document: PdfKitDocument): Outline {
  const sections: Bookmark[] = []
  return {
    add: (level, title, y) => {
      const bookmark = { title, page: document.page.dictionary, y, children: [] }
      const siblings = level === 1 ? sections : (sections.at(-1)?.children ?? sections)
      siblings.push(bookmark)
    },
    end: () => {
      if (sections.length === 0) return
      const root = document.ref({ Type: 'Outlines' })
      writeBookmarks(document, root, sections)
      root.data['Count'] = sections.length
      root.end()
      document._root.data['Outlines'] = root
      document._root.data['PageMode'] = 'UseOutlines'
    },
  }
}

function writeBookmarks(document: PdfKitDocument, parent: PdfObject, bookmarks: readonly Bookmark[]): void {
  const objects = bookmarks.map(({ title, page, y }) =>
    document.ref({
      Title: toPdfText(title),
      Parent: parent,
      Dest: [page, 'XYZ', null, Math.round(pageHeight - y + 12), null],
    }),
  )
  parent.data['First'] = objects[0]
  parent.data['Last'] = objects.at(-1)
  bookmarks.forEach(({ children }, index) => {
    const object = objects[index]
    if (!object) return
    const [previous, next] = [objects[index - 1], objects[index + 1]]
    if (previous) object.data['Prev'] = previous
    if (next) object.data['Next'] = next
    if (children.length > 0) {
      writeBookmarks(document, object, children)
      // Closed at first.
      object.data['Count'] = -children.length
    }
    object.end()
  })
}
