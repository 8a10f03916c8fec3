import { implementationTimelineCopy as copy } from '#domain/plan/fields/implementation-timeline.ts'
import { appendixDocuments } from '#domain/plan/lists/appendix-documents.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { Block } from '#exports/document/document-model.ts'
import { describeItems } from '#exports/document/item-blocks.ts'
import { keepFilledItems } from '#exports/document/keep-filled-items.ts'

/** The papers that come with the plan: first those that readers know, then the person's own. */
export function describeDocuments({ appendix }: WorkbookData['implementationTimeline']): Block[] {
  const rank = (id: string) => {
    const place = appendixDocuments.findIndex((known) => known.id === id)
    return place === -1 ? appendixDocuments.length : place
  }
  const items = keepFilledItems(appendix, copy.appendix.createBlank)
  return describeItems({
    heading: 'Documents',
    caption: 'Documents that come with the plan, each with a note',
    itemName: 'Document',
    items: items.toSorted((one, other) => rank(one.id) - rank(other.id)),
    columns: [
      { title: 'Document', share: 40, read: ({ name }) => name },
      { title: 'Note', share: 60, read: ({ note }) => note },
    ],
  })
}
