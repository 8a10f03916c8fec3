import { writeField } from '#domain/plan/address/field-values.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

export const summaryAddress = ['implementationTimeline', 'executiveSummary'] as const
const figuresAddress = ['implementationTimeline', 'summaryFigures'] as const

/** A summary and the figures in it change together, so that undo takes back both. */
export function writeSummary(data: WorkbookData, text: string, marks: string[]): WorkbookData {
  return writeField(writeField(data, summaryAddress, text), figuresAddress, marks)
}
