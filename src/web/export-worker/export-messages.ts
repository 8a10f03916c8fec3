import type { Workbook } from '#domain/plan/restore.ts'

/** The formats that are written by a worker, as all but the plan's own JSON are. */
export const documentFormats = ['pdf', 'markdown', 'docx', 'html'] as const
export type DocumentFormat = (typeof documentFormats)[number]

/** What the page sends to the worker. */
export interface DocumentOrder {
  format: DocumentFormat
  plan: Pick<Workbook, 'title' | 'data'>
  createdAt: Date
}

/** What the worker answers, any number of words before the one end. */
export type WorkerAnswer =
  | { type: 'progress'; words: string }
  /** Something went wrong that the document can do without. */
  | { type: 'warning'; message: string }
  | { type: 'done'; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'failed'; message: string }
