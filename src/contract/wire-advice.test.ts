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

test('a proposal is sent as the contract has it, and comes back the same', () => {
  const sent = toWireProposal(proposal)
  expect(z.parse(proposalSchema, sent)).toEqual({
    place: { section: 'customerPersonas', field: 'personas', itemId: 'p1', part: 'goals' },
    label: 'Goals',
    change: { kind: 'replace', text: 'Sleep' },
    assumptions: ['8 hours are assumed'],
  })
  expect(parseWireProposal(sent)).toEqual(proposal)
})

test('a proposal for a field that the plan does not have is none', () => {
  const sent = { ...toWireProposal(proposal), place: { section: 'fromTheFuture', field: 'words' } }
  expect(parseWireProposal(sent)).toBeNull()
})

test('a suggestion is sent with the field it speaks of, if there is one', () => {
  const suggestion = { type: 'warning', title: 'A title', content: 'Words.' } as const
  expect(z.parse(suggestionSchema, toWireSuggestion(suggestion))).toEqual(suggestion)
  const sent = toWireSuggestion({ ...suggestion, address: ['businessIdea', 'name'] })
  expect(z.parse(suggestionSchema, sent)).toEqual({
    ...suggestion,
    field: { section: 'businessIdea', field: 'name' },
  })
})
