import { describe, expect, test, vi } from 'vitest'
import type { FieldPlace } from '#domain/plan/field-values.ts'
import { showUndone } from './show-undone.ts'

const solution = ['businessIdea', 'solution']
const risks = ['riskAnalysis', 'risks']

function show(places: readonly FieldPlace[]) {
  const ways = {
    onGoToField: vi.fn<(place: FieldPlace) => void>(),
    onReveal: vi.fn<(place: FieldPlace) => void>(),
  }
  showUndone('businessIdea', ways)(places)
  return { gone: ways.onGoToField.mock.calls, revealed: ways.onReveal.mock.calls }
}

describe('what was undone while the business idea is open', () => {
  test('is scrolled to on the open step', () => {
    expect(show([solution])).toEqual({ gone: [], revealed: [[solution]] })
  })

  test('is gone to on another step', () => {
    expect(show([risks])).toEqual({ gone: [[risks]], revealed: [] })
  })

  test.each([{ places: [] }, { places: [solution, risks] }])(
    'leaves the screen where it is when it is in $places.length places',
    ({ places }) => {
      expect(show(places)).toEqual({ gone: [], revealed: [] })
    },
  )
})
