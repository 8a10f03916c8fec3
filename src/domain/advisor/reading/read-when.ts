import { parseTimeline } from '#domain/plan/parse-timeline.ts'

/** When something happens, in months: counted from the plan's start, or as a calendar counts them. */
export interface When {
  scale: 'plan' | 'calendar'
  startMonth: number
  endMonth: number
}

const readLength = 120
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const yearPattern = /(?<!\d)20\d\d(?!\d)/gu
const monthPattern =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|tember|t|ober|ember)?\b/gi
const quarterPattern = /\bq\s?([1-4])\b/gi
const seasons: Readonly<Record<string, number>> = { spring: 2, summer: 5, fall: 8, autumn: 8, winter: 11 }
const seasonPattern = /\b(spring|summer|fall|autumn|winter)\b/i
const isoPattern = /(?<!\d)(20\d\d)[-/](0?[1-9]|1[0-2])(?!\d)/u
const slashPattern = /(?<!\d)(0?[1-9]|1[0-2])\/(?:\d{1,2}\/)?(20\d\d)(?!\d)/u

/** 'Month 3', 'Week 2-4', and dates such as 'March 2027', 'Q1 2027' or '2027-03-15'. Null for anything else. */
export function readWhen(text: string): When | null {
  const beginning = text.slice(0, readLength)
  const years = Array.from(beginning.matchAll(yearPattern), ([year]) => Number(year))
  const calendar = years.length > 0 ? readCalendar(beginning, years) : null
  if (calendar) return calendar
  const span = parseTimeline(beginning)
  return span && { scale: 'plan', startMonth: span.startMonth, endMonth: span.endMonth }
}

function readCalendar(text: string, years: readonly number[]): When | null {
  const numeric = readNumericDate(text)
  if (numeric !== null) return toSpan(numeric, numeric)
  const firstYear = years[0] ?? 0
  const lastYear = years.at(-1) ?? firstYear
  const named = Array.from(text.matchAll(monthPattern), ([, name = '']) => months.indexOf(name.toLowerCase()))
  if (named.length > 0) {
    return toSpan(firstYear * 12 + (named[0] ?? 0), lastYear * 12 + (named.at(-1) ?? 0))
  }
  const quarters = Array.from(text.matchAll(quarterPattern), ([, quarter]) => (Number(quarter) - 1) * 3)
  if (quarters.length > 0) {
    return toSpan(firstYear * 12 + (quarters[0] ?? 0), lastYear * 12 + (quarters.at(-1) ?? 0) + 2)
  }
  const season = seasonPattern.exec(text)?.[1]?.toLowerCase()
  if (season !== undefined) {
    const from = firstYear * 12 + (seasons[season] ?? 0)
    return toSpan(from, from + 2)
  }
  // Words around a bare year may say anything; a year alone is a year.
  return /^\D{0,4}20\d\d(?:\s?[-–—]\s?20\d\d)?\D{0,2}$/u.test(text.trim())
    ? toSpan(firstYear * 12, lastYear * 12 + 11)
    : null
}

function readNumericDate(text: string): number | null {
  const iso = isoPattern.exec(text)
  if (iso) return Number(iso[1]) * 12 + Number(iso[2]) - 1
  const slash = slashPattern.exec(text)
  return slash ? Number(slash[2]) * 12 + Number(slash[1]) - 1 : null
}

function toSpan(firstMonth: number, lastMonth: number): When {
  return {
    scale: 'calendar',
    startMonth: Math.min(firstMonth, lastMonth),
    endMonth: Math.max(firstMonth, lastMonth) + 1,
  }
}

/** Weeks and months are coarse: what is planned for the same month may well follow within it. */
const toleranceMonths = 1

/** Whether the second begins clearly before the first, which it needs, is over. */
export function beginsTooEarly(needed: When | null, second: When | null): boolean {
  const overlap = overlapMonths(needed, second)
  if (!needed || !second || overlap === null) return false
  return overlap > toleranceMonths || (overlap > 0 && second.endMonth < needed.endMonth)
}

/** How many months the second starts before the first is over; null when they cannot be compared. */
export function overlapMonths(first: When | null, second: When | null): number | null {
  if (!first || !second || first.scale !== second.scale) return null
  return first.endMonth - second.startMonth
}
