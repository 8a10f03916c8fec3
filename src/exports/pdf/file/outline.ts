import type { PdfFile } from './pdf-file.ts'
import { type PdfObject, toPdfText } from './pdfkit-document.ts'

interface Bookmark {
  title: string
  page: PdfObject
  /** From the page's lower edge, as PDF counts. */
  top: number
  children: Bookmark[]
}

/** The bookmarks beside the pages: sections with their parts. */
export interface Outline {
  /** On the current page. */
  add: (level: 1 | 2, title: string, y: number, pageHeight: number) => void
  end: () => void
}

export function createOutline(file: PdfFile): Outline {
  const sections: Bookmark[] = []
  return {
    add: (level, title, y, pageHeight) => {
      const bookmark = {
        title,
        page: file.findPageObject(),
        top: Math.round(pageHeight - y + 12),
        children: [],
      }
      const siblings = level === 1 ? sections : (sections.at(-1)?.children ?? sections)
      siblings.push(bookmark)
    },
    end: () => {
      if (sections.length === 0) return
      const root = file.createObject({ Type: 'Outlines' })
      writeBookmarks(file, root, sections)
      root.data['Count'] = sections.length
      root.end()
      file.setCatalogEntry('Outlines', root)
      file.setCatalogEntry('PageMode', 'UseOutlines')
    },
  }
}

function writeBookmarks(file: PdfFile, parent: PdfObject, bookmarks: readonly Bookmark[]): void {
  const objects = bookmarks.map(({ title, page, top }) =>
    file.createObject({
      Title: toPdfText(title),
      Parent: parent,
      Dest: [page, 'XYZ', null, top, null],
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
      writeBookmarks(file, object, children)
      // Initially collapsed.
      object.data['Count'] = -children.length
    }
    object.end()
  })
}
