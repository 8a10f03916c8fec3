import { expect, test } from 'vitest'
import { loan, moneyPlan, oven, owner } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

/** What a household lives on, rules that a plan breaks, and equipment that no one answers for. */

const laterPay = { ...owner, startMonth: 6 }
const household = (background: string, people: readonly object[] = [laterPay]) =>
  moneyPlan({
    forecast: { people },
    sections: {
      teamStructure: { founders: [{ id: 'f1', name: 'Ana Ruiz', role: 'Owner, full-time', background }] },
    },
  })

test.each([
  'Baker for nine years. My wife lost her job in May and we live on what we saved',
  'Baker for nine years; her husband is between jobs',
  'Baker for nine years. His partner has no income',
])('no one earns until the owner is paid: %s', (background) => {
  expect(findFaults('lender-household-without-income', household(background))).toHaveLength(1)
  expect(findFaults('lender-household-without-income', household(background, [owner]))).toEqual([])
})

test.each([
  'Baker for nine years. My wife was laid off in May and starts a new job in August',
  'Baker for nine years. Her husband is a nurse and carries the house',
])('someone does: %s', (background) => {
  expect(findFaults('lender-household-without-income', household(background))).toEqual([])
})

const regulation = (text: string) => moneyPlan({ sections: { legalStructure: { regulations: [text] } } })

test.each([
  'Grease goes into the drain, because the city never checks',
  'The zone allows two vans. We park five anyway',
  'Overtime is paid flat; we get away with it so far',
])('a rule is broken: %s', (text) => {
  expect(findFaults('lender-rules-broken', regulation(text))).toHaveLength(1)
})

test.each([
  'Grease goes to the recycler, and the city checks the slips',
  'Gloves at every station, although nobody asks for them',
  'Nobody under 21 is served, and every card is checked',
])('a rule is kept: %s', (text) => {
  expect(findFaults('lender-rules-broken', regulation(text))).toEqual([])
})

test('what is sold as it stands is old, whatever its heading says', () => {
  const plan = (description: string) =>
    moneyPlan({
      finances: { startupCosts: [{ ...oven, category: 'Refurbished deck oven', description }] },
      funding: { loans: [loan] },
    })
  expect(findFaults('equipment-too-old', plan('Built in 1998, sold as is'))).toHaveLength(1)
  expect(findFaults('equipment-too-old', plan('Built in 1998, one year of warranty'))).toEqual([])
})
