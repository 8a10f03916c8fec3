import { describe, expect, test } from 'vitest'
import { restoreWorkbook, type Workbook } from '#domain/plan/restore.ts'
import { listDifferences } from './cloud-differences.ts'
import { findChangedFields } from './find-changed-fields.ts'
import { createHistory, record } from './history.ts'
import { joinWorkbooks } from './merge-workbooks.ts'
import { undoWorkbook } from './workbook-history.ts'

const empty = restoreWorkbook({})
const withReview = (review: object, data: object = {}): Workbook =>
  restoreWorkbook({ ...empty, data: { ...empty.data, ...data, review } })
const answer = (id: string, reason: string) => ({ id, title: 'Two prices', reason, date: '2027-03-31' })

describe('answers to the review', () => {
  test('of two tabs are kept together, and the same question has one answer', () => {
    const ours = withReview({ answers: [answer('a', 'One is for cats')] })
    const theirs = withReview({ answers: [answer('b', 'The van is leased')] })
    const { merged, conflicts } = joinWorkbooks(empty, ours, theirs)
    expect(conflicts).toEqual([])
    expect(merged.data.review.answers.map(({ id }) => id).toSorted()).toEqual(['a', 'b'])
    const same = joinWorkbooks(empty, ours, withReview({ answers: [answer('a', 'One is for cats')] }))
    expect(same.merged.data.review.answers).toHaveLength(1)
  })

  test('are compared in words, with the field that a source belongs to', () => {
    const sources = [{ id: 's', field: 'marketAnalysis.tam', figure: '$1M', kind: 'quoted', where: 'Census' }]
    const other = withReview({ answers: [answer('a', 'One is for cats')], sources })
    const differences = listDifferences(empty, other, (id) => id)
    expect(differences.map(({ section, field, other: now }) => [section, field, now])).toEqual([
      ['Review', 'Answer / Two prices', expect.stringContaining('One is for cats')],
      [
        'Review',
        'Source / $1M',
        expect.stringMatching(/total addressable market[^]*\$1M[^]*Quoted, with date[^]*Census/),
      ],
    ])
    expect(differences[0]?.other).not.toContain('figures')
  })

  test('are what changed only when no field of a step did', () => {
    const answered = withReview({ answers: [answer('a', 'One is for cats')] })
    expect(findChangedFields(empty.data, answered.data)).toEqual([['review']])
    const both = withReview({ answers: [answer('a', 'Yes')] }, { businessIdea: { name: 'Van' } })
    expect(findChangedFields(empty.data, both.data)).toEqual([['businessIdea', 'name']])
  })

  test('are taken back by undo', () => {
    const answered = withReview({ answers: [answer('a', 'One is for cats')] })
    const history = record(createHistory(empty), answered, {
      label: 'Answer',
      coalesceKey: null,
      nowMs: 0,
    })
    expect(undoWorkbook(history).history.present.data.review.answers).toEqual([])
  })
})
