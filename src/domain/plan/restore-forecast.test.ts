import { describe, expect, test } from 'vitest'
import { deriveId } from './ids.ts'
import { parsePlanFile } from './parse-plan-file.ts'
import { findPlanExcess } from './find-plan-excess.ts'
import { restoreWorkbookData } from './restore.ts'

const restore = (finances: Record<string, unknown>) =>
  restoreWorkbookData({ financialProjections: finances }).financialProjections

describe('restoring a forecast', () => {
  test('gives items without ids the same ones every time, in lists inside groups too', () => {
    const { forecast, funding } = restore({
      forecast: { streams: [{ name: 'Full groom' }, { id: 's2' }, { id: 's2' }] },
      funding: { loans: ['SBA loan'] },
    })
    expect(forecast.streams.map(({ id }) => id)).toEqual([
      deriveId('financialProjections.forecast.streams.0'),
      's2',
      deriveId('financialProjections.forecast.streams.2'),
    ])
    expect(funding.loans).toMatchObject([
      { id: deriveId('financialProjections.funding.loans.0'), name: 'SBA loan', amount: null },
    ])
  })

  test('tells an empty number from zero, and repairs one field without losing the others', () => {
    const { forecast } = restore({
      forecast: {
        streams: [{ id: 's', price: '$85.50', inMonth1: 0, inMonth6: '', capacity: 'many', kind: 'barter' }],
        people: [{ id: 'p', isOwner: 'yes', isDirect: true, pay: NaN }],
        frame: { months: null, minimumCash: false },
      },
    })
    expect(forecast.streams[0]).toMatchObject({
      price: 85.5,
      inMonth1: 0,
      inMonth6: null,
      capacity: null,
      kind: '',
    })
    expect(forecast.people[0]).toMatchObject({ isOwner: false, isDirect: true, pay: null })
    expect(forecast.frame).toMatchObject({ months: null, minimumCash: null })
  })

  test('keeps the empty months between written ones, and none after the last month of any forecast', () => {
    const { forecast } = restore({
      forecast: {
        streams: [{ id: 's', amounts: [100, null, '300', ...Array(100).fill(1)], season: 'summer' }],
      },
    })
    expect(forecast.streams[0]?.amounts.slice(0, 3)).toEqual([100, null, 300])
    expect(forecast.streams[0]?.amounts).toHaveLength(60)
    expect(forecast.streams[0]?.season).toEqual([])
  })

  test('keeps what a newer version wrote into it', () => {
    const newer = { forecast: { grants: [{ note: 'x' }], streams: [{ id: 's', color: 'blue' }] } }
    expect(restore(newer)).toMatchObject(newer)
  })
})

describe('a forecast that is longer than any', () => {
  const withStreams = (count: number) => ({
    financialProjections: { forecast: { streams: Array.from({ length: count }, (_, id) => ({ id })) } },
  })

  test('is refused with the limit in words', () => {
    expect(findPlanExcess(withStreams(30))).toBeNull()
    expect(findPlanExcess(withStreams(31))?.message).toBe(
      'The forecast of this plan has more than 30 things to sell, which is the most it can have.',
    )
    expect(parsePlanFile(JSON.stringify(withStreams(31)))).toMatchObject({ ok: false })
  })

  test('does not stop older plans with many start-up costs from opening', () => {
    const costs = Array.from({ length: 200 }, (_, index) => ({ category: `Cost ${index}` }))
    const file = parsePlanFile(JSON.stringify({ financialProjections: { startupCosts: costs } }))
    expect(file.ok && file.data.financialProjections.startupCosts).toHaveLength(200)
  })
})
