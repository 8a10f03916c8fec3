import { describe, expect, test } from 'vitest'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import type { Proposal } from './advice.ts'
import { applyProposal, fitsPlan, readCurrentText, toFieldKeys } from './proposals.ts'

const data = restoreWorkbookData({
  businessIdea: { oneLiner: 'Coffee' },
  businessModel: { revenueStreams: ['Bags'] },
  financialProjections: { projections: { price: 10 } },
  customerPersonas: {
    personas: [
      { id: 'p1', name: 'Dana', goals: 'Sleep' },
      { id: 'p2', name: 'Eve' },
    ],
    primaryPersona: 'p1',
  },
  riskAnalysis: { risks: [{ id: 'r1', description: 'Fire', impact: 'low' }] },
  fromTheFuture: { words: 'kept', list: ['kept'] },
})
const propose = (place: Proposal['place'], change: Proposal['change']): Proposal => ({
  place,
  change,
  label: 'A proposal',
  assumptions: [],
})
const put = (proposal: Proposal) => applyProposal(data, proposal, () => 'new-id')

describe('a proposal', () => {
  test('replaces a text, even inside an item of a list', () => {
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

  test('replaces a number with what the text says, and never with something that is not a number', () => {
    const place = { section: 'financialProjections', field: 'projections', part: 'price' } as const
    expect(put(propose(place, { kind: 'replace', text: '$46' })).financialProjections.projections.price).toBe(
      46,
    )
    expect(fitsPlan(data, propose(place, { kind: 'replace', text: 'as much as it costs' }))).toBe(false)
  })

  test('adds a text or a whole item to a list and keeps what is there', () => {
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

  test('chooses among what a field can be', () => {
    const impact = { section: 'riskAnalysis', field: 'risks', itemId: 'r1', part: 'impact' } as const
    expect(put(propose(impact, { kind: 'replace', text: 'high' })).riskAnalysis.risks[0]?.impact).toBe('high')
    const entity = { section: 'legalStructure', field: 'businessEntity' } as const
    expect(put(propose(entity, { kind: 'replace', text: 'llc' })).legalStructure.businessEntity).toBe('llc')
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
    [
      'for an id, by which all else finds the item',
      { section: 'customerPersonas', field: 'personas', itemId: 'p1', part: 'id' },
      { kind: 'replace', text: 'p2' },
    ],
    [
      'for a reference to another item',
      { section: 'customerPersonas', field: 'primaryPersona' },
      { kind: 'replace', text: 'p9' },
    ],
    [
      'with a rating that is none',
      { section: 'riskAnalysis', field: 'risks', itemId: 'r1', part: 'impact' },
      { kind: 'replace', text: 'enormous' },
    ],
    [
      'with a new item whose rating is none',
      { section: 'riskAnalysis', field: 'risks' },
      { kind: 'add-item', parts: { description: 'Flood', probability: 'sometimes' } },
    ],
    [
      'with a legal form that is none',
      { section: 'legalStructure', field: 'businessEntity' },
      { kind: 'replace', text: 'Offshore trust' },
    ],
    [
      'for a field that is not ours',
      { section: 'fromTheFuture' as 'businessIdea', field: 'words' },
      { kind: 'replace', text: 'x' },
    ],
    [
      'for a list that is not ours',
      { section: 'fromTheFuture' as 'businessIdea', field: 'list' },
      { kind: 'add-text', text: 'x' },
    ],
    [
      'for what every object inherits',
      { section: '__proto__' as 'businessIdea', field: 'constructor', part: 'name' },
      { kind: 'replace', text: 'x' },
    ],
    [
      'with a part called __proto__',
      { section: 'riskAnalysis', field: 'risks' },
      {
        kind: 'add-item',
        parts: JSON.parse('{"description":"x","__proto__":"y"}') as Record<string, string>,
      },
    ],
  ])('%s fits nowhere and changes nothing', (_case, place, change) => {
    const proposal = propose(place, change)
    expect(fitsPlan(data, proposal)).toBe(false)
    expect(put(proposal)).toBe(data)
  })
})
