import { expect, test } from 'vitest'
import { readHourlyPay } from './hourly-pay.ts'

test.each([
  ['$11 an hour', 'USD', 11],
  ['£9.50 per hour, 20 hours a week', 'GBP', 9.5],
  ['€18,200 a year, 35 hours a week', 'EUR', 10],
  ['$48,000 a year', 'USD', null],
  ['To be decided', 'USD', null],
])('%j pays for one hour', (salary, currency, pay) => {
  expect(readHourlyPay(salary, currency)).toBe(pay)
})
