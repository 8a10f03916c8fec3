import { describe, expect, test } from 'vitest'
import { createWorkbookData } from '#domain/plan/templates/create-workbook-data.ts'
import { templateOf } from '#domain/plan/templates/every-template.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { readFixedCosts } from './fixed-costs.ts'

const sumLine = (line: string) => readFixedCosts([line], 'USD')[0]?.monthly ?? 0
const listAmounts = ({ businessModel }: WorkbookData) =>
  readFixedCosts(businessModel.costStructure, 'USD').map(({ monthly }) => monthly)

describe('a line of the cost structure', () => {
  test.each([
    ['Rent and utilities: $4,500 a month, fixed', 4500],
    ['$12,000 per year for insurance', 1000],
    ['$650 monthly', 650],
    ['$2.4k a month', 2400],
    ['$1,200/month', 1200],
    ['Repairs: $300–400 a month', 300],
    ['Two vans: 2 × $450 a month', 900],
    ['Rent: $4,500 a month, no more than 12% of sales', 4500],
    ['Rent: $1,800 a month, of which $300 is for utilities', 1800],
    ['Insurance: $310 a month (liability $200, property $110)', 310],
  ])('says what it costs a month: %j', (line, monthly) => {
    expect(sumLine(line)).toBeCloseTo(monthly)
  })

  test.each([
    ['Insurance $310, software $89, phone $60 a month', 459],
    ['Insurance $310; software $89; phone $60 a month', 459],
    ['Insurance $310, software $89 and phone $60, all per month', 459],
    ['Monthly: insurance $310, software $89, phone $60', 459],
    ['Insurance $310, software $120 a year, phone $60 a month', 380],
    ['Insurance $310, phone $60 a month; domain $24 a year', 372],
    ['Rent $2,000 plus $300 for utilities a month', 2300],
    ['Rent $2,000, phone $60, together $2,060 a month', 2060],
    ['Texts $60, hosting $30, support $30: $120 a month', 120],
  ])('adds up a list, and the last period covers all of it: %j', (line, monthly) => {
    expect(sumLine(line)).toBeCloseTo(monthly)
  })

  test('does not count one-time costs', () => {
    expect(sumLine('Deposit $4,000, rent $2,000 a month')).toBe(2000)
    expect(sumLine('Rent $2,000 a month; deposit $4,000')).toBe(2000)
    expect(sumLine('$5,000 for the opening, then $300 a month')).toBe(300)
  })

  test('counts an hourly wage only with its hours, and once when it is said twice', () => {
    expect(sumLine('$20 an hour for 15 hours a week')).toBe(1300)
    expect(sumLine('$20 an hour')).toBe(0)
    expect(sumLine('Wages: two people at $20 an hour with taxes, $13,000 a month, fixed')).toBe(13_000)
  })

  test.each([
    'Beans: $1.20 per cup, about $3,000 a month',
    'Cost to serve: $12 a month per account',
    'Winning a customer: $500 a month',
    'Packaging: $400 a month, rises with sales',
    'about 3% of revenue',
    'Rent',
    '',
    '$[amount] a month',
  ])('is not a fixed cost if it comes with each sale or has no amount: %j', (line) => {
    expect(readFixedCosts([line], 'USD')).toEqual([])
  })
})

test('the fixed costs of a plan leave out the costs of single sales', () => {
  expect(listAmounts(exampleOf('local-service'))).toEqual([13_000, 4500, 1900, 830, 1500])
  expect(listAmounts(exampleOf('saas'))).toEqual([690, 710, 2500])
})

test('a template’s blanks are not costs', () => {
  expect(listAmounts(createWorkbookData(templateOf('saas')))).toEqual([])
})
