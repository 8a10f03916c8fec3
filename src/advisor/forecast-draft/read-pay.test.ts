import { describe, expect, test } from 'vitest'
import { readCount, readPay as readPayIn } from './read-pay.ts'

const readPay = (salary: string, role: string) => readPayIn(salary, role, 'USD')

describe('pay', () => {
  test.each([
    ['$42,000 a year', 42_000, 'year'],
    ['$3,500/month', 3500, 'month'],
    ['$40,000 to $45,000 a year', 45_000, 'year'],
    ['$40–45k a year', 45_000, 'year'],
    ['$18-22 an hour for 20 hours a week', 1907, 'month'],
    ['$105,000 a year, about $118,000 with taxes and benefits', 118_000, 'year'],
    ['$20 an hour, $3,900 a month with taxes', 3900, 'month'],
  ] as const)('is read from %j', (salary, amount, period) => {
    expect(readPay(salary, '')).toMatchObject({ amount, period, question: null })
  })

  test('without a period counts by its size, and the person is asked', () => {
    expect(readPay('$42,000', '')).toMatchObject({ amount: 42_000, period: 'year' })
    expect(readPay('$3,500', '')).toMatchObject({ amount: 3500, period: 'month' })
    expect(readPay('$3,500', '')?.question).toContain('a month or a year?')
  })

  test('by the hour counts as full-time, unless the role is part-time without hours', () => {
    expect(readPay('$20 an hour', 'Cook')).toMatchObject({ amount: 3467, period: 'month' })
    expect(readPay('$20 an hour', 'Cook')?.question).toContain('How many hours')
    expect(readPay('$20 an hour', 'Part-time cook')).toBeNull()
    expect(readPay('$20 an hour', 'Part-time cook, 15 to 30 hours a week')).toMatchObject({ amount: 2600 })
  })

  test('that already has taxes in it says so', () => {
    expect(readPay('$1,900 a month with taxes', '')?.hasTaxes).toBe(true)
    expect(readPay('$1,900 a month', '')?.hasTaxes).toBe(false)
  })

  test('is not read where there is none', () => {
    expect(readPay('to be agreed', '')).toBeNull()
    expect(readPay('', '')).toBeNull()
  })
})

test('a role that names several people says how many', () => {
  expect(readCount('Four part-time baristas')).toBe(4)
  expect(readCount('2 drivers')).toBe(2)
  expect(readCount('Packer, part-time')).toBeNull()
})
