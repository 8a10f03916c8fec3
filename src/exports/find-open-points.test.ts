import { expect, test } from 'vitest'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { saas } from '#domain/plan/templates/saas.ts'
import { fullPlan } from '#tests/builders/full-plan.ts'
import { findOpenPoints } from './find-open-points.ts'

const ownNumbers = { projections: { price: 10, cogs: 1, cac: 5, churnRate: 3 } }

test('a fully customized plan has no open points', () => {
  expect(findOpenPoints(fullPlan.data)).toEqual([])
})

test('finds placeholders in texts, lists, items and lists within items, each with its path', () => {
  const data = restoreWorkbookData({
    businessIdea: { solution: 'We help [who] and [who] with [what].', unknown: '[not ours]' },
    businessModel: { keyResources: ['Own words', 'A lease in [town]'] },
    financialProjections: {
      ...ownNumbers,
      pricingTiers: [
        { id: 'first' },
        { id: 'second', features: ['Up to [number] users'], targetSegment: '[Whom]' },
      ],
    },
  })
  expect(findOpenPoints(data)).toEqual([
    {
      kind: 'placeholder',
      step: 1,
      address: ['businessIdea', 'solution'],
      label: 'Solution',
      text: '[who]',
    },
    {
      kind: 'placeholder',
      step: 1,
      address: ['businessIdea', 'solution'],
      label: 'Solution',
      text: '[what]',
    },
    {
      kind: 'placeholder',
      step: 3,
      address: ['businessModel', 'keyResources', 1],
      label: 'Key resource 2',
      text: '[town]',
    },
    {
      kind: 'placeholder',
      step: 8,
      address: ['financialProjections', 'pricingTiers', { id: 'second' }, 'features', 0],
      label: 'Pricing tier 2: Feature 1',
      text: '[number]',
    },
    {
      kind: 'placeholder',
      step: 8,
      address: ['financialProjections', 'pricingTiers', { id: 'second' }, 'targetSegment'],
      label: 'Pricing tier 2: Target segment',
      text: '[Whom]',
    },
  ])
})

test('finds numbers that are unchanged from the template', () => {
  const numbers = findOpenPoints(restoreWorkbookData(saas)).filter(({ kind }) => kind === 'number')
  expect(numbers.map(({ step, label, text }) => `${step} ${label}: ${text}`)).toEqual([
    '8 Price: $89',
    '8 Cost of goods (COGS): $12',
    '8 Cost to win a customer (CAC): $267',
    '8 Monthly churn (%): 5%',
    '8 Conversion rate (%): 2.5%',
    '8 Monthly growth (%): 15%',
    '8 Start-up cost 1: Amount: $50,000',
    '8 Start-up cost 2: Amount: $10,000',
    '8 Start-up cost 3: Amount: $25,000',
  ])
  expect(numbers[6]?.address).toEqual([
    'financialProjections',
    'startupCosts',
    { id: 'saas-cost-product----' },
    'amount',
  ])
})

test('a single number that equals the template’s does not count', () => {
  const projections = {
    price: 89,
    cogs: 20,
    cac: 267,
    churnRate: 5,
    conversionRate: 2.5,
    monthlyGrowthRate: 15,
  }
  expect(findOpenPoints(restoreWorkbookData({ financialProjections: { projections } }))).toEqual([])
})
