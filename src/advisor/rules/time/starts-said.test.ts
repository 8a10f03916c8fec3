import { describe, expect, test } from 'vitest'
import { baker, moneyPlan, owner } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

const first = { frame: { firstMonth: '2027-01', months: 36 } }
const second = { ...baker, id: 'p3', role: 'Second delivery driver', startMonth: 18 }
const people = [owner, baker, second]
const milestones = (title: string, timeline: string) => ({ milestones: [{ id: 'm1', title, timeline }] })
const hires = {
  founders: [{ id: 'f1', name: 'Ana Ruiz', role: 'Owner, full-time', background: '' }],
  keyHires: [
    { id: 'h1', role: 'Night baker', timeline: 'June 2027', salary: '$30,000 a year' },
    { id: 'h2', role: 'Second delivery driver', timeline: 'June 2028 (month 18)', salary: '$30,000 a year' },
  ],
}

function said(mitigation: string) {
  return moneyPlan({
    forecast: { ...first, people },
    sections: {
      teamStructure: hires,
      riskAnalysis: { risks: [{ id: 'k1', description: 'Illness', mitigation }] },
    },
  })
}

describe('when someone starts', () => {
  test.each([
    'The night baker, who joins in November 2027, can drive too.',
    'From January 2028 a night baker takes over the ovens.',
    'We hire a second delivery driver in month 6.',
    'Night baker (from March 2028) and owner cover for each other.',
    'The second driver is with us from October 2027.',
    'A night baker starts in January 2028.',
    'The night baker has been on the payroll since January 2027.',
    'By then the second driver, hired in February 2027, knows all routes.',
  ])('in another month: %s', (text) => {
    expect(findFaults('hire-start-said-differs', said(text))).toHaveLength(1)
  })

  test.each([
    'The night baker, who joins in June 2027, can drive too.',
    'The second driver is with us from May 2028.',
    'We train the night baker until September 2027.',
    'A night baker could start in January 2028 if sales allow.',
    'From March 2028 the oven runs all night.',
    'Another night baker starts in January 2029.',
    'The baker’s oven arrives in February 2027.',
  ])('nothing is off: %s', (text) => {
    expect(findFaults('hire-start-said-differs', said(text))).toEqual([])
  })

  test.each([
    ['Second driver at work', 'Month 30', 1],
    ['Second driver at work', 'Month 18', 0],
    ['Night baker hired', 'Month 15', 1],
    ['Night baker hired', 'Month 5', 0],
    ['Decision on the second driver', 'Month 12', 0],
  ])('%s: %s', (title, timeline, count) => {
    const plan = moneyPlan({
      forecast: { ...first, people },
      sections: { teamStructure: hires, implementationTimeline: milestones(title, timeline) },
    })
    expect(findFaults('hire-start-said-differs', plan)).toHaveLength(count)
  })
})

describe('when the business opens', () => {
  const opens = (fields: object) =>
    moneyPlan({
      forecast: {
        ...first,
        streams: [
          {
            id: 's1',
            name: 'Bread orders',
            kind: 'units',
            startMonth: 6,
            inMonth1: 900,
            inMonth6: 1000,
            inMonth12: 1100,
            capacity: 2000,
            price: 20,
            period: 'month',
          },
        ],
      },
      sections: { implementationTimeline: milestones('Opening day', 'Month 6 (June)'), ...fields },
    })
  const solution = (text: string) => opens({ businessIdea: { name: 'Rye & Co', solution: text } })
  const marketing = (timeline: string) => opens({ marketingStrategy: { budget: '', timeline, metrics: [] } })

  test.each([
    'The doors open in January 2028.',
    'We open for business on September 4, 2027.',
    'Our first customers come in March 2027.',
    'We bake our first order in October 2027.',
    'The shop will open in month 12.',
    'From our first day in January 2028 there is rye.',
  ])('another month in the idea: %s', (text) => {
    expect(findFaults('time-opening-said-otherwise', solution(text))).toHaveLength(1)
  })

  test.each([
    'The doors open in June 2027.',
    'The mall next door opens in January 2028.',
    'A second shop opens in January 2029.',
    'First customers were asked in March 2027.',
    'Before the opening in June 2027 we test in March 2027.',
  ])('nothing is off: %s', (text) => {
    expect(findFaults('time-opening-said-otherwise', solution(text))).toEqual([])
  })

  test.each([
    'We open right after Labor Day, when it is quiet.',
    'I will open in the fall.',
    'We open the doors in time for Thanksgiving.',
  ])('another season in the idea: %s', (text) => {
    expect(findFaults('time-opens-in-other-season', solution(text))).toHaveLength(1)
  })

  test.each([
    'We open right after Memorial Day.',
    'We open in early summer.',
    'We open at six in winter.',
    'We open in winter at eight.',
    'We open the terrace in the fall.',
    'We open on Thanksgiving, too.',
  ])('the same season, or the hours of one: %s', (text) => {
    expect(findFaults('time-opens-in-other-season', solution(text))).toEqual([])
  })

  test.each([
    ['February 2027: flyers. March: opening, open house. May: market stall.', 1],
    ['July 2027: website. September: shop opens with a band. October: reviews.', 1],
    ['August 2027: first orders, signs on the van.', 1],
    ['March 2027: flyers. June: opening week. August: reviews.', 0],
    ['March 2027: list of people who want to hear of the opening. June: opening.', 0],
    ['October 2027: opening of the holiday market, with a stall.', 0],
    ['August 2027: a letter from the old owner. June: opening week.', 0],
  ])('marketing: %s', (text, count) => {
    expect(findFaults('time-marketing-opens-otherwise', marketing(text))).toHaveLength(count)
  })
})
