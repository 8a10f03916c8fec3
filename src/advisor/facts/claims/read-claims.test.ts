import { describe, expect, test } from 'vitest'
import type { Claim } from './claim.ts'
import { readClaims } from './read-claims.ts'

const read = (text: string) => readClaims(text, { currency: 'USD' })
const pick = <Key extends keyof Claim>(text: string, ...keys: Key[]) =>
  read(text).map((claim) => keys.map((key) => claim[key]))

describe('money', () => {
  test.each([
    ['$1.2M', 1_200_000, 1_200_000, 'USD'],
    ['€40k', 40_000, 40_000, 'EUR'],
    ['US$ 1.5 bn', 1.5e9, 1.5e9, 'USD'],
    ['$1,250.50', 1250.5, 1250.5, 'USD'],
    ['1.234,50 €', 1234.5, 1234.5, 'EUR'],
    ['1.200 € im Monat', 1200, 1200, 'EUR'],
    ['$3.459 per gallon', 3.459, 3.459, 'USD'],
    ['forty thousand dollars', 40_000, 40_000, 'USD'],
    ['between 8 and 12 dollars', 8, 12, 'USD'],
    ['$8–12', 8, 12, 'USD'],
    ['$4–5 billion', 4e9, 5e9, 'USD'],
    ['from $500 to 2 million', 500, 2e6, 'USD'],
    ['between $40k and $50k', 40_000, 50_000, 'USD'],
    ['two and a half million dollars', 2_500_000, 2_500_000, 'USD'],
    ['half a million dollars', 500_000, 500_000, 'USD'],
    ['a quarter of a million dollars', 250_000, 250_000, 'USD'],
    ['12 grand', 12_000, 12_000, 'USD'],
    ['USD 500', 500, 500, 'USD'],
    ['500 bucks', 500, 500, 'USD'],
    ['40 cents', 0.4, 0.4, 'USD'],
    ['90 Canadian dollars', 90, 90, 'CAD'],
    ['CHF 1’200', 1200, 1200, 'CHF'],
    ['₹5,00,000', 500_000, 500_000, 'INR'],
    ['−$2.50', -2.5, -2.5, 'USD'],
  ])('is read from %j', (text, low, high, currency) => {
    expect(read(text)).toMatchObject([{ kind: 'money', low, high, currency }])
  })

  test('is in the plan’s currency where the sign can stand for it', () => {
    expect(readClaims('$90', { currency: 'CAD' })).toMatchObject([{ currency: 'CAD' }])
    expect(readClaims('$90', { currency: 'EUR' })).toMatchObject([{ currency: 'USD' }])
    expect(readClaims('90 pounds', { currency: 'GBP' })).toMatchObject([{ kind: 'money', currency: 'GBP' }])
    expect(readClaims('90 pounds', { currency: 'USD' })).toMatchObject([{ kind: 'count', unit: 'pound' }])
  })

  test.each([
    ['$18 per bag', null, 'bag'],
    ['$18 a bag', null, 'bag'],
    ['$18 each', null, 'each'],
    ['$12 per seat per month', 'month', 'seat'],
    ['$12/seat/mo', 'month', 'seat'],
    ['$95,000–$110,000/yr', 'year', null],
    ['$650 monthly', 'month', null],
    ['Monthly rent of $4,500', 'month', null],
    ['$300 for utilities a month', 'month', null],
    ['5,000 euros p.a.', 'year', null],
    ['a one-time fee of $200', 'once', null],
    ['$2,000 deposit', 'once', null],
    ['$5,000', null, null],
  ])('says per what: %j', (text, period, per) => {
    expect(read(text)).toMatchObject([{ kind: 'money', period, per }])
  })
})

describe('shares and ratios', () => {
  test.each([
    ['25% of households', 25, 25, 'household'],
    ['3 to 5 percent', 3, 5, null],
    ['10-15%', 10, 15, null],
    ['a third of our sales', 100 / 3, 100 / 3, 'sale'],
    ['half of the customers', 50, 50, 'customer'],
    ['half our customers', 50, 50, null],
    ['two thirds', 200 / 3, 200 / 3, null],
    ['three quarters of visitors', 75, 75, 'visitor'],
    ['a fifth lower', 20, 20, null],
    ['-3%', -3, -3, null],
  ])('are read from %j', (text, low, high, of) => {
    expect(read(text)).toMatchObject([{ kind: 'percent', low, high, of }])
  })

  test('are ratios where two numbers are compared', () => {
    expect(pick('LTV to CAC of 3:1, or 2.5x', 'kind', 'low')).toEqual([
      ['ratio', 3],
      ['ratio', 2.5],
    ])
  })
})

describe('counts', () => {
  test.each([
    ['60 bags a day', 60, 'bag', 'day'],
    ['1,200 loyal customers', 1200, 'customer', null],
    ['two or three employees', 2, 'employee', null],
    ['3 full-time baristas', 3, 'barista', null],
    ['one hundred and twenty seats', 120, 'seat', null],
    ['a dozen tables', 12, 'table', null],
    ['500 square feet', 500, 'square foot', null],
    ['24 espresso machines', 24, 'machine', null],
    ['1 200 000 people', 1_200_000, 'person', null],
    ['2½ acres', 2.5, 'acre', null],
  ])('are read with what is counted: %j', (text, low, unit, period) => {
    expect(read(text)).toMatchObject([{ kind: 'count', low, unit, period }])
  })

  test('are durations of time, ages of people, and how often something happens', () => {
    expect(pick('an 18-month lease, 15 hours a week', 'kind', 'low', 'unit', 'period')).toEqual([
      ['duration', 18, 'month', null],
      ['duration', 15, 'hour', 'week'],
    ])
    expect(pick('15 business days, then 4 working days', 'kind', 'low', 'unit')).toEqual([
      ['duration', 15, 'day'],
      ['duration', 4, 'day'],
    ])
    expect(pick('people aged 25–40, or 65 years old', 'kind', 'low', 'high')).toEqual([
      ['age', 25, 40],
      ['age', 65, 65],
    ])
    expect(pick('twice a month, three times a week, every six weeks', 'kind', 'low', 'period')).toEqual([
      ['frequency', 2, 'month'],
      ['frequency', 3, 'week'],
      ['frequency', 1 / 6, 'week'],
    ])
  })

  test('say what there is none of', () => {
    expect(pick('No bank loan and no employees, but not 40.', 'kind', 'low', 'unit', 'certainty')).toEqual([
      ['absence', 0, 'loan', 'stated'],
      ['absence', 0, 'employee', 'stated'],
      ['number', 40, null, 'denied'],
    ])
  })
})

describe('times', () => {
  const january = 2027 * 12

  test.each([
    ['March 2027', 'calendar', january + 2, january + 3],
    ['Mar 15, 2027', 'calendar', january + 2, january + 3],
    ['1 May 2027', 'calendar', january + 4, january + 5],
    ['Sept – Nov 2027', 'calendar', january + 8, january + 11],
    ['Nov – Feb 2027', 'calendar', january - 2, january + 2],
    ['2027-03-15', 'calendar', january + 2, january + 3],
    ['15.03.2027', 'calendar', january + 2, january + 3],
    ['3/15/2027', 'calendar', january + 2, january + 3],
    ['Q3 2027', 'calendar', january + 6, january + 9],
    ['2027 Q3', 'calendar', january + 6, january + 9],
    ['the third quarter of 2027', 'calendar', january + 6, january + 9],
    ['summer 2027', 'calendar', january + 5, january + 8],
    ['by the end of 2027', 'calendar', january + 11, january + 12],
    ['in 2027', 'calendar', january, january + 12],
    ['2026–2027', 'calendar', january - 12, january + 12],
    ['in March', 'any-year', 2, 3],
    ['by month 6', 'plan', 5, 6],
    ['Months 4–6', 'plan', 3, 6],
    ['in year one', 'plan', 0, 12],
    ['in our second year', 'plan', 12, 24],
    ['the first six months', 'plan', 0, 6],
  ])('are read from %j', (text, scale, startMonth, endMonth) => {
    expect(read(text)).toMatchObject([{ kind: 'date', time: { scale, startMonth, endMonth } }])
  })

  test('belong to the figures next to them', () => {
    const starts = (text: string) => read(text).map(({ low, time }) => [low, time?.startMonth])
    expect(starts('40 customers in year one, 90 in year two')).toEqual([
      [40, 0],
      [0, 0],
      [90, 12],
      [12, 12],
    ])
    expect(starts('By month 6, we have 40 customers')).toEqual([
      [5, 5],
      [40, 5],
    ])
  })

  test('of opening are the hours of a day and the days of a week', () => {
    expect(read('Open 7am-6pm, Tue–Sun')).toMatchObject([
      {
        kind: 'hours',
        low: 11,
        openingHours: { opens: 7, closes: 18, weekdays: [1, 2, 3, 4, 5, 6], daysPerWeek: 6 },
      },
    ])
    expect(read('Mon–Fri 7:30 a.m. to 5 p.m., Sat 8–2')).toMatchObject([
      { openingHours: { hoursPerDay: 9.5, daysPerWeek: 5 } },
      { openingHours: { hoursPerDay: 6, weekdays: [5] } },
    ])
    expect(read('10 to 6, six days a week')[0]).toMatchObject({
      openingHours: { hoursPerDay: 8, daysPerWeek: 6 },
    })
    expect(read('weekdays from 9 to 5')).toMatchObject([{ openingHours: { hoursPerDay: 8, daysPerWeek: 5 } }])
  })
})

describe('how firmly', () => {
  test.each([
    ['40 customers', 'stated'],
    ['about 40 customers', 'about'],
    ['~40 customers', 'about'],
    ['at least 40 customers', 'at-least'],
    ['more than 40 customers', 'at-least'],
    ['40+ customers', 'at-least'],
    ['15+ years', 'at-least'],
    ['no more than 40 customers', 'at-most'],
    ['up to 40 customers', 'at-most'],
    ['under 40 customers', 'at-most'],
    ['our goal is 40 customers', 'target'],
    ['not 40 customers', 'denied'],
  ])('%j is said', (text, certainty) => {
    expect(read(text)).toMatchObject([{ certainty }])
  })
})

test('a figure knows what it is about, the nearest first', () => {
  expect(pick('Insurance $310, software $89; rent and utilities: $4,500 a month', 'low', 'subjects')).toEqual(
    [
      [310, ['insurance']],
      [89, ['software']],
      [4500, ['utilities', 'rent']],
    ],
  )
})

test('a figure that names nothing is about what the one before it is', () => {
  expect(pick('Our loan of $85,000 at 9%. It was $5,000.', 'low', 'subjects')).toEqual([
    [85_000, ['loan']],
    [9, ['loan']],
    [5000, []],
  ])
})

test('a figure is quoted with its place and its sentence', () => {
  const text = 'We open soon. Rent is about $4,500 a month. That is all.'
  const [claim] = read(text)
  expect(claim).toMatchObject({ quote: '$4,500', sentence: 'Rent is about $4,500 a month' })
  expect(text.slice(claim!.start, claim!.end)).toBe('$4,500')
})

test.each([
  'Route 66',
  'open 24/7',
  'Call (555) 123-4567, 555-123-4567, 555-0123 or +1 555 123 4567',
  '1200 Main Street, Suite 200, Portland, OR 97201',
  'version 1.2.3 at 192.168.1.1',
  'a 401k, a 401(k), a 501(c)(3) and an SBA 7(a)',
  'S-corp, Form 1120S, 1099 contractors, W-2, I-95, COVID-19',
  'a 5-star hotel',
  'the 3rd largest B2B seller of the 1990s, on 5th Avenue',
  'a third party and a second location',
  'no one, one of us, one another',
  'EIN 12-3456789, account 00123456789',
  '1. Find a site',
  'We may march on',
  '[number] customers',
  'Step 8, Phase 2, Tier 1',
])('no figure is read from %j', (text) => {
  expect(read(text)).toEqual([])
})

test.each([
  ['Five servers, 26 hours a week', 5, 'server'],
  ['Seven rooms', 7, 'room'],
  ['Lessons in 38 half-hour slots a week', 38, 'slot'],
  ['Six two-day courses', 6, 'course'],
])('a short list counts what it names: %s', (text, low, unit) => {
  expect(pick(text, 'low', 'unit')[0]).toEqual([low, unit])
})
