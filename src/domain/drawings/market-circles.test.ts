import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findMarketShare, layOutCircles } from './market-circles.ts'

describe('the three market sizes', () => {
  test('are drawn with areas to scale, the largest first', () => {
    expect(layOutCircles({ tam: 400, sam: 100, som: 25 }, 80, 4)).toEqual([
      { key: 'tam', radius: 80, isEnlarged: false },
      { key: 'sam', radius: 40, isEnlarged: false },
      { key: 'som', radius: 20, isEnlarged: false },
    ])
  })

  test('stay visible however small they are, and are marked as enlarged', () => {
    const [, , som] = layOutCircles({ tam: 1e12, sam: 1e11, som: 1 }, 80, 4)
    expect(som).toEqual({ key: 'som', radius: 4, isEnlarged: true })
  })

  test('leave out a market without an amount', () => {
    expect(layOutCircles({ tam: null, sam: 0, som: 5 }, 80, 4)).toHaveLength(1)
    expect(layOutCircles({ tam: null, sam: null, som: null }, 80, 4)).toEqual([])
  })

  test('are compared with the next wider known market', () => {
    expect(findMarketShare({ tam: 400, sam: 100, som: 25 }, 'som')).toEqual({ of: 'sam', share: 0.25 })
    expect(findMarketShare({ tam: 400, sam: null, som: 100 }, 'som')).toEqual({ of: 'tam', share: 0.25 })
    expect(findMarketShare({ tam: 400, sam: 100, som: 25 }, 'tam')).toBeNull()
    expect(findMarketShare({ tam: null, sam: 0, som: 25 }, 'som')).toBeNull()
  })

  test('stay inside the drawing', () => {
    const amount = fc.option(fc.double({ min: 0, max: 1e15, noNaN: true }))
    fc.assert(
      fc.property(fc.record({ tam: amount, sam: amount, som: amount }), (amounts) => {
        for (const { radius } of layOutCircles(amounts, 80, 4)) {
          expect(radius).toBeGreaterThanOrEqual(4)
          expect(radius).toBeLessThanOrEqual(80)
        }
      }),
    )
  })
})
