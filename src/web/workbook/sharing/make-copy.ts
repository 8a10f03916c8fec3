import type { ReviewReader } from '#advisor/rules/rule.ts'
import type { ReviewPage } from '#exports/compile-review.ts'
import { makeDocument } from '#web/export-worker/make-document.ts'
import { loadPart } from '#web/loading/load-part.ts'
import type { CopyChoice } from '#web/sharing/stored-links.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'

/** The plan as its reader will see it, made in the export's worker. Still open: the caller seals it. */
export async function makeCopy(
  editor: PlanEditor,
  { reader, withFigures, withReview }: CopyChoice,
  sender: string,
): Promise<unknown> {
  const review = withReview ? await makeReview(editor, reader === 'investor' ? 'investor' : 'bank') : null
  const made = await makeDocument('shared', editor.store.getState().workbook, {
    reader,
    paper: 'us-letter',
    shared: { withFigures, sender, review },
  })
  return JSON.parse(await made.text())
}

/** The code for it is fetched when someone includes it. */
async function makeReview(editor: PlanEditor, reader: ReviewReader): Promise<ReviewPage> {
  const [{ readReview }, { describeReview }] = await Promise.all([
    loadPart(() => import('#web/workbook/review/read-review.ts')),
    loadPart(() => import('#web/workbook/review/export-review.ts')),
  ])
  const review = await readReview(editor, reader)
  if (!review) throw new Error('The plan could not be reviewed')
  return describeReview(editor.store.getState().workbook.data, review, reader)
}
