import { isRecord } from '#domain/plan/lenient.ts'
import { type Paper, papers } from '#exports/document/document-model.ts'
import { type Reader, readers } from '#exports/document/readers.ts'

/** Whom a document is made for, on which paper, and whether it shows where it was made. */
export interface DocumentChoice {
  reader: Reader
  paper: Paper
  /** The product's mark on the pages of a PDF. */
  hasWatermark: boolean
}

/** The first of each list is the default. */
export const offeredReaders = readers
export const offeredPapers = papers

/** What was stored. A value that is not offered, such as one of a later version, counts as not chosen. */
export function restoreChoice(stored: unknown): DocumentChoice {
  const { reader, paper, hasWatermark } = isRecord(stored) ? stored : {}
  return {
    reader: readers.find((offered) => offered === reader) ?? readers[0],
    paper: papers.find((offered) => offered === paper) ?? papers[0],
    hasWatermark: hasWatermark !== false,
  }
}
