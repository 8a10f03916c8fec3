import type { CommentPlace } from '#domain/sharing/share-event.ts'
import type { SharedBlock, SharedDocument } from '#exports/sharing/shared-copy.ts'

/** What stands now where a figure stood: the same line of the same section. Null when there is no such line. */
export function findFigureNow(
  { sections }: Pick<SharedDocument, 'sections'>,
  { section, part, column, context, block: blockIndex }: CommentPlace,
): string | null {
  if (part === null) return null
  const blocks = sections.find(({ id }) => id === section)?.blocks ?? []
  // The same block first, because the same line can be in several tables.
  const inOrder = [...blocks.slice(blockIndex, blockIndex + 1), ...blocks]
  for (const block of inOrder) {
    const found = findLine(block, context, column)
    if (found !== null) return found
  }
  return null
}

function findLine(block: SharedBlock, context: string, column: number | null): string | null {
  const isNamed = (label: string) => label !== '' && context.startsWith(`${label}: `)
  if (block.type === 'table') {
    if (column === null) return null
    const title = block.columns[column]?.title ?? ''
    const row = block.rows.find(([name = '']) => isNamed(`${name}, ${title}`) || isNamed(name))
    return row?.[column] ?? null
  }
  if (block.type === 'facts') return block.facts.find(({ label }) => isNamed(label))?.value ?? null
  if (block.type === 'figures') return block.figures.find(({ label }) => isNamed(label))?.value ?? null
  return null
}
