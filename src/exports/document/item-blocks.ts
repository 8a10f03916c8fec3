import { cleanLine, cleanText, isBlank } from './clean-text.ts'
import type { Block, TableBlock } from './document-model.ts'
import { describePart, writeFacts } from './text-blocks.ts'

export interface ItemColumn<Item> {
  title: string
  /** Its part of the width beside the others. */
  share: number
  align?: 'left' | 'right'
  read: (item: Item, index: number) => string
}

export interface ItemPart<Item> {
  /** Left out where the section's own title says it. */
  heading?: string
  /** Says what the table shows. */
  caption: string
  items: readonly Item[]
  /** The first names the item. */
  columns: readonly [ItemColumn<Item>, ...ItemColumn<Item>[]]
  /** What an item without a name is called where it needs one: 'Competitor' becomes 'Competitor 2'. */
  itemName: string
  /** A last row, such as a total: one text a column. */
  closingRow?: readonly string[]
}

/**
 * Items of a list as a table, or one under the other when a text is too long for a column. Columns that
 * no one filled in are left out.
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

/** Beyond this a row is a page of narrow columns that no one reads. */
const longestCellLines = 13
/** Letters on a line across the whole page, at the size of a table's text. */
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

/** A number alone is no name: it gets the item's kind before it. */
function nameItem(
  itemName: string,
  column: { align?: 'left' | 'right' },
  name: string,
  index: number,
): string {
  if (name === '') return `${itemName} ${index + 1}`
  return column.align === 'right' ? `${itemName} ${name}` : cleanLine(name)
}
