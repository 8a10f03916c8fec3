import { expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

const plan = (solution: string, pricing: string, features: readonly string[] = []) =>
  moneyPlan({
    sections: {
      businessIdea: { name: 'Rye & Co', solution },
      competitiveAnalysis: { pricingStrategy: pricing, competitiveAdvantages: [] },
    },
    finances: {
      pricingTiers: features.map((feature, index) => ({
        id: `t${index}`,
        name: `Tier ${index}`,
        price: '20',
        features: [feature],
        targetSegment: '',
      })),
    },
  })

test.each([
  ['Roofs with a ten-year warranty.', 'We charge $9 a square foot, with five years of warranty.', []],
  ['Every bike has a two-year guarantee on the frame.', 'The frame has a guarantee of six months.', []],
  ['Brakes guaranteed for 24 months.', 'A set is $240.', ['12 months of warranty on parts']],
])('finds one warranty with two lengths: “%s”, “%s”, %s', (solution, pricing, features) => {
  expect(findFaults('warranty-differs', plan(solution, pricing, features))).toHaveLength(1)
})

test.each([
  ['Roofs with a ten-year warranty.', 'Ten years of warranty are in the price.', []],
  ['Roofs with a two-year warranty.', '24 months of warranty are in the price.', []],
  ['A one-year warranty on labor.', 'Ten years of warranty on shingles.', []],
  ['Roofs with a ten-year warranty.', 'The maker gives a 30-year warranty on shingles.', []],
  ['Repairs with care.', 'Two plans.', ['One-year warranty', 'Three-year warranty']],
  ['Roofs with a ten-year warranty.', 'Most roofers give a one-year warranty.', []],
])('is silent about other things and other firms: “%s”, “%s”, %s', (solution, pricing, features) => {
  expect(findFaults('warranty-differs', plan(solution, pricing, features))).toEqual([])
})
