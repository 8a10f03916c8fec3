import { describe, expect, test } from 'vitest'
import { findNextCheck } from './payment-check-times.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

describe('the next check of an order', () => {
  test.each([
    ['pending', 0, hourMs],
    ['pending', 23 * hourMs, hourMs],
    ['pending', 4 * dayMs, dayMs / 2],
    ['paid', hourMs, dayMs],
    ['paid', 10 * dayMs, 5 * dayMs],
    ['disputed', 60 * dayMs, 30 * dayMs],
  ] as const)('that is %s and %i ms old is %i ms away', (state, ageMs, waitMs) => {
    expect(findNextCheck({ state, created_at: 0 }, ageMs)).toBe(ageMs + waitMs)
  })

  test('that is canceled or half a year old never comes', () => {
    expect(findNextCheck({ state: 'cancelled', created_at: 0 }, hourMs)).toBeNull()
    expect(findNextCheck({ state: 'paid', created_at: 0 }, 181 * dayMs)).toBeNull()
  })
})
