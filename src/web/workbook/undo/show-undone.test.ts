import { describe, expect, test, vi } from 'vitest'
import type { ChangedAddress } from '#domain/sync/find-changed-fields.ts'
import { type OpenForm, showUndone } from './show-undone.ts'

const solution: ChangedAddress = ['businessIdea', 'solution']
const risks: ChangedAddress = ['riskAnalysis', 'risks']
const price: ChangedAddress = ['financialProjections', 'projections', 'price']
const businessIdea: OpenForm = { section: 'businessIdea', part: null }

function show(changed: readonly ChangedAddress[], open = businessIdea) {
  const ways = {
    onGoToField: vi.fn<(address: ChangedAddress) => void>(),
    onReveal: vi.fn<(address: ChangedAddress) => void>(),
  }
  showUndone(open, ways)(changed)
  return { gone: ways.onGoToField.mock.calls, revealed: ways.onReveal.mock.calls }
}

describe('a change that is undone while the business idea step is open', () => {
  test('is scrolled into view on the open step', () => {
    expect(show([solution])).toEqual({ gone: [], revealed: [[solution]] })
  })

  test('opens the other step that it belongs to', () => {
    expect(show([risks])).toEqual({ gone: [[risks]], revealed: [] })
  })

  test.each([{ changed: [] }, { changed: [solution, risks] }])(
    'does not move the screen when it affects $changed.length steps',
    ({ changed }) => {
      expect(show(changed)).toEqual({ gone: [], revealed: [] })
    },
  )
})

test('a change that is undone in another part of the open step opens its part', () => {
  const open: OpenForm = { section: 'financialProjections', part: 'sales' }
  expect(show([price], open)).toEqual({ gone: [[price]], revealed: [] })
  expect(show([price], { ...open, part: 'unit-economics' })).toEqual({ gone: [], revealed: [[price]] })
  expect(show([['financialProjections', 'forecast']], open).gone).toEqual([])
})
