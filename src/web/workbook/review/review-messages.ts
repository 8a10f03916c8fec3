import type { ReviewFinding } from '#advisor/review/finding.ts'
import type { KeyFigure } from '#advisor/review/key-figures.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

/** What the page asks of the worker. */
export interface ReviewOrder {
  data: WorkbookData
  templateId: string
}

export interface Reviewed {
  findings: readonly ReviewFinding[]
  figures: readonly KeyFigure[]
}
