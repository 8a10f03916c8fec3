import type { ReviewFinding } from '#advisor/review/finding.ts'
import { findingsAt, judgeReadiness } from '#advisor/review/readiness.ts'
import type { ReviewReader } from '#advisor/rules/rule.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import type { ReviewPage } from '#exports/compile-review.ts'
import { buildReviewFileName } from '#exports/file-names.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { downloadBlob } from '#web/ui/browser/download.ts'
import { namePlace } from './name-place.ts'
import type { Review } from './use-review.ts'

/** Saves the review as a PDF for a mentor to read and write on. */
export async function exportReview(workbook: Workbook, review: Review, reader: ReviewReader): Promise<void> {
  const { makeDocument } = await loadPart(() => import('#web/export-worker/make-document.ts'))
  const page = describeReview(workbook.data, review, reader)
  downloadBlob(
    buildReviewFileName(workbook.title, new Date()),
    await makeDocument('pdf', workbook, { instead: { kind: 'review', page } }),
  )
}

export function describeReview(
  data: Workbook['data'],
  { open, answered }: Review,
  reader: ReviewReader,
): ReviewPage {
  const { title, lead } = judgeReadiness(reader, open)
  const print = (finding: ReviewFinding) => ({
    title: finding.title,
    content: finding.content,
    places: (finding.evidence ?? []).map(({ address, says }) => ({
      where: namePlace(data, address).join(', '),
      says,
    })),
    sums: finding.sums ?? [],
  })
  return {
    verdict: title,
    lead,
    groups: [
      { title: 'What blocks it', findings: findingsAt('blocks', open).map(print) },
      { title: 'What weakens it', findings: findingsAt('weakens', open).map(print) },
    ],
    answered: answered.map(({ answer }) => ({ title: answer.title, reason: answer.reason })),
  }
}
