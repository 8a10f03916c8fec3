import { describe, expect, test } from 'vitest'
import { layOutTimeline } from './timeline-scale.ts'

describe('the drawn timeline', () => {
  test('keeps each milestone’s place and sets aside what cannot be drawn', () => {
    const { bars, undrawn } = layOutTimeline(['Week 1-2', 'after the permit', 'Month 3', ''])
    expect(bars.map(({ index }) => index)).toEqual([0, 2])
    expect(undrawn).toEqual([1, 3])
  })

  test('reaches past the last end, in at most six steps', () => {
    expect(layOutTimeline(['Month 1']).ticks).toEqual([0, 1, 2, 3])
    expect(layOutTimeline(['Month 6-12']).ticks).toEqual([0, 2, 4, 6, 8, 10, 12])
    expect(layOutTimeline(['Month 12+']).horizonMonths).toBe(15)
    expect(layOutTimeline(['Year 50']).ticks.length).toBeLessThanOrEqual(11)
  })
})
