import { describe, expect, test } from 'vitest'
import { findRetryDelayMs } from './retry-delays.ts'

const hourMs = 60 * 60 * 1000

function listDelaysMs(): number[] {
  const delays: number[] = []
  for (let delayMs = findRetryDelayMs(1); delayMs !== null; delayMs = findRetryDelayMs(delays.length + 1)) {
    delays.push(delayMs)
  }
  return delays
}

describe('the delays between attempts', () => {
  test('start with seconds, so that a short outage delays the mail only a little', () => {
    expect(listDelaysMs().slice(0, 6)).toEqual([5000, 30_000, 120_000, 600_000, hourMs, 4 * hourMs])
  })

  test('never get shorter', () => {
    const delays = listDelaysMs()
    expect(delays).toEqual(delays.toSorted((a, b) => a - b))
  })

  test('end after about three days', () => {
    const totalMs = listDelaysMs().reduce((sum, delayMs) => sum + delayMs, 0)
    expect(totalMs).toBeLessThanOrEqual(72 * hourMs)
    expect(totalMs).toBeGreaterThan(66 * hourMs)
  })
})
