import { describe, expect, test } from 'vitest'
import { writeField } from '#domain/plan/address/field-values.ts'
import { restoreWorkbook, type Workbook } from '#domain/plan/restore.ts'
import { listDifferences } from './cloud-differences.ts'
import { findChangedFields } from './find-changed-fields.ts'
import { createHistory, record } from './history.ts'
import { joinWorkbooks } from './merge-workbooks.ts'
import { undoWorkbook } from './workbook-history.ts'

const summary = ['implementationTimeline', 'executiveSummary'] as const
const figures = ['implementationTimeline', 'summaryFigures'] as const
const empty = restoreWorkbook({})
const write = (plan: Workbook, text: string, marks: string[] = []): Workbook => ({
  ...plan,
  data: writeField(writeField(plan.data, summary, text), figures, marks),
})

describe('a summary in a person’s own words', () => {
  const before = write(empty, 'We sell tea. We ask for $85,000.', ['loan $85,000'])

  test('is merged word by word with another tab’s', () => {
    const ours = write(before, 'We sell green tea. We ask for $85,000.', ['loan $85,000'])
    const theirs = write(before, 'We sell tea. We ask for $90,000.', ['loan $90,000'])
    const { merged } = joinWorkbooks(before, ours, theirs)
    expect(merged.data.implementationTimeline.executiveSummary).toBe('We sell green tea. We ask for $90,000.')
  })

  test('is named in a comparison in the words of the form, and so are its figures', () => {
    expect(listDifferences(empty, before, String)).toMatchObject([
      { section: 'Implementation Timeline', field: 'Executive summary', one: '' },
      { section: 'Implementation Timeline', field: 'Figures in the summary', other: '$85,000' },
    ])
  })

  test('is undone together with its figures, and undo finds its field', () => {
    const history = record(createHistory(empty), before, {
      label: 'Write my own',
      coalesceKey: null,
      nowMs: 0,
    })
    expect(undoWorkbook(history).history.present.data).toEqual(empty.data)
    expect(findChangedFields(empty.data, before.data)).toEqual([summary])
  })
})

test('two tabs that tick the same document of the appendix keep one, with both notes in words', () => {
  const tick = (note: string): Workbook =>
    restoreWorkbook({
      ...empty,
      data: { implementationTimeline: { appendix: [{ id: 'lease', name: 'Lease', note }] } },
    })
  const { merged } = joinWorkbooks(empty, tick('Signed'), tick(''))
  expect(merged.data.implementationTimeline.appendix).toEqual([
    { id: 'lease', name: 'Lease', note: 'Signed' },
  ])
  expect(listDifferences(empty, merged, String)).toMatchObject([
    { section: 'Implementation Timeline', field: expect.stringContaining('Appendix / Lease') },
  ])
})
