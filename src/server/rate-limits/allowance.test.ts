import { expect, test } from 'vitest'
import { createAllowance } from './allowance.ts'

function open() {
  const clock = { now: 1000 }
  return { clock, allowance: createAllowance({ burst: 10, perSecond: 2 }, () => clock.now) }
}

test('lasts until it is used up, for each subject separately', () => {
  const { allowance } = open()
  allowance.take('a', 9)
  expect(allowance.findWaitSeconds('a')).toBe(0)
  allowance.take('a', 1)
  expect(allowance.findWaitSeconds('a')).toBe(1)
  expect(allowance.findWaitSeconds('b')).toBe(0)
})

test('refills over time and says when', () => {
  const { allowance, clock } = open()
  allowance.take('a', 20)
  expect(allowance.findWaitSeconds('a')).toBe(5)
  clock.now += 4000
  expect(allowance.findWaitSeconds('a')).toBe(1)
  clock.now += 1001
  expect(allowance.findWaitSeconds('a')).toBe(0)
  clock.now += 60_000
  allowance.take('a', 9)
  expect(allowance.findWaitSeconds('a')).toBe(0)
})

test('stays the same when the clock is set back', () => {
  const { allowance, clock } = open()
  allowance.take('a', 14)
  clock.now -= 3_600_000
  expect(allowance.findWaitSeconds('a')).toBe(2)
})

test('forgets the subjects unused for longest before it fills the memory', () => {
  const { allowance } = open()
  allowance.take('old', 20)
  for (let subject = 0; subject < 20_000; subject += 1) allowance.take(String(subject), 20)
  expect(allowance.findWaitSeconds('old')).toBe(0)
  expect(allowance.findWaitSeconds('19999')).toBe(5)
})
