import { describe, expect, test } from 'vitest'
import { readForecast } from '#advisor/facts/forecast-facts.ts'
import { readPlan } from '#advisor/facts/plan-facts.ts'
import { sumRow } from '#domain/forecast/figures/sum-rows.ts'
import { roundForecast } from '#domain/forecast/printed/round-forecast.ts'
import type { ForecastRows } from '#domain/forecast/statements/item-lines.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import {
  baker,
  costLines,
  loan,
  moneyPlan,
  oven,
  owner,
  running,
  stream,
} from '#tests/builders/money-plan.ts'
import { findFaults, patchPlan, type RuleCase, runRule } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { costTextRules } from './cost-text-rules.ts'
import { marketingBudgetRules } from './marketing-budget-rules.ts'
import { missingCostRules } from './missing-cost-rules.ts'
import { payRules } from './pay-rules.ts'

const forecast = 'financialProjections.forecast'
const sound = moneyPlan()

/** The sound plan without a cost, in the forecast and in the cost structure. */
const without = (name: RegExp, line: string) =>
  moneyPlan({
    forecast: { runningCosts: running.filter((cost) => !name.test(cost.name)) },
    model: { costStructure: costLines.map((text) => text.replace(line, '')) },
  })

const cases: readonly RuleCase[] = [
  {
    rule: 'costs-no-repayment',
    fault: moneyPlan({
      model: { costStructure: costLines.map((text) => text.replace('loan payment $644 a month, ', '')) },
      forecast: { runningCosts: [] },
    }),
    fixed: moneyPlan({
      model: { costStructure: costLines.map((text) => text.replace('loan payment $644 a month, ', '')) },
    }),
    says: ['$40,000', '$644 a month'],
    place: 'businessModel.costStructure',
  },
  {
    rule: 'costs-no-insurance',
    fault: {
      ...without(/insurance/iu, ', insurance $250'),
      legalStructure: { regulations: [], licenses: [] },
    },
    fixed: moneyPlan({ forecast: { streams: [] }, model: { costStructure: ['Rent $900'] } }),
    says: ['Neither the costs nor the legal step'],
    place: `${forecast}.runningCosts`,
  },
  {
    rule: 'costs-no-maintenance',
    fault: without(/maintenance/iu, ', maintenance $120'),
    fixed: sound,
    says: ['“Deck oven”', '$45,000'],
    place: `${forecast}.runningCosts`,
  },
  {
    rule: 'costs-no-card-fees',
    fault: without(/fees/iu, ', card fees of 3%'),
    fixed: sound,
    says: ['“Card reader”', '3%', 'of the $', 'in year 1'],
    place: `${forecast}.runningCosts`,
  },
  {
    rule: 'costs-no-rent',
    fault: without(/rent/iu, 'Rent $1,500, '),
    fixed: sound,
    says: ['“Ten-year lease of a shop”'],
    place: `${forecast}.runningCosts`,
  },
  {
    rule: 'costs-no-income-tax',
    fault: moneyPlan({
      forecast: {
        frame: { firstMonth: '2027-01', months: 36, entity: 'corporation' },
        timing: { taxRatePercent: 0 },
      },
      model: { costStructure: costLines.map((text) => text.replace(', 15% of profit for income tax', '')) },
    }),
    fixed: sound,
    type: 'warning',
    says: ['a tax rate of 0%', 'A corporation pays income tax'],
    place: `${forecast}.timing.taxRatePercent`,
  },
  {
    rule: 'costs-no-opening-stock',
    fault: moneyPlan({ forecast: { streams: [{ ...stream, stockDays: 30 }] } }),
    fixed: moneyPlan({
      forecast: { streams: [{ ...stream, stockDays: 30 }] },
      finances: { startupCosts: [oven, { ...oven, id: 'u3', category: 'First flour', kind: 'stock' }] },
    }),
    says: ['“Bread orders” keeps 30 days'],
    place: 'financialProjections.startupCosts',
  },
  {
    rule: 'pay-owner-missing',
    fault: moneyPlan({
      forecast: { people: [baker] },
      model: { costStructure: costLines.map((text) => text.replace('Owner’s draw $3,000 a month, ', '')) },
    }),
    fixed: moneyPlan({
      forecast: { people: [baker] },
      model: {
        costStructure: [
          'Rent $1,500',
          'Founders’ pay: none until June; we have savings for 14 months',
          'Flour $5',
        ],
      },
    }),
    says: ['“Ana Ruiz” works in the business'],
    place: `${forecast}.people`,
  },
  {
    rule: 'pay-owner-late',
    fault: moneyPlan({ forecast: { people: [{ ...owner, startMonth: 10 }] } }),
    fixed: moneyPlan({ forecast: { people: [{ ...owner, startMonth: 3 }] } }),
    says: ['until month 10'],
    place: `${forecast}.people`,
  },
  {
    rule: 'pay-no-payroll-tax',
    fault: moneyPlan({ forecast: { people: [owner, { ...baker, payrollPercent: 0 }] } }),
    fixed: moneyPlan({
      forecast: { people: [owner, { ...baker, payrollPercent: 0, employment: 'contractor' }] },
    }),
    says: ['“Night baker”', '$250 a month on $2,500'],
    place: `${forecast}.people.p2.payrollPercent`,
  },
  {
    rule: 'cost-differs-from-forecast',
    fault: moneyPlan({ model: { costStructure: ['Rent $2,600, insurance $250 a month'] } }),
    fixed: sound,
    type: 'warning',
    says: ['$2,600 for rent', '$1,500 a month'],
    place: 'businessModel.costStructure.0',
  },
  {
    rule: 'cost-not-in-forecast',
    fault: moneyPlan({ forecast: { runningCosts: running.slice(1) } }),
    fixed: sound,
    says: ['$1,500 for rent', '$1,500 better than it is'],
    place: `${forecast}.runningCosts`,
  },
  {
    rule: 'marketing-budget-differs',
    fault: moneyPlan({ sections: { marketingStrategy: { budget: '$900 a month for ads and samples' } } }),
    fixed: moneyPlan({ sections: { marketingStrategy: { budget: '$4,800 a year for ads and samples' } } }),
    says: ['$900 a month', '$400 a month'],
    place: 'marketingStrategy.budget',
  },
  {
    rule: 'owner-pay-differs',
    fault: moneyPlan({ model: { costStructure: ['Owner’s draw of $1,800 a month'] } }),
    fixed: moneyPlan({ model: { costStructure: ['Owner’s draw of $36,000 a year'] } }),
    says: ['$1,800', '$3,000 a month'],
    place: 'businessModel.costStructure.0',
  },
  {
    rule: 'tax-rate-differs',
    fault: moneyPlan({ model: { costStructure: ['Income tax, 25% of profit'] } }),
    fixed: sound,
    says: ['25%', '15%'],
    place: `${forecast}.timing.taxRatePercent`,
  },
]

describe('costs', () => {
  testRuleCases(
    [...missingCostRules, ...payRules, ...costTextRules, ...marketingBudgetRules],
    cases,
    findFaults,
  )

  test('pay that the forecast counts is named with its amount and its first month', () => {
    const [pay] = runRule('pay-owner-missing', sound)
    expect(pay).toMatchObject({ type: 'insight' })
    expect(pay?.content).toContain('$3,000 a month from Jan 2027')
  })

  test.each([
    ['Ran a bakery for nine years. Keeps her job at the mill until the opening.', 1],
    ['Ran a bakery for nine years. Stays in her position there until March 2027.', 1],
    ['Ran a bakery for nine years. Keeps her job at the mill.', 0],
    ['Ran a bakery for nine years. Her husband’s wage pays for the household.', 0],
  ])('what an owner without pay lives on: %s', (background, count) => {
    const plan = moneyPlan({
      forecast: { people: [baker] },
      model: { costStructure: ['Rent $1,500', 'Flour $5'] },
    })
    const founders = [{ id: 'f1', name: 'Ana Ruiz', role: 'Owner, full-time', background }]
    expect(findFaults('pay-owner-missing', { ...plan, teamStructure: { founders } })).toHaveLength(count)
  })

  test('a profit is named as the statements print it', () => {
    const plans = Array.from({ length: 20 }, (_, cents) =>
      moneyPlan({
        forecast: {
          frame: { firstMonth: '2027-01', months: 36, entity: 'corporation' },
          streams: [{ ...stream, price: 20 + cents / 100 }],
          timing: { taxRatePercent: 0 },
        },
        model: { costStructure: costLines.map((text) => text.replace(', 15% of profit for income tax', '')) },
      }),
    )
    const profits = plans.flatMap((plan) => {
      const found = readForecast(readPlan(patchPlan(plan), 'ecommerce'))
      if (!found) return []
      const sum = ({ grid }: ForecastRows) => sumRow(grid, 'profitBeforeTax', 25, 36)
      return { printed: sum(roundForecast(found.forecast)), exact: Math.round(sum(found.forecast)) }
    })
    // Some of them round to another number when they are rounded alone.
    expect(profits.some(({ printed, exact }) => printed !== exact)).toBe(true)
    const said = plans.map((plan) => runRule('costs-no-income-tax', plan)[0]?.content)
    expect(said).toEqual(
      profits.map(({ printed }) => expect.stringContaining(`${formatMoney(printed)} in year 3`)),
    )
  })

  test('laptops and phones need no repairs', () => {
    const laptops = { ...oven, category: 'Laptops and phones', description: 'Four laptops' }
    const plan = moneyPlan({
      finances: { startupCosts: [laptops] },
      forecast: { runningCosts: running.filter(({ id }) => id !== 'r3') },
      model: { costStructure: ['Rent $1,500', 'Flour $5', 'Draw $3,000'] },
    })
    expect(runRule('costs-no-maintenance', plan)).toEqual([])
  })

  test('a cost that two lines of the forecast share is no other amount', () => {
    const parts = [
      { ...running[0], amount: 900 },
      { ...running[0], id: 'r9', name: 'Rent of the storage', amount: 600 },
      ...running.slice(1),
    ]
    expect(runRule('cost-differs-from-forecast', moneyPlan({ forecast: { runningCosts: parts } }))).toEqual(
      [],
    )
  })

  test('two lines with nothing in common are asked about', () => {
    const parts = [
      { ...running[0], amount: 900 },
      { ...running[0], id: 'r9', name: 'Storage', amount: 600 },
      ...running.slice(1),
    ]
    const found = runRule('cost-differs-from-forecast', moneyPlan({ forecast: { runningCosts: parts } }))
    expect(found.map(({ type }) => type)).toEqual(['recommendation'])
  })

  test('one amount for a list of costs belongs to none of them alone', () => {
    const plan = moneyPlan({
      model: { costStructure: ['Insurance, software, waste pickup, accountant: $1,900 a month'] },
    })
    expect(runRule('cost-differs-from-forecast', plan)).toEqual([])
  })

  test('insurance that only the cost structure names is missed in the forecast', () => {
    const without = ['Rent', 'Fuel and tires', 'Software', 'Uniforms', 'Ads'].map((name, index) => ({
      ...running[0],
      id: `n${index}`,
      name,
    }))
    const model = { costStructure: ['Vans, fuel, insurance and shop: $8,300 a month', 'Wages', 'Parts'] }
    const titles = (runningCosts: readonly object[]) =>
      runRule('costs-no-insurance', moneyPlan({ model, forecast: { runningCosts } })).map(
        ({ title }) => title,
      )
    expect(titles(without)).toEqual(['The forecast pays no insurance'])
    expect(titles([...without, { ...running[0], id: 'n9', name: 'Other overhead' }])).toEqual([
      'Insurance is in',
    ])
  })

  test('a loan that is paid back by the month is named whatever its word', () => {
    for (const line of [
      'Debt service of $644 a month',
      'Interest and principal $644',
      'Installments to the credit union',
    ]) {
      const plan = moneyPlan({
        model: { costStructure: ['Rent $1,500', 'Flour $5', line] },
        funding: { loans: [loan] },
        forecast: { runningCosts: [] },
      })
      expect(runRule('costs-no-repayment', plan)).toEqual([])
    }
  })
})
