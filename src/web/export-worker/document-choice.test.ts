import { expect, test } from 'vitest'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { restoreChoice, settleChoice } from './document-choice.ts'

const nothing = { reader: 'full', paper: null, hasWatermark: null, tables: null } as const

test('a choice is kept', () => {
  const tables = ['collateral', 'loan-schedule'] as const
  const choice = { reader: 'bank', paper: 'us-letter', hasWatermark: false, tables } as const
  expect(restoreChoice(choice)).toEqual(choice)
  expect(restoreChoice({ ...choice, tables: ['collateral', 'tarot'] }).tables).toEqual(['collateral'])
})

test.each([null, undefined, 'a4', [], { reader: 7, paper: 'A4' }])(
  'what is no choice counts as not chosen: %j',
  (stored) => expect(restoreChoice(stored)).toEqual(nothing),
)

test('a reader of another version counts as the full plan', () => {
  expect(restoreChoice({ reader: 'grandmother', paper: 'us-letter' })).toEqual({
    ...nothing,
    paper: 'us-letter',
  })
})

const ohio = restoreWorkbookData({ legalStructure: { jurisdiction: 'Ohio, also in Indiana' } })
const leeds = restoreWorkbookData({ legalStructure: { jurisdiction: 'England and Wales' } })
const tbilisi = restoreWorkbookData({
  legalStructure: { jurisdiction: 'Georgia' },
  financialProjections: { currency: 'GEL' },
})

test.each([
  ['full', ohio, true, 'a4', true],
  ['bank', ohio, true, 'us-letter', false],
  ['investor', ohio, false, 'us-letter', true],
  ['one-page', leeds, true, 'a4', false],
  ['bank', tbilisi, true, 'a4', false],
] as const)(
  'for the reader %s, what was not chosen fits the plan',
  (reader, data, holdsTool, paper, mark) => {
    const unchosen = { ...nothing, reader }
    expect(settleChoice(unchosen, data, holdsTool)).toEqual({
      reader,
      paper,
      hasWatermark: mark,
      tables: null,
    })
    const chosen = { reader, paper: 'a4', hasWatermark: true, tables: [] } as const
    expect(settleChoice(chosen, data, holdsTool)).toEqual(chosen)
  },
)
