import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { layOutTimeline } from '#domain/drawings/timeline-scale.ts'
import type { TimelineBlock } from '#exports/document/document-model.ts'
import { findLabelFaults } from '#tests/support/find-label-faults.ts'
import { drawTimeline } from './timeline.ts'

function makeBlock(milestones: readonly { title: string; timeline: string }[]): TimelineBlock {
  const { bars, ticks, breaks, axisText } = layOutTimeline(milestones.map(({ timeline }) => timeline))
  return {
    type: 'timeline',
    bars: bars.map(({ index, span, from, to }) => ({
      title: milestones[index]?.title ?? '',
      from,
      to,
      isOpenEnded: span.isOpenEnded,
    })),
    ticks,
    breaks,
    axisText,
    description: '',
  }
}

describe('the printed timeline', () => {
  test('shades a shortened gap', () => {
    const milestones = ['Month 1', 'Month 65'].map((timeline) => ({ title: timeline, timeline }))
    const [drawing] = drawTimeline(makeBlock(milestones))
    const shaded = drawing?.shapes.filter((shape) => shape.kind === 'path' && shape.fill === 'sunk')
    expect(shaded).toHaveLength(1)
  })

  test('never lets a label overlap another one or leave the frame', () => {
    const milestone = fc.record({
      title: fc.oneof(fc.string({ maxLength: 150 }), fc.string({ unit: 'grapheme', maxLength: 150 })),
      timeline: fc.oneof(
        fc.nat(599).map((month) => `Month ${month + 1}`),
        fc.tuple(fc.nat(99), fc.nat(11)).map(([year, month]) => `${2000 + year}-${month + 1}`),
      ),
    })
    fc.assert(
      fc.property(fc.array(milestone, { minLength: 1, maxLength: 60 }), (milestones) => {
        expect(drawTimeline(makeBlock(milestones)).flatMap(findLabelFaults)).toEqual([])
      }),
    )
  })
})
