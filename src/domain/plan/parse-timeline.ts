/** A period in months from the plan's start. Month 1 lasts from 0 to 1. */
export interface TimelineSpan {
  readonly startMonth: number
  readonly endMonth: number
  /** 'Month 12+' starts then and has no end. `endMonth` is the end of the named time. */
  readonly isOpenEnded: boolean
}

const monthsPer = { day: 12 / 365, week: 12 / 52, month: 1, quarter: 3, year: 12 }
type Unit = keyof typeof monthsPer

/** A larger number is a calendar year or a typo, and would flatten the drawing. */
const longestMonths = 50 * 12

const unit = '(?:(days?|weeks?|wks?|months?|mos?|quarters?|qtrs?|years?|yrs?|[dwmqy])\\.?\\s*)'
const pattern = new RegExp(
  `^(?:(?:by|in|from|during|until|around|about)\\s+)*${unit}(\\d{1,4})(?![\\d.,]\\d)` +
    `(?:\\s*(?:-|–|—|‑|to|through|until|till|and|&)\\s*${unit}?(\\d{1,4})(?![\\d.,]?\\d)|\\s*(\\+|or later|onwards?|and later))?` +
    '(?![\\p{L}\\d])',
  'iu',
)

/**
 * Reads the times that people write in a plan: 'Week 1-2', 'Month 3', 'Months 4 to 6', 'Week 2 – Month 3',
 * 'Q1', 'Month 12+', with or without words after it. Null for anything else, such as a date or a condition.
 */
export function parseTimeline(text: string): TimelineSpan | null {
  const match = pattern.exec(text.trim().replaceAll(/\s+/g, ' '))
  if (!match) return null
  const [, firstUnit = '', first = '', secondUnit, second, openEnd] = match
  const start = toSpan(firstUnit, first)
  const end = second === undefined ? start : toSpan(secondUnit ?? firstUnit, second)
  if (!start || !end) return null
  return {
    startMonth: Math.min(start.from, end.from),
    endMonth: Math.max(start.to, end.to),
    isOpenEnded: openEnd !== undefined,
  }
}

function toSpan(unitText: string, numberText: string): { from: number; to: number } | null {
  const length = monthsPer[toUnit(unitText)]
  const position = Number(numberText)
  const to = position * length
  return position >= 1 && to <= longestMonths ? { from: (position - 1) * length, to } : null
}

function toUnit(text: string): Unit {
  const first = text.charAt(0).toLowerCase()
  return (Object.keys(monthsPer) as Unit[]).find((known) => known.startsWith(first)) ?? 'month'
}
