import type { ReviewReader } from '#advisor/rules/rule.ts'
import type { Reviewed } from '#web/advisor-worker/advisor-messages.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { findFeed, type Review, sortReview } from './use-review.ts'

/** The review outside the screen, once it is there. Null when it failed. */
export async function readReview(editor: PlanEditor, reader: ReviewReader): Promise<Review | null> {
  const { store, start, retry } = findFeed(editor)
  const stop = start()
  retry()
  const reviewed = await new Promise<Reviewed | null>((resolve) => {
    const settle = ({ reviewed: found, failure }: ReturnType<typeof store.getState>) => {
      if (found ?? failure) resolve(found)
    }
    settle(store.getState())
    store.subscribe(settle)
  })
  stop()
  return reviewed && sortReview(reviewed, reader, editor.store.getState().workbook.data.review)
}
