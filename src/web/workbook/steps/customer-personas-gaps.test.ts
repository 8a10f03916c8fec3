import { describe, expect, test } from 'vitest'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { clearPrimary, findMissingFields, findPrimaryIndex } from './customer-personas-gaps.ts'

function restorePersonas(customerPersonas: unknown) {
  return restoreWorkbookData({ customerPersonas }).customerPersonas
}

describe('the list of missing persona fields', () => {
  test('contains every empty field, in the order of the card', () => {
    const { personas } = restorePersonas({
      personas: [{ id: 'dana', name: 'Dana', goals: '  ', painPoints: 'Queues' }],
    })
    expect(personas.map(findMissingFields)).toEqual([['demographics', 'goals', 'buyingBehavior']])
  })
})

describe('the primary persona', () => {
  const personas = [{ id: 'lee' }, { id: 'dana' }]

  test('is found by its id', () => {
    expect(findPrimaryIndex(restorePersonas({ personas, primaryPersona: 'dana' }))).toBe(1)
  })

  test('is no one while nothing is chosen', () => {
    expect(findPrimaryIndex(restorePersonas({ personas, primaryPersona: '' }))).toBe(-1)
  })

  test('is cleared when it is removed, and kept when another persona is removed', () => {
    const data = restoreWorkbookData({ customerPersonas: { personas, primaryPersona: 'dana' } })
    expect(clearPrimary(data, 'dana').customerPersonas.primaryPersona).toBe('')
    expect(clearPrimary(data, 'lee')).toBe(data)
  })
})
