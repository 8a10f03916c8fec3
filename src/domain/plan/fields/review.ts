import { figureSource, reviewAnswer } from '#domain/plan/review-data.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { createBlankOf, describeList, type GroupCopy, nameFields } from './field-copy.ts'

export const reviewCopy: GroupCopy<WorkbookData['review']> = {
  answers: {
    label: 'Answers to the review',
    hint: 'Why a finding is right as it is.',
    singular: 'answer',
    ...describeList('answers', 'Answer'),
    createBlank: createBlankOf(reviewAnswer),
    fields: nameFields({
      title: 'Finding',
      reason: 'This is right because',
      date: 'Answered on',
      figures: 'Figures',
    }),
  },
  sources: {
    label: 'Sources of figures',
    hint: 'Where a figure comes from.',
    singular: 'source',
    ...describeList('sources', 'Source'),
    createBlank: createBlankOf(figureSource),
    fields: nameFields({
      figure: 'Figure',
      field: 'Field',
      kind: 'Kind of source',
      where: 'Where it is from',
      when: 'When',
    }),
  },
}
