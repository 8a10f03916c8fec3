import type { TimelineSpan } from '#domain/plan/parse-timeline.ts'
import { readWhen, type When } from '#domain/plan/read-when.ts'
import { nameCalendarMonth } from '#domain/wording/calendar-months.ts'

export interface TimelineBar {
  /** The milestone's position in the plan. */
  index: number
  span: TimelineSpan
}

export interface TimelineTick {
  month: number
  label: string
}

interface TimelineLayout {
  bars: readonly TimelineBar[]
  /** Positions of the milestones whose time cannot be drawn. */
  undrawn: readonly number[]
  horizonMonths: number
  ticks: readonly TimelineTick[]
  /** The calendar month at the drawing's left edge. Null for a plan without dates. */
  firstMonth: number | null
  /** What the axis counts, in words. */
  axisText: string
  /** Whether some milestones have dates and others are counted from the start. */
  isMixed: boolean
}

const shortestMonths = 3
const mostSteps = { counted: 6, dated: 4 }

/**
 * Which milestones can be drawn, and how far the drawing extends. If the plan has dates, the drawing starts at
 * the earliest, and milestones that count from the start count from there.
 */
export function layOutTimeline(timelines: readonly string[]): TimelineLayout {
  const read = timelines.map((text, index) => ({ index, when: readWhen(text) }))
  const known = read.filter((item): item is { index: number; when: When } => item.when !== null)
  const dates = known.filter(({ when }) => when.scale === 'calendar').map(({ when }) => when.startMonth)
  const firstMonth = dates.length === 0 ? null : Math.min(...dates)
  const bars = known.map(({ index, when }) => ({ index, span: toSpan(when, firstMonth ?? 0) }))
  // A milestone without an end extends past its named time, so that it does not look finished.
  const ends = bars.map(({ span }) => span.endMonth + (span.isOpenEnded ? 1 : 0))
  const reach = Math.max(shortestMonths, ...ends)
  // Dates are longer labels than numbers, so fewer of them fit.
  const most = firstMonth === null ? mostSteps.counted : mostSteps.dated
  const step = [1, 2, 3, 6, 12, 24, 60].find((months) => reach / months <= most) ?? 120
  const count = Math.ceil(reach / step)
  const isMixed = dates.length > 0 && dates.length < known.length
  return {
    bars,
    undrawn: read.filter(({ when }) => when === null).map(({ index }) => index),
    horizonMonths: step * count,
    ticks: Array.from({ length: count + 1 }, (_, index) => index * step).map((month) => ({
      month,
      label: firstMonth === null ? String(month) : nameCalendarMonth(firstMonth + month),
    })),
    firstMonth,
    axisText: describeAxis(firstMonth, isMixed),
    isMixed,
  }
}

function toSpan({ scale, startMonth, endMonth, isOpenEnded }: When, firstMonth: number): TimelineSpan {
  const origin = scale === 'calendar' ? firstMonth : 0
  return { startMonth: startMonth - origin, endMonth: endMonth - origin, isOpenEnded }
}

function describeAxis(firstMonth: number | null, isMixed: boolean): string {
  if (firstMonth === null) return 'Months from the start'
  return isMixed ? `Calendar months; month 1 is ${nameCalendarMonth(firstMonth)}` : 'Calendar months'
}
