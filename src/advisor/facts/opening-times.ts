/** A stretch of a day, in hours since midnight. Past midnight it goes on counting. */
export interface HourRange {
  readonly from: number
  readonly to: number
  readonly quote: string
}

const clock = String.raw`(?:(\d{1,2})(?:[:.](\d\d))?\s?([ap]\.?m\b\.?)?|(noon|midnight))`
const rangePattern = new RegExp(
  String.raw`(?<![\d$€£,.:])${clock}\s?(?:to|until|till|-|–|—)\s?${clock}(?!\d|,\d|%|:|\s?(?:days|weeks|months|years|hours|minutes|people|percent))`,
  'giu',
)
const timeWords = /\b(?:open|opens|opening|shifts?|hours|noon|o’clock|a\.?m|p\.?m)\b|\d:\d\d/iu

/** '6:45 a.m. to 6 p.m.', '8 to 4:30', '6:30 to 2:30 and 10 to 6'. Bare numbers count only next to words of time. */
export function listHourRanges(text: string): HourRange[] {
  const beginning = text.slice(0, 1000)
  if (!timeWords.test(beginning)) return []
  return Array.from(beginning.matchAll(rangePattern), (match) => {
    const start = toClock(match[1], match[2], match[3], match[4])
    const end = toClock(match[5], match[6], match[7], match[8])
    return start && end ? join(start, end, match[0].trim()) : null
  }).filter((range) => range !== null)
}

interface Clock {
  readonly hour: number
  /** Null when the text says neither a.m. nor p.m. */
  readonly half: 'a' | 'p' | null
}

function toClock(hour?: string, minutes?: string, half?: string, name?: string): Clock | null {
  if (name !== undefined)
    return name.toLowerCase() === 'noon' ? { hour: 12, half: 'p' } : { hour: 24, half: 'p' }
  const value = Number(hour) + Number(minutes ?? 0) / 60
  if (value >= 24.5 || Number(minutes ?? 0) >= 60) return null
  const said = half?.charAt(0).toLowerCase()
  return { hour: value, half: said === 'a' || said === 'p' ? said : null }
}

function toHour({ hour }: Clock, half: 'a' | 'p' | null): number {
  if (half === null || hour > 12.99) return hour
  return (hour % 12) + (half === 'p' ? 12 : 0)
}

function join(start: Clock, end: Clock, quote: string): HourRange | null {
  const from = toHour(start, start.half ?? guessHalf(start, end))
  let to = end.hour >= 24 ? 24 : toHour(end, end.half)
  if (end.half === null) while (to <= from) to += 12
  else if (to <= from) to += 24
  return to - from > 18 ? null : { from, to, quote }
}

function guessHalf(start: Clock, end: Clock): 'a' | 'p' | null {
  if (end.half === 'p') return start.hour < 12 && start.hour < end.hour % 12 ? 'p' : 'a'
  if (end.half === 'a') return 'a'
  return start.hour >= 12 || start.hour >= 5 ? null : 'p'
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
  const counted = /\b(four|five|six|seven|[4-7]) days (?:a|per|each|every) week\b/iu.exec(sentence)?.[1]
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
  if (/\bopen (?:daily|every day)\b|\bevery day of the week\b/iu.test(sentence)) return 7
  return /\bopen (?:on |every )?weekdays\b/iu.test(sentence) ? 5 : null
}
