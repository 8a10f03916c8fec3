import { expect, test } from 'vitest'
import { baker, milestone, moneyPlan, oven, owner, running, savings } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

/** What owners write that looks like a fault and is none, beside what is one. */

test.each([
  ['keyActivities', 0],
  ['keyResources', 1],
])('“Test” among %s', (field, count) => {
  const plan = moneyPlan({ model: { [field]: ['Test', 'Write the report'] } })
  expect(findFaults('words-undecided-businessModel', plan)).toHaveLength(count)
})

test.each([
  ['Poland', 'PLN', 'recommendation'],
  ['Nairobi', 'KES', 'recommendation'],
  ['Ohio', 'USD', 'warning'],
])('a sole trader in %s who borrows much', (jurisdiction, currency, type) => {
  const plan = moneyPlan({
    finances: { currency },
    sections: { legalStructure: { businessEntity: 'sole-proprietorship', jurisdiction } },
  })
  expect(findFaults('legal-entity-misfit', plan).map((found) => found.type)).toEqual([type])
})

test.each([
  ['Ana puts in $20,000 and asks for a loan of $40,000.', 0],
  ['A city grant of $12,000 and a credit union loan of $40,000 pay for it.', 0],
  ['A $55,000 bank loan pays for the oven.', 1],
  ['We take a loan of $55,000.', 1],
])('the loan in a text: %s', (description, count) => {
  const plan = moneyPlan({
    sections: milestone('Loan', description),
    funding: {
      contributions: [savings, { id: 'c2', name: 'Grant', source: 'grant', amount: 12_000, month: 0 }],
    },
  })
  expect(findFaults('funding-text-differs', plan)).toHaveLength(count)
})

test.each([
  ['Angels pay $300,000 of preferred shares.', 1],
  ['We raise $250,000 in seed capital.', 1],
  ['The seed round of $90,000 is closed.', 1],
  ['We raise $150,000 in seed capital.', 0],
  ['We buy $9,000 of seed potatoes.', 0],
  ['Sales of $300,000 pay for shares of the building.', 0],
])('the round in a text: %s', (description, count) => {
  const plan = moneyPlan({
    sections: milestone('Round closed', description),
    funding: {
      contributions: [savings, { id: 'c2', name: 'Angels', source: 'investor', amount: 150_000, month: 0 }],
    },
  })
  expect(findFaults('funding-text-differs', plan)).toHaveLength(count)
})

test.each([
  ['Consumer credit of Ana Ruiz', 1],
  ['Personal line of credit', 1],
  ['Deposits at Harbor Credit Union', 0],
  ['Tax credit for the oven', 0],
])('own money that is “%s”', (name, count) => {
  const plan = moneyPlan({ funding: { contributions: [{ ...savings, name }] } })
  expect(findFaults('own-money-borrowed', plan)).toHaveLength(count)
})

test.each([
  ['Miscellaneous', 'Various things we need to get going', 1],
  ['Miscellaneous', 'Trays, knives and a label printer', 0],
])('a start-up cost for %s: %s', (category, description, count) => {
  const plan = moneyPlan({ finances: { startupCosts: [{ ...oven, category, description }] } })
  expect(findFaults('startup-line-vague', plan)).toHaveLength(count)
})

const persona = (demographics: string, currency: string) =>
  moneyPlan({
    finances: { currency },
    sections: {
      customerPersonas: {
        personas: [
          { id: 'p1', name: 'Eva', demographics, painPoints: 'No bread', goals: '', buyingBehavior: '' },
        ],
        primaryPersona: 'p1',
      },
    },
  })

test.each([
  ['34, nurse, earns 2,400 net', 'PLN', 0],
  ['Runs the office, has $9,000 for outside help', 'USD', 0],
  ['34, earns $2,900', 'USD', 0],
  ['71, pension of $210 a month', 'USD', 1],
])('what a persona lives on: %s', (demographics, currency, count) => {
  expect(findFaults('persona-cannot-pay', persona(demographics, currency))).toHaveLength(count)
})

test.each([
  ['Oven and mixer service', 0],
  ['Servicing', 0],
  ['Telephone service', 1],
])('repairs: %s', (name, count) => {
  const plan = moneyPlan({
    forecast: { runningCosts: running.map((cost) => (cost.id === 'r3' ? { ...cost, name } : cost)) },
    model: { costStructure: [] },
  })
  expect(findFaults('costs-no-maintenance', plan)).toHaveLength(count)
})

test.each([
  ['Workshop, 140 m², in the old brewery', 'Clay: $5 a workshop place', 1],
  ['Studio of 90 square meters', 'Office supplies', 1],
  ['Studio of 90 square meters', 'Studio $900', 0],
  ['Studio of 90 square meters', 'Office, power and phones', 0],
  ['A garage at home, 90 square meters', 'Phones', 0],
])('rent for %s with the cost %s', (resource, name, count) => {
  const plan = moneyPlan({
    forecast: { runningCosts: running.map((cost) => (cost.id === 'r1' ? { ...cost, name } : cost)) },
    model: { costStructure: [], keyResources: [resource] },
  })
  expect(findFaults('costs-no-rent', plan)).toHaveLength(count)
})

test('the customers of a business that is bought need no advertising', () => {
  const bought = { ...oven, category: 'Goodwill and client list', kind: 'fee' }
  const cheap = { forecast: { runningCosts: running.filter(({ id }) => id !== 'r1') } }
  const projections = {
    price: 20,
    cogs: 5,
    cac: 60,
    churnRate: 8,
    conversionRate: 10,
    monthlyGrowthRate: 2,
    priceUnit: 'customer',
    purchasesPerMonth: 0.1,
  }
  const find = (finances: object) =>
    findFaults(
      'acquisition-against-forecast',
      moneyPlan({ ...cheap, finances: { projections, ...finances } }),
    )
  expect(find({})).toHaveLength(1)
  expect(find({ startupCosts: [oven, bought] })).toEqual([])
})

test.each([
  ['Digital X-ray in use', 'Installed, registered, staff trained.', 0],
  ['Food license', 'Granted by the county.', 1],
])('opening before %s', (title, description, count) => {
  const plan = moneyPlan({
    sections: {
      implementationTimeline: {
        milestones: [
          { id: 'm1', title: 'First day as owner', description: '', timeline: 'February 2027' },
          { id: 'm2', title, description, timeline: 'April 2027' },
        ],
      },
    },
  })
  expect(findFaults('cross-open-before-permit', plan)).toHaveLength(count)
})

test.each([
  ['In nineteen years as a nurse I have seen it.', 0],
  ['In thirty years as a nurse I have seen it.', 1],
])('years since a date: %s', (solution, count) => {
  const founders = [
    { id: 'f1', name: 'Ana Ruiz', role: 'Owner', background: 'Nurse since 2007, eleven years on one ward' },
  ]
  const plan = moneyPlan({ sections: { businessIdea: { solution }, teamStructure: { founders } } })
  expect(findFaults('experience-years-differ', plan)).toHaveLength(count)
})

test.each([
  ['Five testers under contract', 'Testing: eight days of one of us for an audit, with two testers', 0],
  ['Five vans', 'Two vans leave at six', 1],
])('counts for each: %s / %s', (resource, process, count) => {
  const plan = moneyPlan({
    model: { keyResources: [resource] },
    sections: { operationsPlan: { keyProcesses: [process] } },
  })
  expect(findFaults('figures-disagree', plan)).toHaveLength(count)
})

test.each([
  [
    'Eleven years in small-animal practice, the last six here',
    'Dr. Olson buys the small-animal practice where she has worked for six years.',
    0,
  ],
  ['Eleven years in small-animal practice', 'Dr. Olson has been in small-animal practice for six years.', 1],
])('years at one place are a part of the years in the trade: %s', (background, executiveSummary, count) => {
  const founders = [{ id: 'f1', name: 'Hannah Olson', role: 'Owner', background }]
  const plan = moneyPlan({
    sections: { teamStructure: { founders }, implementationTimeline: { executiveSummary } },
  })
  expect(findFaults('figures-disagree', plan)).toHaveLength(count)
})

test.each([
  ['Commission of 9% on booked jobs', '20% held at booking, the rest paid out after the job', 0],
  ['Commission of 9% on booked jobs', 'Request, quotes, booking, 20% deposit', 0],
  ['Commission of 9% on booked jobs', 'We keep 20% of every booked job', 1],
])('a deposit is no share that is kept: %s / %s', (revenue, process, count) => {
  const plan = moneyPlan({
    model: { revenueStreams: [revenue] },
    sections: { operationsPlan: { keyProcesses: [process] } },
  })
  expect(findFaults('figures-disagree', plan)).toHaveLength(count)
})

const paidAfter = (days: number, ...keyProcesses: readonly string[]) =>
  moneyPlan({
    forecast: { timing: { daysUntilCustomersPay: days, daysUntilSuppliersPaid: 0, taxRatePercent: 15 } },
    sections: { operationsPlan: { keyProcesses } },
  })

test.each([
  ['Customers who paid have 30 days to return a part', 0],
  ['Customer pays at the door, returns within 30 days', 0],
  ['Customers who return later pay within 45 days', 1],
  ['Fleet customers pay after 30 days', 1],
])('days to return something are no days to pay: %s', (process, count) => {
  expect(findFaults('payment-days-differ', paidAfter(5, process))).toHaveLength(count)
})

test.each([
  ['Customers pay at the door and have 10 days to return a part', 0],
  ['Fleet customers pay within 10 days', 1],
])('days to return something are not paid sooner: %s', (process, count) => {
  expect(findFaults('paid-sooner-than-counted', paidAfter(40, process))).toHaveLength(count)
})

test.each([
  ['Bike parts, paid by card, 30 days to exchange a part', 0],
  ['Bike parts, paid after 30 days', 1],
])('a supplier’s days: %s', (supplier, count) => {
  const plan = moneyPlan({
    forecast: { timing: { daysUntilCustomersPay: 0, daysUntilSuppliersPaid: 0, taxRatePercent: 15 } },
    sections: { operationsPlan: { keyProcesses: [], suppliers: [supplier] } },
  })
  expect(findFaults('supplier-days-differ', plan)).toHaveLength(count)
})

test.each([
  ['Customers have 30 days to return a derailleur', 'The derailleur is paid after 15 days', 0],
  ['Customers have 30 days to return a derailleur', 'They have 15 days to return the derailleur', 1],
])('two times for one part: %s / %s', (solution, process, count) => {
  const plan = moneyPlan({
    sections: { businessIdea: { solution }, operationsPlan: { keyProcesses: [process] } },
  })
  expect(findFaults('figures-disagree', plan)).toHaveLength(count)
})

test.each([
  ['marketAnalysis', 'summary', 'There are two mechanics who make house calls.', 0],
  ['marketAnalysis', 'summary', 'We send two mechanics on house calls.', 1],
  ['competitiveAnalysis', 'marketPosition', 'Two mechanics in Tucson come to the door.', 0],
  ['competitiveAnalysis', 'marketPosition', 'Only two mechanics come to the door.', 0],
  ['competitiveAnalysis', 'marketPosition', 'We send two mechanics in Tucson to the door.', 1],
  ['businessIdea', 'solution', 'Two mechanics with a van in Tucson are booked for weeks.', 0],
  ['businessIdea', 'solution', 'Two mechanics come to the door.', 1],
  ['businessIdea', 'solution', 'Two bakers in Tucson deliver at night.', 0],
])('those of the trade in town are not the plan’s own: %s %s: %s', (section, field, text, count) => {
  const plan = moneyPlan({
    model: { keyResources: ['Four mechanics', 'Four bakers'] },
    sections: { [section]: { [field]: text } },
  })
  expect(findFaults('figures-disagree', plan)).toHaveLength(count)
})

test.each([
  ['Two mechanics in Tucson charge $90 for it', 0],
  ['Two mechanics $5,500 a month', 1],
])('the people among the costs: %s', (cost, count) => {
  const mechanic = { ...baker, role: 'Mechanic' }
  const plan = moneyPlan({ forecast: { people: [owner, mechanic] }, model: { costStructure: [cost] } })
  expect(findFaults('people-count-said-differs', plan)).toHaveLength(count)
})
