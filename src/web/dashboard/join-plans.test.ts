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

describe('plans of both places', () => {
  test('stand in one list, newest first, each marked', () => {
    const joined = joinPlans([local('a', 12), local('b', 10)], [cloud('c', 11), cloud('b', 9)], never)
    expect(joined.map(({ id, place }) => [id, place])).toEqual([
      ['a', 'browser'],
      ['c', 'cloud'],
      ['b', 'both'],
    ])
  })

  test('in both are shown as they open here, with the later of both times', () => {
    expect(joinPlans([local('a', 10)], [cloud('a', 15)], never)).toEqual([
      { ...local('a', 10), updatedAt: cloud('a', 15).updatedAt, place: 'both' },
    ])
  })

  test('in the cloud only have their step as a number, whatever the answer says', () => {
    expect(
      joinPlans([], [cloud('a', 10), cloud('b', 9, 'x')], never).map((plan) => plan.currentStep),
    ).toEqual([5, 1])
  })

  test('keep their mark while the cloud is out of reach', () => {
    const places = joinPlans([local('a', 12), local('b', 11)], null, (id) => id === 'a').map(
      ({ place }) => place,
    )
    expect(places).toEqual(['both', 'browser'])
    // A plan that was deleted there meanwhile is here only.
    expect(joinPlans([local('a', 12)], [], () => true)[0]?.place).toBe('browser')
  })
})
