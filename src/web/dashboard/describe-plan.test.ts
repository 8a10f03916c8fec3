import { describe, expect, test } from 'vitest'
import { describeCount, describeCurrentStep, describeDate, describeProgress } from './describe-plan.ts'

describe('the lines of a plan’s card', () => {
  test('count one plan in the singular', () => {
    expect([0, 1, 2].map(describeCount)).toEqual(['0 PLANS', '1 PLAN', '2 PLANS'])
  })

  test('show the step and how many are completed', () => {
    expect(describeCurrentStep(3)).toBe('CURRENT STEP 3 OF 12')
    expect(describeProgress([1, 2])).toBe('PROGRESS 2/12 COMPLETED')
  })

  test('show the date as short month, day and year', () => {
    expect(describeDate('2026-11-16T09:00:00.000Z', 'UTC')).toBe('Nov 16, 2026')
    expect(describeDate('last spring')).toBe('Unknown date')
    expect(describeDate('')).toBe('Unknown date')
  })
})
