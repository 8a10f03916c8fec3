import type { Block, DocumentSection } from '#exports/document/document-model.ts'

export interface TitledBlocks {
  title: string
  blocks: readonly Block[]
  /** Counted when it is left out, and not numbered when it is null. */
  number?: number | null
}

/** Leaves out what is empty, and counts the rest. */
export function toSections(parts: readonly TitledBlocks[]): DocumentSection[] {
  return parts
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ title, blocks, number }, index) => ({
      id: title.toLowerCase().replaceAll(' ', '-'),
      number: number === undefined ? index + 1 : number,
      title,
      blocks,
    }))
}
