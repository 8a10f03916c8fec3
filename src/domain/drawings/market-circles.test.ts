import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findMarketShare, layOutCircles, placeCircleLabels } from './market-circles.ts'

const limits = { fullRadius: 80, leastRadius: 5, leastStep: 5 }

describe('the three market sizes', () => {
  test('are drawn with areas to scale, the largest first', () => {
    expect(layOutCircles({ tam: 400, sam: 100, som: 25 }, limits)).toEqual([
      { key: 'tam', radius: 80, isEnlarged: false },
      { key: 'sam', radius: 40, isEnlarged: false },
      { key: 'som', radius: 20, isEnlarged: false },
    ])
  })

  test('stay visible however small they are, and are marked as enlarged', () => {
    const [, , som] = layOutCircles({ tam: 1e12, sam: 1e11, som: 1 }, limits)
    expect(som).toEqual({ key: 'som', radius: 5, isEnlarged: true })
  })

  test('stay distinct when two of them are too small to see', () => {
    const [, sam, som] = layOutCircles({ tam: 1e12, sam: 1e6, som: 1e3 }, limits)
    expect(sam).toEqual({ key: 'sam', radius: 10, isEnlarged: true })
    expect(som).toEqual({ key: 'som', radius: 5, isEnlarged: true })
  })

  test('leave out a market without an amount', () => {
    expect(layOutCircles({ tam: null, sam: 0, som: 5 }, limits)).toHaveLength(1)
    expect(layOutCircles({ tam: null, sam: null, som: null }, limits)).toEqual([])
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
        for (const { radius } of layOutCircles(amounts, limits)) {
          expect(radius).toBeGreaterThanOrEqual(5)
          expect(radius).toBeLessThanOrEqual(80)
        }
      }),
    )
  })

  test('have labels that never overlap or leave the frame, in the order of the circles', () => {
    const amount = fc.option(fc.double({ min: 0, max: 1e15, noNaN: true }))
    fc.assert(
      fc.property(fc.record({ tam: amount, sam: amount, som: amount }), (amounts) => {
        const labels = placeCircleLabels(layOutCircles(amounts, limits), 160, 24)
        for (const [index, { labelY, circleX, circleY }] of labels.entries()) {
          expect(labelY).toBeGreaterThanOrEqual(12)
          expect(labelY).toBeLessThanOrEqual(148)
          expect(labelY - (labels[index - 1]?.labelY ?? -12)).toBeGreaterThanOrEqual(24)
          expect(circleX).toBeLessThan(80)
          expect(circleY).toBeGreaterThan(0)
        }
      }),
    )
  })
})
