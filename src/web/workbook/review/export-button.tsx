import { useState } from 'react'
import type { ReviewReader } from '#advisor/rules/rule.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import type { Review } from './use-review.ts'

/** The review as a PDF. The code for it is fetched on first use. */
export function ExportButton({ review, reader }: { review: Review | null; reader: ReviewReader }) {
  const editor = usePlanEditor()
  const [isBusy, setIsBusy] = useState(false)

  async function save(shown: Review) {
    setIsBusy(true)
    try {
      const { exportReview } = await loadPart(() => import('./export-review.ts'))
      await exportReview(editor.store.getState().workbook, shown, reader)
      showToast({ title: 'Export Complete', description: 'The review was saved as a PDF file.' })
    } catch (error) {
      // oxlint-disable-next-line no-console -- a failed export is always logged
      console.error('The export of the review failed', error)
      showToast({
        title: 'Export Failed',
        description: 'The review could not be saved as a PDF. Your plan was not changed.',
        look: 'destructive',
      })
    }
    setIsBusy(false)
  }

  return (
    <Button size="sm" busy={isBusy} disabled={review === null} onClick={() => review && void save(review)}>
      Export for a mentor
    </Button>
  )
}
