import { describe, expect, test } from 'vitest'
import type { PlanSummary } from '#web/storage/plan-storage.ts'
import { arrangePlans } from './arrange-plans.ts'

const makePlan = (title: string, template = 'saas', completed = 0): PlanSummary => ({
  id: title,
  title,
  template,
  updatedAt: '',
  currentStep: 1,
  completedSteps: Array.from({ length: completed }, (_, index) => index + 1),
})

const plans = [
  makePlan('Żółty Café', 'ecommerce', 2),
  makePlan('Plan 10', 'saas', 2),
  makePlan('Plan 9', 'no-such-template', 7),
]
const titles = (search: string, order: 'newest' | 'title' | 'progress' = 'newest') =>
  arrangePlans(plans, search, order).map(({ title }) => title)

describe('searching and sorting plans', () => {
  test('without a search keeps the given order', () => {
    expect(titles('  ')).toEqual(['Żółty Café', 'Plan 10', 'Plan 9'])
  })

  test('finds words in any order, in title and label, regardless of case and accents', () => {
    expect(titles('cafe ZOLTY')).toEqual(['Żółty Café'])
    expect(titles('e-commerce')).toEqual(['Żółty Café'])
    expect(titles('business plan')).toEqual(['Plan 10', 'Plan 9'])
    expect(titles('plan 9 cafe')).toEqual([])
  })

  test('sorts titles with natural numbers, and progress with the most complete first', () => {
    expect(titles('', 'title')).toEqual(['Plan 9', 'Plan 10', 'Żółty Café'])
    expect(titles('', 'progress')).toEqual(['Plan 9', 'Żółty Café', 'Plan 10'])
  })

  test('does not change the given list', () => {
    arrangePlans(plans, '', 'title')
    expect(plans[0]?.title).toBe('Żółty Café')
  })
})
