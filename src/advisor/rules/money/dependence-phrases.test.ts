import { describe, expect, test } from 'vitest'
import { findFaults, type PlanPatch } from '#tests/support/advisor-rules.ts'
import { loan, moneyPlan } from '#tests/builders/money-plan.ts'

/** The same faults in the words of different owners, and sound sentences that look like them. */

function finds(rule: string, patch: PlanPatch): boolean {
  return findFaults(rule, patch).length > 0
}

describe('one customer who carries the business', () => {
  const sells = (text: string) =>
    finds('one-customer-carries-all', moneyPlan({ model: { revenueStreams: [text] } }))

  test.each([
    'Two thirds of our income will come from the county under one contract',
    'A single hospital group buys 70% of what we make',
    'Our anchor client, Mercer Logistics, accounts for more than half of all revenue',
    'Most of our revenue depends on one large retailer',
    'About three quarters of the hours are for the same developer and its subsidiaries',
    'Cleaning at $30 an hour; more than half of it from Harlan Homes and its sister companies',
    'Consulting at $140 an hour; roughly 60% of that is one account, Fulton Foods',
    '80% of sales go through Amazon',
    'We sell almost everything to one distributor',
    'Half of the first-year sales come from a letter of intent with Baxter Hotels',
    'Nearly all bookings come from one tour operator',
    'The biggest buyer, a hotel chain, takes 60% of what we sew',
    'Mora’s catering company, who also lends us tables, will be about half of our sales',
    'My former choir’s agency: prints our address in its program and brings 65% of our bookings',
    'Paying clients: nine of the 12 are offices of one insurance group',
    'Ten shops of the same man make up about 60% of what I bill',
    'Monthly fees; seven of our twelve clients are branches of Delmar Dental',
    'Contracts at $900 a month: 11 of the 20 belong to Hale Property Partners',
    'Kessler’s six restaurants are about 55% of our sales in year two',
  ])('is found in: %s', (text) => {
    expect(sells(text)).toBe(true)
  })

  test.each([
    'Counter sales, about 93% of sales',
    'About 60% of what I bill is for weddings, where a man and a woman marry',
    'More than half of sales come from Lake County residents',
    'No single customer brings more than 50% of sales',
    'Half of our sales come in July and August',
    'Most of our customers pay one invoice a month',
    'Wholesale to twelve cafés, 60% of sales',
    'Paying clients: two of the 12 are offices of one insurance group',
    'Six of the ten clients stay for one year or more',
    'Orders: two of the twelve clients belong to Hale Property Partners',
    'Most of our work is for homeowners; one company car carries the tools',
    'Lessons at $40; about 70% of it from families in Maple Grove',
  ])('is not found in: %s', (text) => {
    expect(sells(text)).toBe(false)
  })
})

describe('a lease shorter than the loan', () => {
  const rents = (text: string) =>
    finds(
      'lease-shorter-than-loan',
      moneyPlan({ model: { keyResources: [text] }, funding: { loans: [loan] } }),
    )

  test.each([
    'Lease until December 2029, no renewal',
    'The rental agreement ends after 36 months',
    'Lease assigned to us: three years left',
    'Our lease has 30 months to run',
    'A sublease that expires in spring 2029',
    'Lease: 3 yrs',
    'Shop on Main Street rented for another two years',
    'Two years are left on the tenancy, without an option',
    'A workshop leased for one year and renewed each spring if both sides agree',
    'Lease of two years, extended with the landlord’s consent',
    'Twelve-month lease of the hall; it can be renewed by agreement of the owner',
  ])('is found in: %s', (text) => {
    expect(rents(text)).toBe(true)
  })

  test.each([
    'Lease of 5,200 square feet for ten years with two options of five',
    'Lease assigned to us: eleven years left',
    'Ten-year lease with a break clause in our favor after year six',
    'Ten-year lease, three years of it at a fixed rent',
    'Ten-year lease; the landlord reviews the rent every three years',
    'Ten-year lease with six months’ notice',
    'Lease of four years with an option for ten more years',
    'Lease of two years, and we can renew it for eight more years at our choice',
    'A van on a three-year lease',
    'Our own building, bought three years ago',
  ])('is not found in: %s', (text) => {
    expect(rents(text)).toBe(false)
  })
})

describe('funding among the revenue', () => {
  const earns = (text: string) =>
    finds('funding-as-revenue', moneyPlan({ model: { revenueStreams: [text] } }))

  test.each([
    'Bank credit of $40,000 in the first month',
    'Prize money from a contest, $10,000',
    'Money from Maria’s parents ($15,000)',
    'SBA 7(a) proceeds',
    'Government subsidy for new businesses, $8,000',
    'Sale of 10% of the shares to an angel',
    'Convertible note, $50,000',
    'Crowdfunding backers pay us $30,000',
  ])('is found in: %s', (text) => {
    expect(earns(text)).toBe(true)
  })

  test.each([
    'Gift cards, about $400 a month',
    'Office coffee from $120 a month with equipment on loan, 24% of sales',
    'State subsidy for 12 of the children, $900 a month each',
    'Sale of old stock at half price, $200 a month',
    'Fees for grant writing, $900 each',
    'Tax returns for families at $220',
    'Cakes for prize-givings and weddings at $180',
    'Fees for arranging bank credit, $600 a client',
    'Classes for parents and their families at $25',
  ])('is not found in: %s', (text) => {
    expect(earns(text)).toBe(false)
  })
})
