import { cleanLine, cleanText, isBlank } from './clean-text.ts'
import type { Block, TableBlock } from './document-model.ts'
import { describePart, writeFacts } from './text-blocks.ts'

export interface ItemColumn<Item> {
  title: string
  /** Its share of the width. */
  share: number
  align?: 'left' | 'right'
  read: (item: Item, index: number) => string
}

export interface ItemPart<Item> {
  /** Left out where the section title already says it. */
  heading?: string
  /** Says what the table shows. */
  caption: string
  items: readonly Item[]
  /** The first names the item. */
  columns: readonly [ItemColumn<Item>, ...ItemColumn<Item>[]]
  /** The name for an item that has none: 'Competitor' becomes 'Competitor 2'. */
  itemName: string
  /** A last row, such as a total, with one text per column. */
  closingRow?: readonly string[]
}

/**
 * Shows the items of a list as a table, or one below the other when a text is too long for a column. Empty
 * columns are left out.
 */
export function describeItems<Item>(part: ItemPart<Item>): Block[] {
  if (part.items.length === 0) return []
  const rows = part.items.map((item, index) => part.columns.map(({ read }) => readCell(read(item, index))))
  const table = buildTable(part, rows)
  const content = isTooLong(table) ? writeOneByOne(part, rows) : [table]
  return part.heading === undefined ? content : describePart(part.heading, content)
}

function readCell(typed: string): string {
  const text = cleanText(typed)
  return isBlank(text) ? '' : text
}

function buildTable<Item>(part: ItemPart<Item>, itemRows: readonly string[][]): TableBlock {
  const rows = part.closingRow ? [...itemRows, part.closingRow] : itemRows
  const isShown = (_: unknown, index: number) => index === 0 || itemRows.some((row) => row[index] !== '')
  const columns = part.columns.filter(isShown)
  const total = columns.reduce((sum, { share }) => sum + share, 0)
  return {
    type: 'table',
    caption: part.caption,
    columns: columns.map(({ title, align = 'left', share }) => ({ title, align, share: share / total })),
    rows: rows.map((row) => row.filter(isShown)),
  }
}

/** Longer rows would fill a page with narrow columns that are hard to read. */
const longestCellLines = 13
/** The number of letters on a full-width line at table text size. */
const lettersAcross = 105

function isTooLong({ columns, rows }: TableBlock): boolean {
  return rows.some((row) =>
    row.some((text, index) => {
      const lettersPerLine = lettersAcross * (columns[index]?.share ?? 1)
      const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / lettersPerLine)))
      return lines.reduce((sum, count) => sum + count, 0) > longestCellLines
    }),
  )
}

function writeOneByOne<Item>(part: ItemPart<Item>, rows: readonly string[][]): Block[] {
  const [nameColumn, ...others] = part.columns
  const level = part.heading === undefined ? 2 : 3
  const blocks = rows.flatMap(([name = '', ...values], index): Block[] => [
    { type: 'heading', level, text: nameItem(part.itemName, nameColumn, name, index) },
    ...writeFacts(others.map(({ title }, place) => ({ label: title, value: values[place] ?? '' }))),
  ])
  const closing = part.closingRow ?? []
  const closingFacts = closing.slice(1).map((value) => ({ label: closing[0] ?? '', value }))
  return [...blocks, ...writeFacts(closingFacts)]
}

/** A number alone is not a name, so the kind of item comes before it. */
function nameItem(
  itemName: string,
  column: { align?: 'left' | 'right' },
  name: string,
  index: number,
): string {
  if (name === '') return `${itemName} ${index + 1}`
  return column.align === 'right' ? `${itemName} ${name}` : cleanLine(name)
}
