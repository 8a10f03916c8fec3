import type { ReviewReader } from '#advisor/rules/rule.ts'
import type { CopyChoice } from '#web/sharing/kept-links.ts'
import { makeDocument } from '#web/export-worker/make-document.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { describeReview } from '#web/workbook/review/export-review.ts'
import { readReview } from '#web/workbook/review/use-review.ts'

/** The plan as its reader will see it, made in the export's worker. Still open: the caller seals it. */
export async function makeCopy(
  editor: PlanEditor,
  { reader, withFigures, withReview }: CopyChoice,
  sender: string,
): Promise<unknown> {
  const reviewReader: ReviewReader = reader === 'investor' ? 'investor' : 'bank'
  const review = withReview ? await readReview(editor, reviewReader) : null
  if (withReview && !review) throw new Error('The plan could not be reviewed')
  const { workbook } = editor.store.getState()
  const made = await makeDocument('shared', workbook, {
    reader,
    paper: 'us-letter',
    shared: {
      withFigures,
      sender,
      review: review && describeReview(workbook.data, review, reviewReader),
    },
  })
  return JSON.parse(await made.text())
}
