import { describe, expect, test } from 'vitest'
import type { Proposal } from './advice.ts'
import { markAssumptions } from './mark-assumptions.ts'

const propose = (text: string, assumptions: string[] = []): Proposal => ({
  address: ['businessIdea', 'oneLiner'],
  label: 'One line',
  change: { kind: 'replace', text },
  assumptions,
})

describe('figures in a proposal', () => {
  test('that the plan does not contain are marked for checking', () => {
    const plan = 'We sell bags at $46 to 1,150 subscribers'
    expect(markAssumptions(propose('At $46, 1150 people save 30% in 2 weeks'), plan).assumptions).toEqual([
      '30% is not from your plan',
      '2 weeks is not from your plan',
    ])
  })

  test('that are already listed as assumptions are not listed twice', () => {
    const said = ['30% is a guess']
    expect(markAssumptions(propose('Save 30%', said), '').assumptions).toEqual(said)
  })

  test('are found in every part of a new item', () => {
    const item: Proposal = {
      ...propose(''),
      change: { kind: 'add-item', parts: { name: 'Dana, 41', goals: '' } },
    }
    expect(markAssumptions(item, '').assumptions).toEqual(['41 is not from your plan'])
  })
})
