import type { LenderTable } from '#domain/plan/lender-tables.ts'
import type { Paper, PlanDocument } from '#exports/document/document-model.ts'
import type { Reader } from '#exports/document/readers.ts'
import type { ReviewPage } from '#exports/compile-review.ts'
import type { PrintedCertificate } from '#exports/course/certificate.ts'
import type { Worksheet } from '#exports/course/compile-worksheet.ts'
import type { SharedCopyOptions } from '#exports/sharing/make-shared-copy.ts'
import type { Workbook } from '#domain/plan/restore.ts'

/**
 * What a worker writes: all formats except the plan's own JSON, the draft of the executive summary, and the copy for a
 * reviewer's link.
 */
export const documentFormats = ['pdf', 'markdown', 'docx', 'html', 'xlsx', 'summary', 'shared'] as const
export type DocumentFormat = (typeof documentFormats)[number]

/** What the page sends to the worker. */
export interface DocumentOrder {
  format: DocumentFormat
  plan: Pick<Workbook, 'title' | 'data'>
  createdAt: Date
  reader: Reader
  paper: Paper
  hasWatermark: boolean
  tables: readonly LenderTable[] | null
  /** Another document instead of the plan. */
  instead?: OtherDocument | undefined
  /** What a copy for a reviewer's link shows. */
  shared?: SharedContent | undefined
}

export type SharedContent = Pick<SharedCopyOptions, 'withFigures' | 'review' | 'sender'>

/**
 * Documents beside the plan: its review, a worksheet of the course with the plan's words, a certificate, and one that is
 * ready to be written.
 */
export type OtherDocument =
  | { kind: 'review'; page: ReviewPage }
  | { kind: 'worksheet'; worksheet: Worksheet; hasPlan: boolean }
  | { kind: 'certificate'; certificate: PrintedCertificate }
  | { kind: 'ready'; document: PlanDocument }

/** The worker's answers: any number of progress messages, then one final result. */
export type WorkerAnswer =
  | { type: 'progress'; words: string }
  /** Something went wrong that the document can do without. */
  | { type: 'warning'; message: string }
  | { type: 'done'; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'failed'; message: string }
