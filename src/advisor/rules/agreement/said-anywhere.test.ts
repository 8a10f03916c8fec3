import { describe, expect, test } from 'vitest'
import { baker, moneyPlan, owner, stream } from '#tests/builders/money-plan.ts'
import { findFaults, type PlanPatch } from '#tests/support/advisor-rules.ts'

const first = { frame: { firstMonth: '2027-01', months: 36 } }
const risk = (mitigation: string) => ({
  riskAnalysis: { risks: [{ id: 'k1', description: 'A slow start', mitigation }] },
})

describe('how long the owner has no pay', () => {
  const paid = { ...owner, role: 'Ana Ruiz, owner', startMonth: 9 }
  const plan = (mitigation: string) =>
    moneyPlan({ forecast: { ...first, people: [paid, baker] }, sections: risk(mitigation) })

  test.each([
    'Ana takes no pay during the first two years.',
    'I take nothing out of the business before 2029.',
    'Ana works for nothing until month 24.',
    'The owner does without a salary until the end of 2028.',
    'We draw no salary for the first 18 months.',
    'Neither of us takes money out before January 2029.',
    'The owner forgoes her draw until month 20.',
    'The owners do not pay themselves a wage until year three.',
  ])('longer than in the forecast: %s', (text) => {
    expect(findFaults('owner-unpaid-but-paid', plan(text))).toHaveLength(1)
  })

  test.each([
    'Ana takes no pay until month 9.',
    'Ana takes no pay in the first six months.',
    'If sales are low, Ana takes no pay until month 24.',
    'Two interns work for nothing until month 24.',
    'Customers pay nothing until month 12.',
    'Miriam Ruiz, her sister, keeps her salary at the bank until 2029.',
  ])('nothing is off: %s', (text) => {
    expect(findFaults('owner-unpaid-but-paid', plan(text))).toEqual([])
  })
})

describe('when suppliers are paid', () => {
  test.each([
    ['Miller in Ada: flour, paid in full with the order', 1],
    ['Timber yard: we pay before they unload', 1],
    ['Feed mill, cash on delivery', 1],
    ['Resin maker who wants the money up front', 1],
    ['Parts wholesaler, every order is prepaid', 1],
    ['Fabric mill: no credit, payment in advance', 1],
    ['Miller in Ada: flour, net 30', 0],
    ['Miller in Ada: delivers on Tuesdays', 0],
    ['Printer: customers pay on delivery', 0],
  ])('%s', (supplier, count) => {
    const plan = moneyPlan({
      forecast: { timing: { daysUntilSuppliersPaid: 30, taxRatePercent: 15 } },
      sections: { operationsPlan: { keyProcesses: [], technology: [], suppliers: [supplier] } },
    })
    expect(findFaults('suppliers-paid-at-once', plan)).toHaveLength(count)
  })
})

describe('money in advance, or not', () => {
  const plan = (quality: string, step: string) =>
    moneyPlan({
      sections: { operationsPlan: { keyProcesses: [step], technology: [], quality } },
      model: { revenueStreams: ['Orders at $20'] },
    })

  test.each([
    ['Nobody owes us a cent until the last board is in.', 'Collect 30% at signing, the rest at the end'],
    ['We take nothing in advance.', 'Half is paid with the order'],
    ['Customers pay only when they have tasted the cake.', 'Order form with a deposit of 25%'],
    ['No deposit, no risk.', 'Booking: $50 deposit by card'],
    ['Clients pay nothing before delivery.', 'Invoice: half at kick-off, half on delivery'],
    ['Nothing is due until the day of the event.', 'Contract, then 20% up front'],
  ])('%s / %s', (quality, step) => {
    expect(findFaults('prepaid-or-not', plan(quality, step))).toHaveLength(1)
  })

  test.each([
    ['Nobody owes us a cent until the last board is in.', 'Last payment on the day of the walk-around'],
    ['We take a deposit.', 'Half is paid with the order'],
    ['The landlord asks for no deposit.', 'Half is paid with the order'],
  ])('no fault: %s / %s', (quality, step) => {
    expect(findFaults('prepaid-or-not', plan(quality, step))).toEqual([])
  })
})

describe('the price of a thing that the numbers sell', () => {
  const cakes = {
    ...stream,
    id: 's2',
    name: 'Wedding cakes',
    inMonth1: 4,
    inMonth6: 5,
    inMonth12: 6,
    capacity: 20,
    price: 310,
    costPerUnit: 90,
  }
  const plan = (fields: PlanPatch) => moneyPlan({ forecast: { streams: [stream, cakes] }, sections: fields })
  const channel = (text: string) => plan({ marketingStrategy: { channels: [text], budget: '', metrics: [] } })

  test.each([
    'Fair in May with an offer of wedding cakes at $240',
    'Brides pay for a wedding cake: $380',
    'Cards with our price, $260 a wedding cake',
    'Flyers: a wedding cake costs $395, delivered',
    'Online calendar, each wedding cake for $255',
  ])('%s', (text) => {
    const found = [
      ...findFaults('named-price-differs', channel(text)),
      ...findFaults('price-not-in-plan', channel(text)),
    ]
    expect(found).toHaveLength(1)
  })

  test.each([
    'Fair in May with an offer of wedding cakes at $310',
    'Wedding cakes, $60 less than at Sweet Tooth',
    'Ads for $250 a month bring one wedding cake a week',
    'A wedding cake costs us $90',
    'A deposit of $200 for each wedding cake',
    'Three wedding cakes for $930',
  ])('nothing is off: %s', (text) => {
    expect(findFaults('named-price-differs', channel(text))).toEqual([])
  })
})

describe('how many people work here', () => {
  const plan = (fields: PlanPatch) =>
    moneyPlan({ forecast: { ...first, people: [owner, baker] }, sections: fields })
  const idea = (oneLiner: string) => plan({ businessIdea: { name: 'Rye & Co', oneLiner, solution: '' } })
  const step = (text: string) => plan({ operationsPlan: { keyProcesses: [text], technology: [] } })

  test.each([
    ['A nine-person bakery in Ada', 1],
    ['We are twelve people who bake at night', 1],
    ['A bakery with a staff of eight', 1],
    ['Bread for offices, from our team of seven', 1],
    ['A two-person bakery in Ada', 0],
    ['Bread for a 50-person office', 0],
  ])('%s', (text, count) => {
    expect(findFaults('team-size-differs', idea(text))).toHaveLength(count)
  })

  test.each([
    ['Night: four bakers at the oven', 1],
    ['Eight bakers in two rooms roll the dough', 0],
    ['Two bakers at the oven, the owner helps', 0],
    ['Three self-employed bakers help before the holidays', 0],
    ['Ana led six bakers in her former job', 0],
  ])('%s', (text, count) => {
    expect(findFaults('role-count-differs', step(text))).toHaveLength(count)
  })
})

describe('the rent wherever it is named', () => {
  const plan = (resource: string) => moneyPlan({ model: { keyResources: [resource] } })

  test.each([
    ['A shop on Mill Road, leased for ten years at $1,900 a month', 1],
    ['Bakery rented for $2,100 a month', 1],
    ['Ten-year lease, rent of $1,100 a month', 1],
    ['Ten-year lease, rent of $1,500 a month', 0],
    ['A van leased at $420 a month', 0],
    ['Shops nearby cost more than $1,900 a month in rent', 0],
  ])('%s', (resource, count) => {
    expect(findFaults('rent-text-differs', plan(resource))).toHaveLength(count)
  })
})

describe('what the loan costs and how long it runs', () => {
  const risky = (mitigation: string) => moneyPlan({ forecast: first, sections: risk(mitigation) })

  test.each([
    ['loan-rate-differs', 'The bank’s 6.5% is fixed.', 1],
    ['loan-rate-differs', 'The bank’s 9% is fixed.', 0],
    ['loan-term-differs', 'The loan is repaid in five years.', 1],
    ['loan-term-differs', 'Loan payments of $644 a month for ten years are in the costs.', 1],
    ['loan-term-differs', 'Loan payments of $644 a month for seven years are in the costs.', 0],
    ['loan-term-differs', 'The lease runs for ten years, the loan for seven.', 0],
  ])('%s: %s', (rule, text, count) => {
    expect(findFaults(rule, risky(text))).toHaveLength(count)
  })
})

describe('what the owner takes', () => {
  test.each([
    ['Ana’s pay: $4,200 a month, rent $1,500', 1],
    ['Owner’s draw of $1,900 a month', 1],
    ['Our own pay is $4,400 a month', 1],
    ['Owner’s draw $3,000 a month, baker $2,750', 0],
    ['Baker $4,200 a month', 0],
    ['Ana lives on her husband’s pay of $4,200 a month', 0],
  ])('%s', (line, count) => {
    const plan = moneyPlan({
      forecast: { ...first, people: [{ ...owner, role: 'Ana Ruiz, owner' }, baker] },
      model: { costStructure: [line] },
    })
    expect(findFaults('owner-pay-said-differs', plan)).toHaveLength(count)
  })
})

describe('what is taken from each side', () => {
  test.each([
    ['12% of each booking from the kitchen', 1],
    ['We keep 8% from the maker', 1],
    ['15% of each booking from the kitchen', 0],
    ['We keep 5% from the maker', 0],
  ])('%s', (step, count) => {
    const plan = moneyPlan({
      sections: { operationsPlan: { keyProcesses: [step], technology: [] } },
      model: {
        revenueStreams: [
          '15% of each booking from the kitchen',
          '5% of each booking from the maker',
          '2% of each order from the shop',
        ],
      },
    })
    expect(findFaults('take-rate-differs', plan)).toHaveLength(count)
  })
})
