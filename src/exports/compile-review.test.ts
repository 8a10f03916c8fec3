import { describe, expect, test } from 'vitest'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { compileDocument } from './compile-document.ts'
import { compileReview } from './compile-review.ts'
import type { Reader } from './document/readers.ts'
import { renderMarkdown } from './markdown/render-markdown.ts'

const date = new Date('2027-03-31T12:00:00Z')

test('the review for a mentor shows each finding with its places, its sums and a line to write on', () => {
  const page = {
    verdict: 'Not ready for the bank yet',
    lead: '1 point that a loan officer will stop at.',
    groups: [
      {
        title: 'What blocks it',
        findings: [
          {
            title: 'A visit costs $75 and $85',
            content: 'They disagree.',
            places: [
              { where: 'Step 3, Pricing', says: 'A groom is $75.' },
              { where: 'Step 8, Price', says: '$85' },
            ],
            sums: ['$85 − $75 = $10'],
          },
        ],
      },
      { title: 'What weakens it', findings: [] },
    ],
    answered: [{ title: 'Insurance looks low', reason: 'the broker’s quote says $310.' }],
  }
  const text = renderMarkdown(compileReview('Van', page, { date, paper: 'a4' }))
  for (const words of [
    'Not ready for the bank yet',
    'A groom is',
    '$85 − $75 = $10',
    'Note:',
    'Insurance looks low',
    'This is right because the broker’s quote says $310.',
  ])
    expect(text.replaceAll('\\', '')).toContain(words)
  expect(text).not.toContain('What weakens it')
})

describe('sources and assumptions', () => {
  const data = {
    ...exampleOf('local-service'),
    review: restoreWorkbookData({
      review: {
        answers: [{ id: 'a', title: 'Insurance looks low', reason: 'the broker says so.' }],
        sources: [
          {
            id: 's',
            field: 'marketAnalysis.tam',
            figure: '$1M',
            kind: 'quoted',
            where: 'Census',
            when: '2026',
          },
          { id: 'k', field: 'marketAnalysis.sam', figure: '$9M', kind: 'skipped' },
        ],
      },
    }).review,
  }
  const compile = async (reader: Reader, plan = data) =>
    renderMarkdown(await compileDocument({ title: 'Van', data: plan }, { date, reader }))

  test.each(['full', 'bank', 'investor'] as const)('end the document for the reader %s', async (reader) => {
    const text = await compile(reader)
    expect(text).toContain('Sources and Assumptions')
    expect(text).toMatch(/Quoted, with date[^\n]*Census, 2026/)
    expect(text).toContain('This is right because the broker says so.')
    expect(text).not.toContain('$9M')
  })

  test('are left out of one page, and of a plan without any', async () => {
    expect(await compile('one-page')).not.toContain('Sources and Assumptions')
    expect(await compile('full', exampleOf('local-service'))).not.toContain('Sources and Assumptions')
  })
})
