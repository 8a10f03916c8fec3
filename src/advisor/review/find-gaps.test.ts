import { expect, test } from 'vitest'
import { createWorkbookData } from '#domain/plan/templates/create-workbook-data.ts'
import { templateOf } from '#domain/plan/templates/every-template.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { findGaps, sortByUrgency } from './find-gaps.ts'

test('a complete example has no gaps', () => {
  expect(findGaps(exampleOf('local-service'))).toEqual([])
})

test('a new plan has gaps in all twelve steps, the one-line description first', () => {
  const gaps = findGaps(createWorkbookData(templateOf('saas')))
  expect(new Set(gaps.map(({ stepNumber }) => stepNumber)).size).toBe(12)
  expect(sortByUrgency(gaps)[0]).toMatchObject({ key: 'businessIdea.oneLiner', kind: 'brackets' })
  expect(gaps.find(({ key }) => key === 'financialProjections.projections')?.kind).toBe('template-numbers')
})

test('distinguishes an empty field from one with brackets left in it', () => {
  const data = exampleOf('saas')
  data.businessIdea.solution = ' '
  data.businessModel.revenueStreams.push('Add-on at $[price] a month')
  expect(findGaps(data).map(({ key, kind }) => [key, kind])).toEqual([
    ['businessIdea.solution', 'empty'],
    ['businessModel.revenueStreams', 'brackets'],
  ])
})
