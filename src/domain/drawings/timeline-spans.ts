import type { TimelineSpan } from '#domain/plan/parse-timeline.ts'
import { readWhen, type When } from '#domain/plan/read-when.ts'
import { nameCalendarMonth } from '#domain/wording/calendar-months.ts'

interface TimelineSpans {
  /** By the milestone's position in the plan. */
  spans: readonly { index: number; span: TimelineSpan }[]
  /** Positions of the milestones whose time is not known. */
  unknown: readonly number[]
  /** The calendar month from which months count. Null for a plan without dates. */
  firstMonth: number | null
  /** What the months count, in words. */
  axisText: string
  /** Whether some milestones have dates and others are counted from the start. */
  isMixed: boolean
}

/**
 * When each milestone is, on one scale. If the plan has dates, months count from the earliest, and so do milestones that
 * count from the start.
 */
export function readTimelineSpans(timelines: readonly string[]): TimelineSpans {
  const read = timelines.map((text, index) => ({ index, when: readWhen(text) }))
  const known = read.filter((item): item is { index: number; when: When } => item.when !== null)
  const dates = known.filter(({ when }) => when.scale === 'calendar').map(({ when }) => when.startMonth)
  const firstMonth = dates.length === 0 ? null : Math.min(...dates)
  const isMixed = dates.length > 0 && dates.length < known.length
  return {
    spans: known.map(({ index, when }) => ({ index, span: toSpan(when, firstMonth ?? 0) })),
    unknown: read.filter(({ when }) => when === null).map(({ index }) => index),
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
