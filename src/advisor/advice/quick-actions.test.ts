import { expect, test } from 'vitest'
import { quickActions } from './quick-actions.ts'

test('offers the four specified actions, in order', () => {
  expect(quickActions).toEqual([
    { id: 'market-sizing', label: 'Help size my market' },
    { id: 'competitor-research', label: 'Research competitors' },
    { id: 'target-personas', label: 'Define target personas' },
    { id: 'keyword-ideas', label: 'Generate keyword ideas' },
  ])
})
