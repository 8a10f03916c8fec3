import { isUnitedStatesPlan } from '#domain/plan/is-united-states-plan.ts'
import { isRecord } from '#domain/plan/lenient-schema.ts'
import { type LenderTable, lenderTables } from '#domain/plan/lender-tables.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { type Paper, papers } from '#exports/document/document-model.ts'
import { type Reader, readers } from '#exports/document/readers.ts'

/** Whom a document is made for, and what the person chose for it. Null is what fits the reader and the plan. */
export interface DocumentChoice {
  reader: Reader
  paper: Paper | null
  /** The product's mark on the pages of a PDF. */
  hasWatermark: boolean | null
  /** Which tables a lender gets. */
  tables: readonly LenderTable[] | null
}

export interface SettledChoice {
  reader: Reader
  paper: Paper
  hasWatermark: boolean
  /** Null is all that the plan has something for. */
  tables: readonly LenderTable[] | null
}

/** The first reader is the default. */
export const offeredReaders = readers
export const offeredPapers = papers

/** What was stored. A value that is not offered, such as one of a later version, counts as not chosen. */
export function restoreChoice(stored: unknown): DocumentChoice {
  const { reader, paper, hasWatermark, tables } = isRecord(stored) ? stored : {}
  return {
    reader: readers.find((offered) => offered === reader) ?? readers[0],
    paper: papers.find((offered) => offered === paper) ?? null,
    hasWatermark: typeof hasWatermark === 'boolean' ? hasWatermark : null,
    tables: Array.isArray(tables) ? lenderTables.filter((table) => tables.includes(table)) : null,
  }
}

/**
 * The full plan is on A4 with the mark. What is made for one reader is on that reader's paper, and without the mark
 * where the tool is paid for.
 */
export function settleChoice(
  { reader, paper, hasWatermark, tables }: DocumentChoice,
  data: WorkbookData,
  holdsTool: boolean,
): SettledChoice {
  const isForReader = reader !== 'full'
  return {
    reader,
    paper: paper ?? (isForReader && isUnitedStatesPlan(data) ? 'us-letter' : 'a4'),
    hasWatermark: hasWatermark ?? !(isForReader && holdsTool),
    tables,
  }
}
