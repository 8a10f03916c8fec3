import { expect, test } from 'vitest'
import type { CommentPlace } from '#domain/sharing/share-event.ts'
import type { SharedBlock } from '#exports/sharing/shared-copy.ts'
import { findFigureNow } from './find-figure-now.ts'

const right = { align: 'right', share: 0.3 } as const
const cash: SharedBlock = {
  type: 'table',
  caption: 'From sales to cash',
  columns: [
    { title: '$', align: 'left', share: 0.4 },
    { title: 'Year 1', ...right },
    { title: 'Year 2', ...right },
  ],
  rows: [
    ['Sales', '73,270', '108,330'],
    ['Cash at the end of the year', '4,100', '12,624'],
  ],
}
const facts: SharedBlock = { type: 'facts', facts: [{ label: 'Price', value: '$46' }] }
const sections = [
  { id: 'financial-projections', number: 8, title: 'Financial Projections', blocks: [facts, cash] },
]

function at(change: Partial<CommentPlace>): CommentPlace {
  return {
    section: 'financial-projections',
    sectionTitle: 'Financial Projections',
    block: 4,
    part: 5,
    column: 1,
    quote: '3,464',
    context: 'Cash at the end of the year, Year 1: 3,464',
    field: null,
    version: 1,
    ...change,
  }
}

test('a figure is found by its row and column, wherever its table is now', () => {
  expect(findFigureNow({ sections }, at({}))).toBe('4,100')
  expect(findFigureNow({ sections }, at({ column: null, context: 'Price: $50', quote: '$50' }))).toBe('$46')
})

test('a figure whose line or section is gone has no value now', () => {
  expect(findFigureNow({ sections }, at({ context: 'Loan payments, Year 1: 17' }))).toBeNull()
  expect(findFigureNow({ sections }, at({ section: 'risks' }))).toBeNull()
  expect(findFigureNow({ sections }, at({ part: null }))).toBeNull()
})
