import { expect, test } from 'vitest'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import type { Proposal } from './advice.ts'
import { nameProposal } from './name-proposal.ts'

const data = restoreWorkbookData({
  businessModel: { revenueStreams: ['Bags'] },
  customerPersonas: { personas: [{ id: 'p1', name: 'Dana' }] },
})
const write = { kind: 'replace', text: 'x' } as const
const addText = { kind: 'add-text', text: 'x' } as const
const addItem = { kind: 'add-item', parts: { name: 'x' } } as const

test.each<[string, Proposal['place'], Proposal['change']]>([
  ['Problem statement', { section: 'businessIdea', field: 'problemStatement' }, write],
  ['Price', { section: 'financialProjections', field: 'projections', part: 'price' }, write],
  [
    'Customer personas / Dana / Goals',
    { section: 'customerPersonas', field: 'personas', itemId: 'p1', part: 'goals' },
    write,
  ],
  ['Customer personas / New persona', { section: 'customerPersonas', field: 'personas' }, addItem],
  ['Revenue streams / New revenue stream', { section: 'businessModel', field: 'revenueStreams' }, addText],
  ['Revenue streams / Bags', { section: 'businessModel', field: 'revenueStreams', itemId: '0' }, write],
  ['A field that is not in your plan', { section: 'businessIdea', field: 'nowhere' }, write],
])('a proposal is named “%s” by its place, whatever its label says', (name, place, change) => {
  const proposal = { place, change, label: 'A harmless typo', assumptions: [] }
  expect(nameProposal(data, proposal, place.section)).toBe(name)
})

test('a proposal for another step says which one', () => {
  const place = { section: 'businessIdea', field: 'name' } as const
  const proposal = { place, change: write, label: 'Goals', assumptions: [] }
  expect(nameProposal(data, proposal, 'customerPersonas')).toBe('Business Idea: Business name')
})
