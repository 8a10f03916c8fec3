import { expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

const figures = { price: 46, cogs: 20, cac: 12, churnRate: 2, conversionRate: 30, purchasesPerMonth: 4 }
const sold = (partner: string) =>
  moneyPlan({
    finances: { projections: { ...figures, priceUnit: 'tray' } },
    model: { keyPartnerships: [partner] },
  })

test.each([
  ['Hotel Rena takes twelve a day for $16 a tray', 1],
  ['The school buys lunch rolls at a flat $18 per tray, delivered', 1],
  ['The clinic pays $14 a tray', 1],
  ['Hotel Rena takes twelve a day for $39 a tray', 0],
  ['The mill: flour that costs $15 a tray', 0],
  ['Hotel Rena: a discount of $12 a tray', 0],
  ['The market: a stall for $15 a day', 0],
  ['The school buys napkins at $2 a tray', 0],
])('“%s” where a tray costs $20', (partner, count) => {
  expect(findFaults('price-below-cost', sold(partner))).toHaveLength(count)
})
