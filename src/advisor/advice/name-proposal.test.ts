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

test.each<[string, Proposal['address'], Proposal['change']]>([
  ['Problem statement', ['businessIdea', 'problemStatement'], write],
  ['Price', ['financialProjections', 'projections', 'price'], write],
  ['Customer personas / Dana / Goals', ['customerPersonas', 'personas', { id: 'p1' }, 'goals'], write],
  ['Customer personas / New persona', ['customerPersonas', 'personas'], addItem],
  ['Revenue streams / New revenue stream', ['businessModel', 'revenueStreams'], addText],
  ['Revenue streams / Bags', ['businessModel', 'revenueStreams', 0], write],
  ['A field that is not in your plan', ['financialProjections', 'projections'], write],
])('a proposal is named “%s” by its address, whatever its label says', (name, address, change) => {
  const proposal = { address, change, label: 'A harmless typo', assumptions: [] }
  expect(nameProposal(data, proposal, address[0])).toBe(name)
})

test('a proposal for another step says which one', () => {
  const address = ['businessIdea', 'name'] as const
  const proposal = { address, change: write, label: 'Goals', assumptions: [] }
  expect(nameProposal(data, proposal, 'customerPersonas')).toBe('Business Idea: Business name')
})
