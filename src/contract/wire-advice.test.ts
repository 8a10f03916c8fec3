import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import type { Proposal } from '#advisor/advice/advice.ts'
import { proposalSchema, suggestionSchema } from './assistant.ts'
import { parseWireProposal, toWireProposal, toWireSuggestion } from './wire-advice.ts'

const proposal: Proposal = {
  address: ['customerPersonas', 'personas', { id: 'p1' }, 'goals'],
  label: 'Goals',
  change: { kind: 'replace', text: 'Sleep' },
  assumptions: ['8 hours are assumed'],
}

test('a proposal is sent in the form of the contract and comes back unchanged', () => {
  const sent = toWireProposal(proposal)
  expect(z.parse(proposalSchema, sent)).toEqual({
    place: { section: 'customerPersonas', field: 'personas', itemId: 'p1', part: 'goals' },
    label: 'Goals',
    change: { kind: 'replace', text: 'Sleep' },
    assumptions: ['8 hours are assumed'],
  })
  expect(parseWireProposal(sent)).toEqual(proposal)
})

test('a proposal for a field that the plan does not have is null', () => {
  const sent = { ...toWireProposal(proposal), place: { section: 'fromTheFuture', field: 'words' } }
  expect(parseWireProposal(sent)).toBeNull()
})

test('a suggestion is sent with its field, if it has one', () => {
  const suggestion = { type: 'warning', title: 'A title', content: 'Words.' } as const
  expect(z.parse(suggestionSchema, toWireSuggestion(suggestion))).toEqual(suggestion)
  const sent = toWireSuggestion({ ...suggestion, address: ['businessIdea', 'name'] })
  expect(z.parse(suggestionSchema, sent)).toEqual({
    ...suggestion,
    field: { section: 'businessIdea', field: 'name' },
  })
})
