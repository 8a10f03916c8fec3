import { expect, test } from 'vitest'
import { findFaults } from '#tests/support/advisor-rules.ts'

/** What sound plans write that a rule could take for a gap, beside what is one. */

const milestones = (...titles: readonly (readonly [string, string])[]) => ({
  implementationTimeline: {
    milestones: titles.map(([title, timeline], index) => ({
      id: `m${index}`,
      title,
      timeline,
      description: '',
      dependencies: [],
    })),
  },
})

test.each([
  ['Ana Ruiz', 'Owner', 'Ben Cole', 'Co-owner', 1],
  ['Ana Ruiz', 'Owns 50%', 'Ben Cole', 'Owns 50%', 1],
  ['Ana Ruiz', 'Owns 60%, full-time', 'Ben Cole', 'Owns 40%', 0],
  ['Ana Ruiz', 'Manager, 80% of the company', 'Ben Cole', 'Books, 20% of the company', 0],
  ['Ana Ruiz', 'Owner', 'Ben Ruiz', 'Co-owner', 0],
])('the deal of %s, %s, and %s, %s', (one, role, other, otherRole, count) => {
  const plan = {
    implementationTimeline: { milestones: [] },
    teamStructure: {
      founders: [
        { id: 'f1', name: one, role, background: '' },
        { id: 'f2', name: other, role: otherRole, background: '' },
      ],
      keyHires: [],
    },
  }
  expect(findFaults('legal-founders-agreement', plan)).toHaveLength(count)
})

test.each([
  'LLC agreement $1,300, terms of the kitchens $3,400',
  'Lease and operating agreement with the investors',
  'Agreement on shares and handover, four months of notice',
  'She owns 20%, which she earns over four years',
])('a deal of the founders that another step names: %s', (description) => {
  const plan = {
    implementationTimeline: { milestones: [] },
    financialProjections: {
      startupCosts: [{ id: 's1', category: 'Fees', amount: 4000, description, kind: 'fee' }],
    },
  }
  expect(findFaults('legal-founders-agreement', plan)).toEqual([])
})

test.each([
  [['Lease signed', 'Month 1'], ['First loops', 'Month 4'], 0],
  [['Lease signed', 'Month 1'], ['First paid Monday', 'Month 5'], 0],
  [['Lease signed', 'Month 1'], ['First driver hired', 'Month 4'], 1],
  [['Lease signed', 'Month 1'], ['First truck bought', 'Month 4'], 1],
] as const)('%j and %j start the sales', (one, other, count) => {
  expect(findFaults('timeline-no-launch', milestones(one, other))).toHaveLength(count)
})

test('a milestone a year later is one by which results are looked at', () => {
  expect(
    findFaults('timeline-no-review', milestones(['Lease', 'Month 1'], ['Gate', 'Month 6'])),
  ).toHaveLength(1)
  expect(
    findFaults('timeline-no-review', milestones(['Lease', 'Month 1'], ['48 sites', 'Month 13'])),
  ).toEqual([])
})

test.each([
  ['Two summer helpers', '$1,900 a month each', 0],
  ['Two helpers', '$1,100 a month each', 1],
])('the pay of %s: %s', (role, salary, count) => {
  const plan = {
    teamStructure: { keyHires: [{ id: 'h1', role, salary, timeline: 'Month 1' }] },
    financialProjections: { currency: 'USD', forecast: {} },
    legalStructure: { jurisdiction: 'Michigan' },
  }
  expect(findFaults('people-pay-below-minimum', plan)).toHaveLength(count)
})

test.each([
  ['$22,900 in all, $13,500 of it for ads', 1],
  ['$22,900 in the nine months to February, $13,500 of it for ads', 0],
  ['10% of sales: about $22,900, $13,500 of it for ads', 0],
])('the time of a budget: %s', (budget, count) => {
  expect(findFaults('marketing-budget-without-period', { marketingStrategy: { budget } })).toHaveLength(count)
})

test.each([
  [['Orders: 300 in May', 'Returns below 2%', 'Offers rejected for form: none'], 0],
  [['Orders: 300 in May', 'Returns below 2%', 'How well people know us'], 0],
  [['Orders: 300 in May', 'Repeat buyers', 'How well people know us'], 1],
])('the goals of %j', (metrics, count) => {
  expect(findFaults('marketing-metric-without-goal', { marketingStrategy: { metrics } })).toHaveLength(count)
})

test.each([
  ['Six part-timers who share 140 hours a week', 0],
  ['Owner, 95 hours a week', 1],
])('the week of a role: %s', (role, count) => {
  const plan = { teamStructure: { keyHires: [{ id: 'h1', role, salary: '', timeline: '' }] } }
  expect(findFaults('people-week-impossible', plan)).toHaveLength(count)
})

test.each([
  ['Registration for Kansas customers: not needed, says the accountant', 0],
  ['Kansas registration for services delivered from Missouri', 0],
  ['Kansas contractor license', 1],
])('a license of a neighbor: %s', (license, count) => {
  const plan = {
    legalStructure: { jurisdiction: 'Missouri, Kansas City', licenses: [license], regulations: [] },
  }
  expect(findFaults('law-rules-of-another-place', plan)).toHaveLength(count)
})

test.each([
  ['Certified food protection manager: exam in March', 1],
  ['Food service license and plan review: eight weeks', 0],
])('a kitchen with this license: %s', (license, count) => {
  const plan = {
    businessIdea: { name: 'Crust', oneLiner: 'A small bakery that sells bread' },
    legalStructure: { licenses: [license] },
    implementationTimeline: { milestones: [] },
  }
  expect(findFaults('legal-kind-license', plan)).toHaveLength(count)
})

test.each([
  ['Daniel’s certificate is valid to 2030', 0],
  ['Daniel serves as the electrician for all wiring', 1],
])('a credential of an owner: %s', (regulation, count) => {
  const plan = {
    legalStructure: { regulations: [regulation] },
    teamStructure: {
      founders: [{ id: 'f1', name: 'Daniel Stoltz', role: 'Owner', background: 'Seventeen years a joiner' }],
    },
  }
  expect(findFaults('people-credential-not-in-background', plan)).toHaveLength(count)
})

test.each([
  ['[Annika: insert what the policy covers and the supervision rules here, see email of October 14]', 1],
  ['Insert the name of the second supplier', 1],
  ['We insert the second blade [see photo] before each cut and log it', 0],
])('a note in brackets: %s', (mitigation, count) => {
  const risk = { id: 'r1', type: 'Risk', description: 'A cut', impact: 'low', probability: 'low', mitigation }
  expect(findFaults('words-undecided-riskAnalysis', { riskAnalysis: { risks: [risk] } })).toHaveLength(count)
})

test.each([
  ['Lead carpenter', '$2,100 a month', 1],
  ['Head baker', '$1,750 a month', 1],
  ['Data analyst, full-time', '$20,400 a year', 1],
  ['Truck driver', '$1,950 a month', 1],
  ['Carpenter', '$3,400 a month', 0],
  ['Driver, 20 hours a week', '$1,400 a month', 0],
])('the pay of a trade: %s, %s', (role, salary, count) => {
  const plan = {
    teamStructure: { keyHires: [{ id: 'h1', role, salary, timeline: 'Month 1' }] },
    financialProjections: { currency: 'USD', forecast: {} },
    legalStructure: { jurisdiction: 'Tennessee' },
  }
  expect(findFaults('people-pay-far-below', plan)).toHaveLength(count)
})

test.each([
  ['Ohio; shareholders are Ana Ruiz (60%), a US citizen, and Per Dahl, a Norwegian citizen in Oslo (40%)', 1],
  ['Ohio; owned by Ana Ruiz and Jo Park, who lives in Canada and holds 30%', 1],
  ['Ohio; both shareholders are residents of Akron', 0],
  ['Ohio; the owners sell to customers based in Canada', 0],
])('the owners of an S corporation: %s', (jurisdiction, count) => {
  const plan = { legalStructure: { businessEntity: 's-corp', jurisdiction } }
  expect(findFaults('law-s-corp-owner', plan)).toHaveLength(count)
})

test.each([
  ['If the worst comes to the worst, the family will help out as always.', 1],
  ['Our people are careful, and accidents happen to others.', 1],
  ['Friends would lend us something.', 1],
  ['My parents lend $5,000 until June, in writing.', 0],
])('hope as an answer: %s', (mitigation, count) => {
  const risk = {
    id: 'r1',
    type: 'Risk',
    description: 'Slow sales',
    impact: 'high',
    probability: 'low',
    mitigation,
  }
  expect(findFaults('words-hope-answer', { riskAnalysis: { risks: [risk] } })).toHaveLength(count)
})
