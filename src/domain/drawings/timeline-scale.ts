import type { TimelineSpan } from '#domain/plan/parse-timeline.ts'
import { nameCalendarMonth } from '#domain/wording/calendar-months.ts'
import { type AxisPiece, placeMonth, shortenGaps } from './shorten-gaps.ts'
import { readTimelineSpans } from './timeline-spans.ts'

export interface TimelineBar {
  /** The milestone's position in the plan. */
  index: number
  span: TimelineSpan
  /** Where it starts and ends, as shares of the drawing's width. */
  from: number
  to: number
}

export interface TimelineTick {
  month: number
  label: string
  /** A share of the drawing's width. */
  at: number
}

/** A stretch of months that is drawn shorter than it is. */
export interface TimelineBreak {
  from: number
  to: number
}

interface TimelineLayout {
  bars: readonly TimelineBar[]
  /** Positions of the milestones whose time cannot be drawn. */
  undrawn: readonly number[]
  horizonMonths: number
  ticks: readonly TimelineTick[]
  breaks: readonly TimelineBreak[]
  /** The calendar month at the drawing's left edge. Null for a plan without dates. */
  firstMonth: number | null
  /** What the axis counts, in words. */
  axisText: string
  /** Whether some milestones have dates and others are counted from the start. */
  isMixed: boolean
}

const shortestMonths = 3
const mostSteps = { counted: 6, dated: 4 }

/** Which milestones can be drawn, and how far the drawing extends. */
export function layOutTimeline(timelines: readonly string[]): TimelineLayout {
  const { spans, unknown, firstMonth, axisText, isMixed } = readTimelineSpans(timelines)
  // A milestone without an end extends past its named time, so that it does not look finished.
  const ends = spans.map(({ span }) => span.endMonth + (span.isOpenEnded ? 1 : 0))
  const reach = Math.max(shortestMonths, ...ends)
  // Dates are longer labels than numbers, so fewer of them fit.
  const most = firstMonth === null ? mostSteps.counted : mostSteps.dated
  const { pieces, months } = layOutAxis(
    spans.map(({ span }) => span),
    reach,
    most,
  )
  return {
    bars: spans.map(({ index, span }) => ({
      index,
      span,
      from: placeMonth(pieces, span.startMonth),
      to: placeMonth(pieces, span.endMonth),
    })),
    undrawn: unknown,
    horizonMonths: pieces.at(-1)?.endMonth ?? 0,
    ticks: months.map((month) => ({
      month,
      label: firstMonth === null ? String(month) : nameCalendarMonth(firstMonth + month),
      at: placeMonth(pieces, month),
    })),
    breaks: pieces.filter(({ isShortened }) => isShortened).map(({ from, to }) => ({ from, to })),
    firstMonth,
    axisText: pieces.some(({ isShortened }) => isShortened)
      ? `${axisText}; shaded gaps are shortened`
      : axisText,
    isMixed,
  }
}

interface Axis {
  pieces: readonly AxisPiece[]
  /** The months with a label. */
  months: readonly number[]
}

/** In equal steps, unless gaps are shortened: then the ends of each stretch come first, and steps where they fit. */
function layOutAxis(spans: readonly TimelineSpan[], reach: number, most: number): Axis {
  const pieces = shortenGaps(spans, Math.ceil(reach))
  const drawn = pieces.filter(({ isShortened }) => !isShortened)
  const step = findStep(
    drawn.reduce((sum, { startMonth, endMonth }) => sum + endMonth - startMonth, 0),
    most,
  )
  if (drawn.length === pieces.length) {
    const count = Math.ceil(reach / step)
    return {
      pieces: shortenGaps([], step * count),
      months: Array.from({ length: count + 1 }, (_, index) => index * step),
    }
  }
  const ends = [
    0,
    pieces.at(-1)?.endMonth ?? 0,
    // A label stands at a whole month inside the stretch.
    ...drawn.flatMap(({ startMonth, endMonth }) => [Math.floor(endMonth), Math.ceil(startMonth)]),
  ]
  const steps = drawn.flatMap(({ startMonth, endMonth }) => {
    const first = Math.ceil(startMonth / step)
    const count = Math.max(0, Math.floor(endMonth / step) - first + 1)
    return Array.from({ length: count }, (_, index) => (first + index) * step)
  })
  const kept: number[] = []
  for (const month of [...ends, ...steps]) {
    const at = placeMonth(pieces, month)
    if (kept.every((other) => Math.abs(placeMonth(pieces, other) - at) >= 1 / (most + 1.5))) kept.push(month)
  }
  return { pieces, months: kept.toSorted((one, other) => one - other) }
}

function findStep(months: number, most: number): number {
  return [1, 2, 3, 6, 12, 24, 60, 120, 240].find((step) => months / step <= most) ?? 600
}
