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

describe('what was undone while the business idea is open', () => {
  test('is scrolled to on the open step', () => {
    expect(show([solution])).toEqual({ gone: [], revealed: [[solution]] })
  })

  test('is gone to on another step', () => {
    expect(show([risks])).toEqual({ gone: [[risks]], revealed: [] })
  })

  test.each([{ changed: [] }, { changed: [solution, risks] }])(
    'leaves the screen where it is when it is in $changed.length steps',
    ({ changed }) => {
      expect(show(changed)).toEqual({ gone: [], revealed: [] })
    },
  )
})
