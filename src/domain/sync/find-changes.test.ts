import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { divergedPlans } from '#tests/builders/plan-arbitraries.ts'
import { isJsonEqual } from './json-values.ts'
import { findChanges } from './find-changes.ts'

const risks = (...ids: string[]) =>
  restoreWorkbookData({ riskAnalysis: { risks: ids.map((id) => ({ id })) } })
const channels = (...texts: string[]) => restoreWorkbookData({ marketingStrategy: { channels: texts } })
const riskPath = (id: string) => ['data', 'riskAnalysis', 'risks', { id }]
const channelPath = (index: number) => ['data', 'marketingStrategy', 'channels', index]

describe('the changes between two versions', () => {
  test('name a changed field with both values', () => {
    const named = (name: string) => restoreWorkbookData({ businessIdea: { name } })
    expect(findChanges(named('A'), named('B'))).toEqual([
      { kind: 'changed', path: ['data', 'businessIdea', 'name'], before: 'A', after: 'B' },
    ])
  })

  test('name items that were added and removed by their ids', () => {
    const changes = findChanges(risks('a', 'b'), risks('b', 'c'))
    expect(changes.map(({ kind, path }) => [kind, path])).toEqual([
      ['removed', riskPath('a')],
      ['added', riskPath('c')],
    ])
  })

  test('name the field of an item, not the whole item', () => {
    const founders = (role: string) =>
      restoreWorkbookData({ teamStructure: { founders: [{ id: 'f', role }] } })
    expect(findChanges(founders('CEO'), founders('CTO'))).toEqual([
      {
        kind: 'changed',
        path: ['data', 'teamStructure', 'founders', { id: 'f' }, 'role'],
        before: 'CEO',
        after: 'CTO',
      },
    ])
  })

  test('count one item dragged to the top as one move', () => {
    expect(findChanges(risks('a', 'b', 'c', 'd'), risks('d', 'a', 'b', 'c'))).toMatchObject([
      { kind: 'moved', path: riskPath('d'), fromIndex: 3, toIndex: 0 },
    ])
  })

  test('distinguish an edited text from an added and a removed one', () => {
    expect(findChanges(channels('Ads', 'Fairs', 'Radio'), channels('Ads!', 'Radio', 'Mail'))).toEqual([
      { kind: 'removed', path: channelPath(1), before: 'Fairs', after: undefined },
      { kind: 'changed', path: channelPath(0), before: 'Ads', after: 'Ads!' },
      { kind: 'added', path: channelPath(2), before: undefined, after: 'Mail' },
    ])
  })

  test('are empty for equal plans and not empty for different ones', () => {
    fc.assert(
      fc.property(divergedPlans, ({ base, ours, theirs }) => {
        expect(findChanges(base.data, structuredClone(base.data))).toEqual([])
        const areEqual = isJsonEqual(ours.data, theirs.data)
        expect(findChanges(ours.data, theirs.data).length === 0).toBe(areEqual)
      }),
      { numRuns: 50 },
    )
  })

  test('are the same in number in both directions, with added and removed swapped', () => {
    fc.assert(
      fc.property(divergedPlans, ({ base, ours }) => {
        const count = (from: typeof base, to: typeof base, kind: string) =>
          findChanges(from.data, to.data).filter((change) => change.kind === kind).length
        expect(count(base, ours, 'added')).toBe(count(ours, base, 'removed'))
        expect(count(base, ours, 'moved')).toBe(count(ours, base, 'moved'))
      }),
      { numRuns: 50 },
    )
  })
})
