import { describe, expect, test } from 'vitest'
import { exampleOf } from '#domain/plan/fields/examples/catalogue.ts'
import { createWorkbookData } from '#domain/plan/templates/create-workbook-data.ts'
import { templateOf } from '#domain/plan/templates/every-template.ts'
import { findMonthlyAmount, readFixedCosts, readHires, readMarketingBudget, sumOf } from './plan-numbers.ts'

describe('findMonthlyAmount', () => {
  test.each([
    ['Rent and utilities: $4,500 a month, fixed', 4500],
    ['$12,000 per year for insurance', 1000],
    ['$20.50 an hour, about $43,200 a year with taxes', 3600],
    ['$650 monthly', 650],
    ['$2.4k a month', 2400],
    ['$20 an hour for 15 hours a week', 1300],
    ['$1,200/month', 1200],
  ])('reads %j', (text, amount) => {
    expect(findMonthlyAmount(text)).toBeCloseTo(amount)
  })

  test.each([
    '$20 an hour',
    'about 3% of revenue',
    '$12 per account and month',
    'Rent',
    '',
    '$[amount] a month',
  ])('reads no monthly amount in %j', (text) => {
    expect(findMonthlyAmount(text)).toBeNull()
  })
})

test('adds up the fixed costs of a plan, without those of single sales', () => {
  expect(sumOf(readFixedCosts(exampleOf('local-service')))).toBe(19_400)
  expect(readFixedCosts(exampleOf('saas')).map(({ amount }) => amount)).toEqual([690, 710, 2500])
})

test('a template’s blanks are no costs', () => {
  expect(readFixedCosts(createWorkbookData(templateOf('saas')))).toEqual([])
})

test('knows which hires name no cost', () => {
  const { costs, unpriced } = readHires(exampleOf('local-service'))
  expect(costs).toHaveLength(1)
  expect(unpriced).toHaveLength(2)
})

test('takes a bare salary for a year’s when it is large and a month’s when it is not', () => {
  const data = exampleOf('saas')
  data.teamStructure.keyHires = [
    { id: 'a', role: 'Developer', timeline: '', salary: '$60,000' },
    { id: 'b', role: 'Assistant', timeline: '', salary: '$2,400' },
  ]
  expect(readHires(data).costs.map(({ amount }) => amount)).toEqual([5000, 2400])
})

test('reads a budget by the month or by the year, and none from a sum without a time', () => {
  expect(readMarketingBudget(exampleOf('local-service'))).toBe(600)
  expect(readMarketingBudget(exampleOf('ecommerce'))).toBe(1625)
  const data = exampleOf('saas')
  data.marketingStrategy.budget = '$25,000 until launch'
  expect(readMarketingBudget(data)).toBeNull()
})
