import type { PlanClaim } from './claims/claim.ts'
import { readKnownText } from './claims/known-texts.ts'
import type { PlanFacts } from './plan-facts.ts'

/** A stretch of a day, in hours since midnight. Past midnight it goes on counting. */
export interface HourRange {
  readonly from: number
  readonly to: number
  readonly quote: string
}

/** '6:45 a.m. to 6 p.m.', '8 to 4:30', '6:30 to 2:30 and 10 to 6'. */
export function listHourRanges(text: string): HourRange[] {
  return readKnownText(text.slice(0, 1000)).flatMap(({ openingHours, quote }) =>
    openingHours
      ? [{ from: openingHours.opens, to: openingHours.opens + openingHours.hoursPerDay, quote }]
      : [],
  )
}

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const day = String.raw`(mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?`
const dayRange = new RegExp(String.raw`\b${day}\s?(?:to|through|thru|-|–|—)\s?${day}\b`, 'iu')
const closedDay = new RegExp(
  String.raw`\bclosed (?:on |every |each )?${day}\b|\b${day}: closed\b|\b${day} (?:is|are|we are|stays?) closed\b`,
  'iu',
)
const counts: Readonly<Record<string, number>> = {
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  '4': 4,
  '5': 5,
  '6': 6,
  '7': 7,
}

/** The different days that a text names, at least one. */
function countDays(text: string): number {
  const named = Array.from(text.matchAll(new RegExp(String.raw`\b${day}\b`, 'giu')), ([name]) =>
    name.slice(0, 3).toLowerCase(),
  )
  return Math.max(1, new Set(named).size)
}

/** How many days a week a sentence says, or null. */
export function readDaysAWeek(sentence: string): number | null {
  const counted = /\b(four|five|six|seven|[4-7]) days (?:a|per|each|every) week\b/i.exec(sentence)?.[1]
  if (counted !== undefined) return counts[counted.toLowerCase()] ?? null
  const range = dayRange.exec(sentence)
  if (range) {
    const [first, last] = [range[1], range[2]].map((name = '') =>
      dayNames.indexOf(name.slice(0, 3).toLowerCase()),
    )
    return (((last ?? 0) - (first ?? 0) + 7) % 7) + 1
  }
  const closed = closedDay.exec(sentence)
  if (closed) return 7 - countDays(sentence.slice(closed.index))
  if (/\bopen (?:daily|every day)\b|\bevery day of the week\b/i.test(sentence)) return 7
  return /\bopen (?:on |every )?weekdays\b/i.test(sentence) ? 5 : null
}

/** 'Monday to Friday 11 to 10, Saturday and Sunday 9 to 8': the days of all hours in one text. */
export function readDaysOfText({ claims }: PlanFacts, { address, openingHours }: PlanClaim): number | null {
  const days = new Set(
    claims.flatMap((claim) => (claim.address === address ? (claim.openingHours?.weekdays ?? []) : [])),
  )
  return Math.max(days.size, openingHours?.daysPerWeek ?? 0) || null
}
