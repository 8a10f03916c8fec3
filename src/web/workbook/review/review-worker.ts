import { reviewWhole } from '#advisor/review/review-whole.ts'
import { countMonths } from '#domain/plan/count-months.ts'
import type { Reviewed, ReviewOrder } from './review-messages.ts'

addEventListener('message', ({ data: { data, templateId } }: MessageEvent<ReviewOrder>) => {
  const answer: Reviewed = reviewWhole(data, templateId, countMonths(new Date()))
  // The page's types describe only windows, whose postMessage takes other arguments.
  ;(globalThis as unknown as Worker).postMessage(answer, [])
})
