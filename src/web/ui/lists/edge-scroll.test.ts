import { expect, test } from 'vitest'
import { computeScrollStep } from './edge-scroll.ts'

test('a pointer in the middle of the window does not scroll the page', () => {
  expect(computeScrollStep(400, 800)).toBe(0)
  expect(computeScrollStep(100, 800)).toBe(0)
})

test('a pointer near the edge scrolls toward it, faster the nearer it is, also outside the window', () => {
  expect(computeScrollStep(770, 800)).toBeGreaterThan(0)
  expect(computeScrollStep(795, 800)).toBeGreaterThan(computeScrollStep(770, 800))
  expect(computeScrollStep(900, 800)).toBe(computeScrollStep(800, 800))
  expect(computeScrollStep(10, 800)).toBeLessThan(0)
  expect(computeScrollStep(-50, 800)).toBe(-computeScrollStep(850, 800))
})
