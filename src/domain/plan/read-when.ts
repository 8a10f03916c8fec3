import { parseTimeline } from './parse-timeline.ts'

/** When something happens, in months from the plan's start or in calendar months. */
export interface When {
  readonly scale: 'plan' | 'calendar'
  readonly startMonth: number
  readonly endMonth: number
  readonly isOpenEnded: boolean
}

const readLength = 120
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const yearPattern = /(?<!\d)20\d\d(?!\d)/gu
const shortYearPattern = /['’](\d\d)(?!\d)/gu
const monthPattern =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|tember|t|ober|ember)?\b/gi
const quarterPattern = /\b(?:q|qtr|quarter)\s?([1-4])\b|\b([1-4])(?:st|nd|rd|th) quarter\b/gi
const halfPattern = /\bh([12])\b/gi
const isoPattern = /(?<!\d)(?<year>20\d\d)[-/](?<month>0?[1-9]|1[0-2])(?!\d)/gu
const slashPattern = /(?<![\dqh])(?<month>0?[1-9]|1[0-2])\/(?:\d{1,2}\/)?(?<year>20\d\d)(?!\d)/gi
const dotPattern = /(?<!\d)(?:\d{1,2}\.\s?)?(?<month>0?[1-9]|1[0-2])\.(?<year>20\d\d)(?!\d)/gu
const openEndPattern = /\+\s*$|\b(?:or later|onwards?|and later)\b/i

/** Named parts of a year: their first month and number of months. */
const partsOfYear: readonly (readonly [RegExp, number, number])[] = [
  [/\bspring\b/i, 2, 3],
  [/\bsummer\b/i, 5, 3],
  [/\b(?:fall|autumn)\b/i, 8, 3],
  [/\bwinter\b/i, 11, 3],
  [/\b(?:start|beginning) of (?:the year )?20/i, 0, 1],
  [/\bearly[\s-](?:in )?20/i, 0, 4],
  [/\bmid(?:dle of)?[\s-]?20/i, 4, 4],
  [/\blate[\s-](?:in )?20/i, 8, 4],
  [/\bend of (?:the year )?20/i, 11, 1],
]

/** Only a year alone counts, because words around it could mean anything. */
const bareYearPattern =
  /^(?:(?:by|in|from|during)\s)?(?:the\s)?(?:(?:year|fy)\s?|\D{0,2})20\d\d(?:\s?(?:[-–—]|to)\s?20\d\d)?(?:\D{0,2}|\s?(?:or later|onwards?|and later))$/i

/**
 * 'Month 3', 'Week 2-4', 'Q1', and dates with a year: 'March 2027', 'Q1 2027', '1 May 2027', '2027-03-15',
 * 'Nov – Feb 2027'. Null for anything else.
 */
export function readWhen(text: string): When | null {
  const beginning = text.slice(0, readLength).replaceAll(shortYearPattern, ' 20$1')
  const calendar = readCalendar(beginning)
  if (calendar) return { ...calendar, isOpenEnded: openEndPattern.test(beginning) }
  const span = parseTimeline(text.slice(0, readLength))
  return span && { scale: 'plan', ...span }
}

type CalendarSpan = Omit<When, 'isOpenEnded'>

function readCalendar(text: string): CalendarSpan | null {
  const years = Array.from(text.matchAll(yearPattern), (match) => ({
    at: match.index,
    value: Number(match[0]),
  }))
  const [first] = years
  const last = years.at(-1)
  if (!first || !last) return null
  const numeric = readNumericDates(text)
  if (numeric) return numeric
  const named = findParts(text, monthPattern, (name) => months.indexOf(name.toLowerCase()))
  const quarters = findParts(text, quarterPattern, (quarter) => (Number(quarter) - 1) * 3)
  const halves = findParts(text, halfPattern, (half) => (Number(half) - 1) * 6)
  if (named.length > 0) return joinParts(named, 1, years)
  if (quarters.length > 0) return joinParts(quarters, 3, years)
  if (halves.length > 0) return joinParts(halves, 6, years)
  const part = partsOfYear.find(([pattern]) => pattern.test(text))
  if (part) return toSpan(first.value * 12 + part[1], first.value * 12 + part[1] + part[2])
  return bareYearPattern.test(text.trim()) ? toSpan(first.value * 12, last.value * 12 + 12) : null
}

function readNumericDates(text: string): CalendarSpan | null {
  for (const pattern of [isoPattern, slashPattern, dotPattern]) {
    const found = Array.from(
      text.matchAll(pattern),
      ({ groups }) => Number(groups?.['year']) * 12 + Number(groups?.['month']) - 1,
    )
    if (found.length > 0) return toSpan(Math.min(...found), Math.max(...found) + 1)
  }
  return null
}

interface TextPart {
  at: number
  /** Its first month within its year. */
  value: number
}

function findParts(text: string, pattern: RegExp, read: (name: string) => number): TextPart[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    at: match.index,
    value: read(match[1] ?? match[2] ?? ''),
  }))
}

/** From the first part named to the last. With one year for both, 'Nov – Feb 2027' begins in the year before. */
function joinParts(
  parts: readonly TextPart[],
  lengthMonths: number,
  years: readonly TextPart[],
): CalendarSpan | null {
  const [first] = parts
  const last = parts.at(-1)
  const [firstYear] = years
  const lastYear = years.at(-1)
  if (!first || !last || !firstYear || !lastYear) return null
  const start = firstYear.value * 12 + first.value
  const end = lastYear.value * 12 + last.value + lengthMonths
  if (end > start) return toSpan(start, end)
  if (firstYear !== lastYear) return toSpan(end - lengthMonths, start + lengthMonths)
  return firstYear.at > last.at ? toSpan(start - 12, end) : toSpan(start, end + 12)
}

function toSpan(startMonth: number, endMonth: number): CalendarSpan {
  return { scale: 'calendar', startMonth: Math.min(startMonth, endMonth - 1), endMonth }
}
