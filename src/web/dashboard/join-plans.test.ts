import { describe, expect, test } from 'vitest'
import type { PlanSummary } from '#web/storage/plan-storage.ts'
import { joinPlans } from './join-plans.ts'

const local = (id: string, day: number): PlanSummary => ({
  id,
  title: `${id} here`,
  template: 'saas',
  updatedAt: `2026-11-${day}T12:00:00.000Z`,
  currentStep: 3,
  completedSteps: [1, 2],
})
const cloud = (id: string, day: number, currentStep = '5') => ({
  id,
  title: `${id} there`,
  template: 'ecommerce',
  currentStep,
  completedSteps: [1],
  revision: '4',
  updatedAt: `2026-11-${day}T12:00:00.000Z`,
})
const never = () => false

describe('plans from both places', () => {
  test('form one list, newest first, each marked', () => {
    const joined = joinPlans([local('a', 12), local('b', 10)], [cloud('c', 11), cloud('b', 9)], never)
    expect(joined.map(({ id, place }) => [id, place])).toEqual([
      ['a', 'browser'],
      ['c', 'cloud'],
      ['b', 'both'],
    ])
  })

  test('in both places show the copy that opens here, with the later of both times', () => {
    expect(joinPlans([local('a', 10)], [cloud('a', 15)], never)).toEqual([
      { ...local('a', 10), updatedAt: cloud('a', 15).updatedAt, place: 'both' },
    ])
  })

  test('only in the cloud have their step as a number, whatever the answer contains', () => {
    expect(
      joinPlans([], [cloud('a', 10), cloud('b', 9, 'x')], never).map((plan) => plan.currentStep),
    ).toEqual([5, 1])
  })

  test('keep their mark while the cloud cannot be reached', () => {
    const places = joinPlans([local('a', 12), local('b', 11)], null, (id) => id === 'a').map(
      ({ place }) => place,
    )
    expect(places).toEqual(['both', 'browser'])
    // A plan that has since been deleted in the cloud is only in this browser.
    expect(joinPlans([local('a', 12)], [], () => true)[0]?.place).toBe('browser')
  })
})
