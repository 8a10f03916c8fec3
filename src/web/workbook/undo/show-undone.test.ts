import { describe, expect, test, vi } from 'vitest'
import type { ChangedAddress } from '#domain/sync/find-changed-fields.ts'
import { showUndone } from './show-undone.ts'

const solution: ChangedAddress = ['businessIdea', 'solution']
const risks: ChangedAddress = ['riskAnalysis', 'risks']

function show(changed: readonly ChangedAddress[]) {
  const ways = {
    onGoToField: vi.fn<(address: ChangedAddress) => void>(),
    onReveal: vi.fn<(address: ChangedAddress) => void>(),
  }
  showUndone('businessIdea', ways)(changed)
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
