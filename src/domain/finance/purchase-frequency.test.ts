import { describe, expect, test } from 'vitest'
import { explainUnitEconomics } from './explain-unit-economics.ts'
import { findNumberFault } from './number-ranges.ts'
import { describeFrequency, purchaseFrequencies } from './purchase-frequency.ts'
import { computeUnitEconomics } from './unit-economics.ts'

const groomer = { price: 85, cogs: 21, cac: 60, churnRate: 4, purchasesPerMonth: 0.72 }

describe('a customer who comes every six weeks', () => {
  const figures = computeUnitEconomics(groomer)
  const explain = (key: string) => explainUnitEconomics(groomer).find((figure) => figure.key === key)

  test('brings in less than the price a month, and is worth less over time', () => {
    expect(figures.monthlyRecurringRevenue).toBeCloseTo(61.2)
    expect(figures.lifetimeValue).toBeCloseTo(1530)
    expect(figures.monthlyContribution).toBeCloseTo(46.08)
    expect(figures.breakEvenMonths).toBeCloseTo(60 / 46.08)
    expect(figures.contributionMargin).toBe(64)
  })

  test('is counted in visits and not in months', () => {
    expect(explain('lifetimeValue')).toMatchObject({
      formula: 'Price × purchases a month ÷ monthly churn',
      calculation: '$85 × 0.72 ÷ 4% = $1,530',
      meaning:
        'What a customer pays you in total. With 4% leaving each month, a customer buys about 18 times, every six weeks.',
    })
  })

  test('is in every sum that is shown', () => {
    expect(explain('breakEvenMonths')?.calculation).toBe('$60 ÷ ($64 × 0.72) = 1.3 months')
    expect(explain('monthlyRecurringRevenue')?.calculation).toBe('$85 × 0.72 × 1 customer = $61.20')
    expect(explain('monthlyRecurringRevenue')?.meaning).toContain('A hundred of them bring in $6,120.')
  })
})

describe('a customer who pays once a month', () => {
  test('has the figures of a plan that says nothing about it', () => {
    const { purchasesPerMonth: _left, ...silent } = groomer
    const monthly = { ...silent, purchasesPerMonth: 1 }
    expect(computeUnitEconomics(monthly)).toEqual(computeUnitEconomics(silent))
    expect(explainUnitEconomics(monthly)).toEqual(explainUnitEconomics(silent))
    expect(explainUnitEconomics(monthly)[2]?.meaning).toContain('stays about 25 months')
  })

  test.each([0, -3])('is what %s times a month counts as', (purchasesPerMonth) => {
    const impossible = { ...groomer, purchasesPerMonth }
    expect(computeUnitEconomics(impossible)).toEqual(
      computeUnitEconomics({ ...groomer, purchasesPerMonth: 1 }),
    )
    expect(
      findNumberFault(['financialProjections', 'projections', 'purchasesPerMonth'], purchasesPerMonth),
    ).toBe('A customer buys more than never and at most 1,000 times a month, so it counts as 1.')
  })
})

test.each([
  [0.72, 'every six weeks'],
  [1, 'once a month'],
  [3, 'about 3 times a month'],
  [0.5, 'about once every 9 weeks'],
])('%s times a month is said as “%s”', (perMonth, words) => {
  expect(describeFrequency(perMonth)).toBe(words)
})

test('the choices are different, and once a month is one of them', () => {
  const times = purchaseFrequencies.map(({ perMonth }) => perMonth)
  expect(new Set(times).size).toBe(times.length)
  expect(times).toContain(1)
  expect(times).toEqual(times.toSorted((one, other) => other - one))
})

describe('in another currency', () => {
  const figures = explainUnitEconomics(groomer, 'EUR')

  test('every amount has its sign', () => {
    const texts = figures.flatMap(({ value, calculation, meaning }) => [value, calculation, meaning])
    expect(texts.filter((text) => /[$]|dollar|cents/u.test(text))).toEqual([])
    expect(figures[2]?.calculation).toBe('€85 × 0.72 ÷ 4% = €1,530')
  })

  test('what is left of a sale is said without cents', () => {
    expect(figures[1]?.meaning).toContain(
      'Of each €100 customers pay, €75 is left after the cost of the sale.',
    )
    expect(figures[3]?.meaning).toContain(
      'Every €1 you spend to win a customer comes back as €25.50 in sales.',
    )
  })
})
