import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyPlan } from '#tests/builders/plan-arbitraries.ts'
import { restoreWorkbookData } from './restore.ts'
import { createWorkbookData } from './templates/create-workbook-data.ts'
import { templateOf } from './templates/every-template.ts'
import { toStoredData } from './to-stored-data.ts'

const data = restoreWorkbookData({ financialProjections: { startupCosts: [{ id: 'c1', category: 'Van' }] } })
const { financialProjections } = data

describe('a plan whose forecast nobody has begun', () => {
  test('is saved with the fields that plans always had', () => {
    const stored = toStoredData(data)
    expect(Object.keys(stored)).toEqual(Object.keys(data).filter((key) => key !== 'review'))
    expect(stored['financialProjections']).toEqual({
      projections: {
        price: 89,
        cogs: 12,
        cac: 267,
        churnRate: 5,
        conversionRate: 2.5,
        monthlyGrowthRate: 15,
      },
      pricingTiers: [],
      startupCosts: [{ id: 'c1', category: 'Van', amount: 0, description: '' }],
    })
  })

  test('is saved as its template is written', () => {
    const template = templateOf('local-service')
    expect(toStoredData(createWorkbookData(template))).toMatchObject(template.data)
  })

  test('of an older version is saved again as the same text', () => {
    const older = JSON.stringify(toStoredData(data))
    expect(JSON.stringify(toStoredData(restoreWorkbookData(JSON.parse(older))))).toBe(older)
  })
})

test.each([
  ['currency', 'EUR'],
  ['forecast', { ...financialProjections.forecast, frame: { firstMonth: '2027-03' } }],
  ['forecast', { ...financialProjections.forecast, newerField: true }],
  ['funding', { loans: [{ id: 'l1', amount: 85_000 }] }],
  ['projections', { price: 85, priceUnit: 'visit' }],
  ['projections', { price: 85, purchasesPerMonth: 0.72 }],
  ['startupCosts', [{ id: 'c1', kind: 'equipment', month: 0, yearsOfUse: 5 }]],
])('a written %s is saved and comes back', (field, value) => {
  const written = restoreWorkbookData({ financialProjections: { ...financialProjections, [field]: value } })
  const saved = toStoredData(written)
  expect(saved['financialProjections']).toHaveProperty(field)
  expect(restoreWorkbookData(saved)).toEqual(written)
})

test('a summary is saved once it is written, and comes back', () => {
  expect(toStoredData(data)['implementationTimeline']).toEqual({ milestones: [] })
  const written = restoreWorkbookData({
    implementationTimeline: { executiveSummary: 'We ask for $85,000.', summaryFigures: ['loan $85,000'] },
  })
  expect(toStoredData(written)['implementationTimeline']).toEqual({
    milestones: [],
    executiveSummary: 'We ask for $85,000.',
    summaryFigures: ['loan $85,000'],
  })
  expect(restoreWorkbookData(toStoredData(written))).toEqual(written)
})

test('any plan comes back from what is saved of it', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      expect(restoreWorkbookData(JSON.parse(JSON.stringify(toStoredData(plan.data))))).toEqual(plan.data)
    }),
  )
})
