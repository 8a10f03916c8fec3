import type { Block, DocumentSection } from '#exports/document/document-model.ts'

export interface TitledBlocks {
  title: string
  blocks: readonly Block[]
  /** Counted when it is left out. */
  number?: number
}

/** Leaves out what is empty, and counts the rest. */
export function toSections(parts: readonly TitledBlocks[]): DocumentSection[] {
  return parts
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ title, blocks, number }, index) => ({
      id: title.toLowerCase().replaceAll(' ', '-'),
      number: number ?? index + 1,
      title,
      blocks,
    }))
}
