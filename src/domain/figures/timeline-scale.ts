import { parseTimeline, type TimelineSpan } from '#domain/plan/parse-timeline.ts'

export interface TimelineBar {
  /** The milestone's place in the plan. */
  index: number
  span: TimelineSpan
}

interface TimelineLayout {
  bars: readonly TimelineBar[]
  /** Places of the milestones whose time cannot be drawn. */
  undrawn: readonly number[]
  horizonMonths: number
  ticks: readonly number[]
}

const shortestMonths = 3

/** Which milestones can be drawn, and how far the drawing has to reach. */
export function layOutTimeline(timelines: readonly string[]): TimelineLayout {
  const read = timelines.map((text, index) => ({ index, span: parseTimeline(text) }))
  const bars = read.filter((bar): bar is TimelineBar => bar.span !== null)
  const undrawn = read.filter(({ span }) => span === null).map(({ index }) => index)
  // One without an end is drawn on past what was named, so that it does not look finished.
  const ends = bars.map(({ span }) => span.endMonth + (span.isOpenEnded ? 1 : 0))
  const reach = Math.max(shortestMonths, ...ends)
  const step = [1, 2, 3, 6, 12, 24, 60].find((months) => reach / months <= 6) ?? 120
  const count = Math.ceil(reach / step)
  return {
    bars,
    undrawn,
    horizonMonths: step * count,
    ticks: Array.from({ length: count + 1 }, (_, index) => index * step),
  }
}
