import { expect, test } from 'vitest'
import { findUsualPay } from './usual-pay.ts'

test('who leads others earns more than they do, and is called that', () => {
  const member = findUsualPay('Carpenter')
  const lead = findUsualPay('Lead carpenter')
  expect(lead?.role).toBe(`${member?.role} who leads others`)
  expect(lead?.high).toBeGreaterThan(member?.high ?? Infinity)
})

test.each([
  ['Head chef', 'Chef'],
  ['Party chief', 'Surveyor'],
  ['Lead generation, marketing', 'Marketing'],
])('%s is not read as the leader of its own trade', (role, trade) => {
  expect(findUsualPay(role)).toBe(findUsualPay(trade))
})
