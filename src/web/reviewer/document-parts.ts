import { type Block, type DocumentSection, type PlanDocument } from '#exports/document/document-model.ts'
import { type OpenedCopy, writePlaceKey } from '#exports/sharing/shared-copy.ts'

/** A piece of the document that a comment can belong to. */
export interface DocumentPart {
  /** The section's position, and its id and title. */
  sectionIndex: number
  section: string
  sectionTitle: string
  block: number
  part: number | null
  column: number | null
  text: string
  /** What the text is a value of: 'Cash at the end of the year, Year 1'. Empty for running text. */
  label: string
  /** Whether other words can be suggested for it. */
  isWords: boolean
  field: string | null
}

/** The plan, and after it the review, as one document. */
export function joinDocuments({ document, review }: OpenedCopy): PlanDocument {
  if (!review) return document
  const added = review.sections.map((section) => ({ ...section, number: null }))
  return { ...document, sections: [...document.sections, ...added] }
}

/** Every part, in the order of the document. */
export function listParts({ sections }: PlanDocument, places: OpenedCopy['places']): DocumentPart[] {
  return sections.flatMap((section, sectionIndex) =>
    section.blocks.flatMap((block, blockIndex) =>
      listBlockParts(block).map((piece) => ({
        ...describeSection(section),
        sectionIndex,
        block: blockIndex,
        ...piece,
        field: findField(places, sectionIndex, blockIndex, piece),
      })),
    ),
  )
}

function describeSection({ id, title }: DocumentSection) {
  return { section: id, sectionTitle: title }
}

type Piece = Pick<DocumentPart, 'part' | 'column' | 'text' | 'label' | 'isWords'>

function listBlockParts(block: Block): Piece[] {
  switch (block.type) {
    case 'heading':
      return [{ part: null, column: null, text: block.text, label: '', isWords: false }]
    case 'paragraph':
      return [{ part: null, column: null, text: block.text, label: '', isWords: true }]
    case 'list':
      return block.items.map((text, part) => ({ part, column: null, text, label: '', isWords: true }))
    case 'facts':
      return block.facts.map(({ label, value }, part) => ({
        part,
        column: null,
        text: value,
        label,
        isWords: true,
      }))
    case 'figures':
      return block.figures.map(({ label, value }, part) => ({
        part,
        column: null,
        text: value,
        label,
        isWords: false,
      }))
    case 'table':
      return block.rows.flatMap((row, part) =>
        row.map((text, index) => ({
          part,
          // The name of a row stands for the whole row.
          column: index === 0 ? null : index,
          text,
          label: index === 0 ? '' : nameCell(row[0], block.columns[index]?.title),
          isWords: block.rowKinds === undefined && block.columns[index]?.align !== 'right',
        })),
      )
    case 'chart':
      return [{ part: null, column: null, text: block.title, label: '', isWords: false }]
    case 'risk-matrix':
    case 'payback':
    case 'timeline':
      return [{ part: null, column: null, text: block.description, label: '', isWords: false }]
    case 'writing-lines':
      break
  }
  return []
}

function nameCell(row = '', column = ''): string {
  return [row, column]
    .map((name) => name.replaceAll(/\s+/g, ' ').trim())
    .filter((name) => name !== '')
    .join(', ')
}

/** A row's own field is that of its name. */
function findField(
  places: OpenedCopy['places'],
  section: number,
  block: number,
  { part, column }: Piece,
): string | null {
  const read = (last: number | null) => {
    const key = writePlaceKey(section, block, part, last)
    return Object.hasOwn(places, key) ? places[key] : undefined
  }
  return read(column) ?? (part !== null && column === null ? read(0) : undefined) ?? null
}
