import { describe, expect, test } from 'vitest'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import type { Proposal } from './advice.ts'
import { applyProposal, fitsPlan, readCurrentText, toFieldKeys } from './proposals.ts'

const data = restoreWorkbookData({
  businessIdea: { oneLiner: 'Coffee' },
  businessModel: { revenueStreams: ['Bags'] },
  financialProjections: { projections: { price: 10 } },
  customerPersonas: { personas: [{ id: 'p1', name: 'Dana', goals: 'Sleep' }] },
})
const propose = (place: Proposal['place'], change: Proposal['change']): Proposal => ({
  place,
  change,
  label: 'A proposal',
  assumptions: [],
})
const put = (proposal: Proposal) => applyProposal(data, proposal, () => 'new-id')

describe('a proposal', () => {
  test('replaces a text, also within an item of a list', () => {
    const oneLiner = propose(
      { section: 'businessIdea', field: 'oneLiner' },
      { kind: 'replace', text: 'Fresh coffee' },
    )
    expect(readCurrentText(data, oneLiner)).toBe('Coffee')
    expect(put(oneLiner).businessIdea.oneLiner).toBe('Fresh coffee')

    const goals = propose(
      { section: 'customerPersonas', field: 'personas', itemId: 'p1', part: 'goals' },
      { kind: 'replace', text: 'Coffee' },
    )
    expect(toFieldKeys(goals.place)).toEqual(['customerPersonas', 'personas', 'p1', 'goals'])
    expect(put(goals).customerPersonas.personas[0]).toMatchObject({ name: 'Dana', goals: 'Coffee' })
  })

  test('replaces a number by what the text says, and never by no number', () => {
    const place = { section: 'financialProjections', field: 'projections', part: 'price' } as const
    expect(put(propose(place, { kind: 'replace', text: '$46' })).financialProjections.projections.price).toBe(
      46,
    )
    expect(fitsPlan(data, propose(place, { kind: 'replace', text: 'as much as it costs' }))).toBe(false)
  })

  test('adds a text or a whole item to a list, which keeps what it has', () => {
    const stream = propose(
      { section: 'businessModel', field: 'revenueStreams' },
      { kind: 'add-text', text: 'Subscriptions' },
    )
    expect(put(stream).businessModel.revenueStreams).toEqual(['Bags', 'Subscriptions'])

    const tier = propose(
      { section: 'financialProjections', field: 'pricingTiers' },
      { kind: 'add-item', parts: { name: 'Office', price: '$120', features: 'Grinder\n\nDelivery' } },
    )
    expect(put(tier).financialProjections.pricingTiers).toEqual([
      { id: 'new-id', name: 'Office', price: 120, features: ['Grinder', 'Delivery'], targetSegment: '' },
    ])
  })

  test.each<[string, Proposal['place'], Proposal['change']]>([
    [
      'for a field that does not exist',
      { section: 'businessIdea', field: '__proto__' },
      { kind: 'replace', text: 'x' },
    ],
    [
      'for an item that is gone',
      { section: 'customerPersonas', field: 'personas', itemId: 'p9', part: 'goals' },
      { kind: 'replace', text: 'x' },
    ],
    [
      'with a part that the item has not',
      { section: 'customerPersonas', field: 'personas' },
      { kind: 'add-item', parts: { shoeSize: '9' } },
    ],
    [
      'with a text for a list of items',
      { section: 'customerPersonas', field: 'personas' },
      { kind: 'add-text', text: 'x' },
    ],
    [
      'with an item for a list of texts',
      { section: 'businessModel', field: 'revenueStreams' },
      { kind: 'add-item', parts: { name: 'x' } },
    ],
    [
      'that would replace a whole list',
      { section: 'businessModel', field: 'revenueStreams' },
      { kind: 'replace', text: 'x' },
    ],
  ])('%s fits nowhere and changes nothing', (_case, place, change) => {
    const proposal = propose(place, change)
    expect(fitsPlan(data, proposal)).toBe(false)
    expect(put(proposal)).toBe(data)
  })
})
