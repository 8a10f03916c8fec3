import { hasForecast, hasFunding } from '#domain/plan/has-forecast.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { Reader } from './document/readers.ts'
import type { SummaryFigures } from './document/summary-figures.ts'
import { draftSummary } from './summary/draft-summary.ts'

export interface DraftedSummary {
  text: string
  /** Null for a plan without numbers. */
  figures: SummaryFigures | null
}

/** The summary that an export for this reader would begin with, and the figures that it may name. */
export async function draftForReader(data: WorkbookData, reader: Reader): Promise<DraftedSummary> {
  const figures = await loadFigures(data)
  return { text: draftSummary(data, figures, reader), figures }
}

async function loadFigures(data: WorkbookData): Promise<SummaryFigures | null> {
  if (!hasForecast(data) && !hasFunding(data)) return null
  const { readPlanFigures } = await import('./forecast/plan-figures.ts')
  return readPlanFigures(data)
}
