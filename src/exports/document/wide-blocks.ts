import type { Block } from './document-model.ts'

/** Whether each block stands on a page turned sideways: a wide table, with the headings right above it. */
export function findWideBlocks(blocks: readonly Block[]): readonly boolean[] {
  const found: boolean[] = blocks.map((block) => block.type === 'table' && block.isWide === true)
  for (let index = blocks.length - 2; index >= 0; index -= 1) {
    if (blocks[index]?.type === 'heading') found[index] = found[index + 1] === true
  }
  return found
}
