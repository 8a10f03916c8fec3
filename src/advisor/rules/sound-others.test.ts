import { expect, test } from 'vitest'
import { baker, moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

/** What is told of other people, other work and other papers, beside what is told of the same ones. */

const experienced = (title: string, role = 'Owner, full-time') =>
  moneyPlan({
    sections: {
      competitiveAnalysis: {
        pricingStrategy: 'An order costs $20.',
        competitiveAdvantages: [{ id: 'v1', title: 'Skill', description: title }],
      },
      teamStructure: {
        founders: [{ id: 'f1', name: 'Ana Ruiz', role, background: 'Baker for nine years' }],
        keyHires: [],
      },
    },
  })
test.each([
  ['Lena Ortiz has run a bakery for 26 years and joins us in May.', 0],
  ['Our night baker has worked as a pastry chef for 14 years.', 0],
  ['The seller has baked here for 31 years.', 0],
  ['Ana Ruiz has worked as a baker for 16 years.', 1],
  ['The owner has worked as a baker for 16 years.', 1],
])('years of experience: %s', (text, count) => {
  expect(findFaults('experience-years-differ', experienced(text))).toHaveLength(count)
})

test('the chef is the founder whose role it is', () => {
  const text = 'The chef has worked as a cook for 16 years.'
  expect(findFaults('experience-years-differ', experienced(text))).toHaveLength(0)
  expect(findFaults('experience-years-differ', experienced(text, 'Owner and chef'))).toHaveLength(1)
})

const home = (mitigation: string) =>
  moneyPlan({
    sections: { riskAnalysis: { risks: [{ id: 'k1', description: 'A slow start', mitigation }] } },
  })
test.each([
  ['I take less while Pedro’s wages pay the rent of our home.', 0],
  ['I take less, and Pedro’s salary covers us.', 0],
  ['I keep my job at the mill.', 1],
])('the founder’s job: %s', (text, count) => {
  expect(findFaults('founder-told-twice', home(text))).toHaveLength(count)
})

const withPartner = (partner: string) =>
  moneyPlan({
    forecast: { people: [{ ...baker, role: 'Night baker' }] },
    model: {
      keyPartnerships: [partner],
      costStructure: ['Night baker $2,750 a month with payroll taxes'],
    },
  })
test.each([
  ['Jo Lind, a freelance baker, who fills in during vacations', 0],
  ['A freelance baker on call for sick days', 0],
  ['The night baker is a freelance contractor', 1],
])('beside an employee: %s', (partner, count) => {
  expect(findFaults('employed-or-not', withPartner(partner))).toHaveLength(count)
})

const leased = (resource: string) => moneyPlan({ model: { keyResources: [resource] } })
test.each([
  ['A shop with a lease of five years with an option for three more', 0],
  ['A shop with a lease of five years plus an option for two further', 0],
  ['A shop with a lease of four years with an option for two more', 1],
  ['A shop with a lease of five years', 1],
])('beside a loan of seven years: %s', (resource, count) => {
  expect(findFaults('lease-shorter-than-loan', leased(resource))).toHaveLength(count)
})

const listed = (quality: string) =>
  moneyPlan({
    model: { keyActivities: ['Six oven checks a month'] },
    sections: {
      marketingStrategy: {
        budget: '$400 a month',
        metrics: [],
        channels: ['Six oven checks a month at the market'],
        timeline: 'June 2027: six oven checks a month and two ads.',
      },
      operationsPlan: { quality, keyProcesses: [], technology: [] },
    },
  })
test.each([
  ['Ana signs off every monthly inventory with a list of 18 checks.', 0],
  ['We do 14 oven checks a month.', 1],
])('how many checks: %s', (quality, count) => {
  expect(findFaults('figures-disagree', listed(quality))).toHaveLength(count)
})

const rivals = (strengths: readonly string[]) =>
  moneyPlan({
    sections: {
      competitiveAnalysis: {
        directCompetitors: strengths.map((text, index) => ({
          id: `c${index}`,
          name: `Bakery ${index}`,
          strengths: text,
          weaknesses: 'No rye bread on Sunday',
          marketShare: '',
          pricing: '$7 a loaf',
        })),
      },
    },
  })
test.each([
  [['Known here for years', 'Good service, fair prices'], 0],
  [['Open on weekends, free parking', 'Friendly'], 0],
  [['Good quality', 'Good service, fair prices'], 1],
])('what rivals do well: %j', (strengths, count) => {
  expect(findFaults('words-thin-competitiveAnalysis', rivals(strengths))).toHaveLength(count)
})
