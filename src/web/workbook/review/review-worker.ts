import { reviewWhole } from '#advisor/review/review-whole.ts'
import { countMonths } from '#domain/plan/count-months.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { Reviewed, ReviewQuestion } from './review-messages.ts'

/** What was read of a section is kept by its object, so a section that did not change is not read again. */
let data: Partial<WorkbookData> = {}

addEventListener('message', ({ data: { changed, templateId } }: MessageEvent<ReviewQuestion>) => {
  data = { ...data, ...changed }
  // The first question holds every section.
  const answer: Reviewed = reviewWhole(data as WorkbookData, templateId, countMonths(new Date()))
  // The page's types describe only windows, whose postMessage takes other arguments.
  ;(globalThis as unknown as Worker).postMessage(answer, [])
})
