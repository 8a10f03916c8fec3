import { expect, test } from 'vitest'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { readMarketing } from './marketing-facts.ts'
import { readMoney } from './money-facts.ts'

const readBudget = (data: WorkbookData) => readMarketing(data, readMoney(data, 'USD'), 'USD').monthlyBudget

test('reads a budget by the month or the year, and none from an amount without a time', () => {
  expect(readBudget(exampleOf('local-service'))).toBe(600)
  expect(readBudget(exampleOf('ecommerce'))).toBe(1625)
  expect(readBudget(exampleOf('saas'))).toBe(1335)
  const data = exampleOf('saas')
  data.marketingStrategy.budget = '$25,000 until launch'
  expect(readBudget(data)).toBeNull()
})
