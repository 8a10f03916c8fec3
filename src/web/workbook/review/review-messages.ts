import type { ReviewFinding } from '#advisor/review/finding.ts'
import type { KeyFigure } from '#advisor/review/key-figures.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

/** A plan to review. */
export interface ReviewOrder {
  data: WorkbookData
  templateId: string
}

/** What the page asks of the worker: the sections that changed since its last question. The worker keeps the others. */
export interface ReviewQuestion {
  /** The answer repeats it. */
  id: number
  changed: Partial<WorkbookData>
  templateId: string
}

/** Ends the review of the last question. It gets no answer. */
export interface ReviewStop {
  stop: true
}

export interface ReviewAnswer {
  id: number
  reviewed: Reviewed
}

export interface Reviewed {
  findings: readonly ReviewFinding[]
  figures: readonly KeyFigure[]
}
