import { describe, expect, test } from 'vitest'
import { createSteadyClock } from './steady-clock.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

function createClock() {
  let wallMs = Date.UTC(2026, 10, 16)
  let elapsedMs = 0
  const clock = createSteadyClock({ now: () => wallMs, elapsed: () => elapsedMs })
  return {
    isSteady: clock.isSteady,
    pass: (ms: number) => {
      wallMs += ms
      elapsedMs += ms
    },
    jump: (ms: number) => {
      wallMs += ms
    },
  }
}

describe('the clock for deletions', () => {
  test('is steady from the start and as time passes', () => {
    const { isSteady, pass } = createClock()
    expect(isSteady()).toBe(true)
    pass(400 * dayMs)
    expect(isSteady()).toBe(true)
  })

  test.each([31 * dayMs, -31 * dayMs])('is not trusted for a day after a jump of %d ms', (jumpMs) => {
    const { isSteady, pass, jump } = createClock()
    jump(jumpMs)
    expect(isSteady()).toBe(false)
    pass(23 * hourMs)
    expect(isSteady()).toBe(false)
    pass(hourMs)
    expect(isSteady()).toBe(true)
  })

  test('must run for another day after it is corrected', () => {
    const { isSteady, pass, jump } = createClock()
    jump(31 * dayMs)
    expect(isSteady()).toBe(false)
    pass(23 * hourMs)
    jump(-31 * dayMs)
    expect(isSteady()).toBe(false)
    pass(2 * hourMs)
    expect(isSteady()).toBe(false)
  })

  test('may drift and may have a leap second at midnight', () => {
    const { isSteady, pass, jump } = createClock()
    for (let day = 0; day < 1000; day += 1) {
      pass(dayMs)
      jump(5 * 60 * 1000)
      expect(isSteady()).toBe(true)
    }
  })
})
