import { leaveOutPersonal } from '#domain/plan/personal-figures.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import { compileDocument } from '#exports/compile-document.ts'
import { compileReview, type ReviewPage } from '#exports/compile-review.ts'
import type { Block, Paper, PlanDocument } from '#exports/document/document-model.ts'
import { findPlaces } from './find-places.ts'
import { flattenDocument } from './flatten-document.ts'
import { leaveOutAmounts, leaveOutCharts, leaveOutFigures } from './leave-out-figures.ts'
import { type SharedCopy, sharedCopyFormat, type SharedReader } from './shared-copy.ts'

export interface SharedCopyOptions {
  reader: SharedReader
  withFigures: boolean
  /** Null to send the plan alone. */
  review: ReviewPage | null
  sender: string
  date: Date
  paper?: Paper
}

/** What a link shows. It holds only what its reader may see, because the reader's browser opens all of it. */
export async function makeSharedCopy(
  { title, data }: Pick<Workbook, 'title' | 'data'>,
  { reader, withFigures, review, sender, date, paper = 'us-letter' }: SharedCopyOptions,
): Promise<SharedCopy> {
  const shared = withFigures ? leaveOutPersonal(data, 'readers-link') : leaveOutFigures(data)
  const compiled = await compileDocument({ title, data: shared }, { date, reader, paper })
  const document = flattenDocument(withFigures ? compiled : leaveOutCharts(compiled))
  const page = review && !withFigures ? leaveOutAmounts(review) : review
  return {
    format: sharedCopyFormat,
    document,
    review: page && flattenDocument(removeWritingLines(compileReview(compiled.title, page, { date, paper }))),
    sender,
    sentAt: date.toISOString(),
    reader,
    places: findPlaces(shared, document.sections),
  }
}

/** There is no pen on a screen: comments take the place of the lines, and of the word before them. */
function removeWritingLines({ sections, ...document }: PlanDocument): PlanDocument {
  const isLines = (block: Block | undefined) => block?.type === 'writing-lines'
  return {
    ...document,
    sections: sections.map(({ blocks, ...section }) => ({
      ...section,
      blocks: blocks.filter((block, index) => !isLines(block) && !isLines(blocks[index + 1])),
    })),
  }
}
