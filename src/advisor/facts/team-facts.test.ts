import { expect, test } from 'vitest'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { readTeam, readYearlyPay } from './team-facts.ts'

test.each([
  ['$48,000 a year, about $54,000 with taxes', 48_000],
  ['$4,000 a month', 48_000],
  ['$20.50 an hour, about $43,200 a year with taxes', 43_200],
  ['$20 an hour for 15 hours a week', 15_600],
  ['$20/hour', 41_600],
  ['$20', 41_600],
  ['3500', 42_000],
  ['$12,000', 12_000],
  ['45k', 45_000],
  ['Equity only', null],
  ['', null],
])('reads the yearly pay of %j', (text, expected) => {
  expect(readYearlyPay(text, 'USD')).toBe(expected)
})

test('a part-time hourly rate says nothing about a year without the hours', () => {
  expect(readYearlyPay('$18 an hour', 'USD', 'Part-time barista')).toBeNull()
  expect(readYearlyPay('$18 an hour, 10 hours a week', 'USD', 'Part-time barista')).toBe(9360)
})

test('a plan shows which of its hires have no cost yet', () => {
  const example = structuredClone(exampleOf('local-service'))
  for (const hire of example.teamStructure.keyHires.slice(1)) hire.salary = 'To be agreed'
  const { hires } = readTeam(example, 'USD')
  expect(hires.map(({ yearlyPay }) => yearlyPay)).toEqual([43_000, null, null])
})
