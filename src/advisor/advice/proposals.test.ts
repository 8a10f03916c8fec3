import { describe, expect, test } from 'vitest'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import type { Proposal } from './advice.ts'
import { applyProposal, fitsPlan, readCurrentText } from './proposals.ts'

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
})
const propose = (address: Proposal['address'], change: Proposal['change']): Proposal => ({
  address,
  change,
  label: 'A proposal',
  assumptions: [],
})
const put = (proposal: Proposal) => applyProposal(data, proposal, () => 'new-id')

describe('a proposal', () => {
  test('replaces a text, even inside an item of a list', () => {
    const oneLiner = propose(['businessIdea', 'oneLiner'], { kind: 'replace', text: 'Fresh coffee' })
    expect(readCurrentText(data, oneLiner)).toBe('Coffee')
    expect(put(oneLiner).businessIdea.oneLiner).toBe('Fresh coffee')

    const goals = propose(['customerPersonas', 'personas', { id: 'p1' }, 'goals'], {
      kind: 'replace',
      text: 'Coffee',
    })
    expect(put(goals).customerPersonas.personas[0]).toMatchObject({ name: 'Dana', goals: 'Coffee' })
  })

  test('replaces a number with what the text says, and never with something that is not a number', () => {
    const address = ['financialProjections', 'projections', 'price'] as const
    expect(
      put(propose(address, { kind: 'replace', text: '$46' })).financialProjections.projections.price,
    ).toBe(46)
    expect(fitsPlan(data, propose(address, { kind: 'replace', text: 'as much as it costs' }))).toBe(false)
  })

  test('adds a text or a whole item to a list and keeps what is there', () => {
    const stream = propose(['businessModel', 'revenueStreams'], { kind: 'add-text', text: 'Subscriptions' })
    expect(put(stream).businessModel.revenueStreams).toEqual(['Bags', 'Subscriptions'])

    const tier = propose(['financialProjections', 'pricingTiers'], {
      kind: 'add-item',
      parts: { name: 'Office', price: '$120', features: 'Grinder\n\nDelivery' },
    })
    expect(put(tier).financialProjections.pricingTiers).toEqual([
      { id: 'new-id', name: 'Office', price: 120, features: ['Grinder', 'Delivery'], targetSegment: '' },
    ])
  })

  test('chooses among what a field can be', () => {
    const impact = ['riskAnalysis', 'risks', { id: 'r1' }, 'impact'] as const
    expect(put(propose(impact, { kind: 'replace', text: 'high' })).riskAnalysis.risks[0]?.impact).toBe('high')
    const entity = ['legalStructure', 'businessEntity'] as const
    expect(put(propose(entity, { kind: 'replace', text: 'llc' })).legalStructure.businessEntity).toBe('llc')
  })

  test.each<[string, Proposal['address'], Proposal['change']]>([
    [
      'for an item that is gone',
      ['customerPersonas', 'personas', { id: 'p9' }, 'goals'],
      { kind: 'replace', text: 'x' },
    ],
    ['for a whole group of numbers', ['financialProjections', 'projections'], { kind: 'replace', text: '5' }],
    ['for a whole item', ['customerPersonas', 'personas', { id: 'p1' }], { kind: 'replace', text: 'x' }],
    [
      'with a part that the item has not',
      ['customerPersonas', 'personas'],
      { kind: 'add-item', parts: { shoeSize: '9' } },
    ],
    ['with a text for a list of items', ['customerPersonas', 'personas'], { kind: 'add-text', text: 'x' }],
    [
      'with an item for a list of texts',
      ['businessModel', 'revenueStreams'],
      { kind: 'add-item', parts: { name: 'x' } },
    ],
    ['that would replace a whole list', ['businessModel', 'revenueStreams'], { kind: 'replace', text: 'x' }],
    [
      'for a reference to another item',
      ['customerPersonas', 'primaryPersona'],
      { kind: 'replace', text: 'p9' },
    ],
    [
      'with a rating that is none',
      ['riskAnalysis', 'risks', { id: 'r1' }, 'impact'],
      { kind: 'replace', text: 'enormous' },
    ],
    [
      'with a new item whose rating is none',
      ['riskAnalysis', 'risks'],
      { kind: 'add-item', parts: { description: 'Flood', probability: 'sometimes' } },
    ],
    [
      'with a legal form that is none',
      ['legalStructure', 'businessEntity'],
      { kind: 'replace', text: 'Offshore trust' },
    ],
    [
      'with an id of its own',
      ['riskAnalysis', 'risks'],
      { kind: 'add-item', parts: { description: 'Flood', id: 'r1' } },
    ],
    [
      'with a part called __proto__',
      ['riskAnalysis', 'risks'],
      {
        kind: 'add-item',
        parts: JSON.parse('{"description":"x","__proto__":"y"}') as Record<string, string>,
      },
    ],
  ])('%s fits nowhere and changes nothing', (_case, address, change) => {
    const proposal = propose(address, change)
    expect(fitsPlan(data, proposal)).toBe(false)
    expect(put(proposal)).toBe(data)
  })
})
