import { expect, test } from 'vitest'
import { riskPriority } from './risk-priority.ts'

test.each([
  ['high', 'high', 'Critical'],
  ['high', 'medium', 'High Priority'],
  ['medium', 'high', 'High Priority'],
  ['medium', 'medium', 'Medium Priority'],
  ['high', 'low', 'Low Priority'],
  ['low', 'high', 'Low Priority'],
  ['medium', 'low', 'Low Priority'],
  ['low', 'medium', 'Low Priority'],
  ['low', 'low', 'Low Priority'],
  ['', 'high', 'Low Priority'],
] as const)('impact %j with probability %j is %s', (impact, probability, priority) => {
  expect(riskPriority(impact, probability)).toBe(priority)
})
