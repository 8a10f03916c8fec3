import type { Draft } from './draft.ts'
import { lineToken, type Tokens } from './tokens.ts'

/** How far from the times the days can be. */
const daysReach = 8

interface ClockTime {
  readonly hour: number
  readonly next: number
  /** Whether it says 'am', 'pm' or minutes, and so is sure to be a time. */
  readonly isSure: boolean
  readonly hasHalf: boolean
}

/** '7am–6pm, Tue–Sun' as the hours of a day, and '9:30' as a time. */
export function readHours(tokens: Tokens, index: number): Draft | null {
  const from = readClock(tokens, index)
  if (!from) return null
  const isRange = tokens.isMark(from.next, '-–—‑') || tokens.word(from.next).roles.has('to')
  const to = isRange ? readClock(tokens, from.next + 1) : readClosing(tokens, from.next)
  // '9 to 5' and '7 to 7' can be nothing else.
  const isAfterDay =
    isDayBefore(tokens, index) || (to !== null && to.hour <= from.hour && to.hour >= 3 && from.hour <= 12)
  if (!to || !(from.isSure || to.isSure || isAfterDay)) {
    if (!from.isSure) return null
    return { kind: 'time', low: from.hour, high: from.hour, first: index, next: from.next, after: from.next }
  }
  const [opens, closes] = settle(from, to)
  const before = readDaysBefore(tokens, index)
  const after = before.length > 0 ? null : readDaysAfter(tokens, to.next)
  const weekdays = before.length > 0 ? before : (after?.days ?? [])
  const daysPerWeek = weekdays.length > 0 ? weekdays.length : countDays(tokens, to.next)
  const hours = closes - opens
  return {
    kind: 'hours',
    low: hours,
    high: hours,
    unit: 'hour',
    period: 'day',
    openingHours: { opens, closes, hoursPerDay: hours, weekdays, daysPerWeek },
    first: index,
    next: to.next,
    after: after?.next ?? to.next,
  }
}

/** 'at 9 a.m. and close at 5 p.m.' */
function readClosing(tokens: Tokens, index: number): ClockTime | null {
  const isClosing = tokens.word(index).text === 'and' && /^closes?$/i.test(tokens.slice(index + 1))
  return isClosing && /^at$/i.test(tokens.slice(index + 2)) ? readClock(tokens, index + 3) : null
}

function readClock(tokens: Tokens, index: number): ClockTime | null {
  const word = tokens.word(index)
  if (word.text === 'noon' || word.text === 'midnight') {
    return { hour: word.clock ?? 12, next: index + 1, isSure: true, hasHalf: true }
  }
  if (!tokens.isPlain(index) || tokens.length(index) > 2 || tokens.value(index) > 24) return null
  const hasMinutes =
    tokens.isMark(index + 1, ':') &&
    tokens.isGlued(index + 1) &&
    tokens.isPlain(index + 2) &&
    tokens.isGlued(index + 2)
  if (hasMinutes && (tokens.length(index + 2) !== 2 || tokens.value(index + 2) > 59)) return null
  const at = hasMinutes ? index + 3 : index + 1
  const hour = tokens.value(index) + (hasMinutes ? tokens.value(index + 2) / 60 : 0)
  const half = readHalf(tokens, at)
  if (!half) return { hour, next: at, isSure: hasMinutes, hasHalf: false }
  if (tokens.value(index) > 12) return null
  return { hour: (hour % 12) + half.add, next: half.next, isSure: true, hasHalf: true }
}

/** 'am', 'p.m.', 'in the evening' */
function readHalf(tokens: Tokens, index: number): { add: number; next: number } | null {
  const word = tokens.word(index)
  if (word.text === 'am' || word.text === 'pm') return { add: word.clock ?? 0, next: index + 1 }
  const letter = tokens.slice(index).toLowerCase()
  const part = letter === 'in' ? tokens.slice(index + 2).toLowerCase() : ''
  if (part === 'morning') return { add: 0, next: index + 3 }
  if (part === 'evening' || part === 'afternoon') return { add: 12, next: index + 3 }
  const isDotted = tokens.isMark(index + 1, '.') && tokens.slice(index + 2).toLowerCase() === 'm'
  if (!isDotted || (letter !== 'a' && letter !== 'p')) return null
  return { add: letter === 'p' ? 12 : 0, next: tokens.isMark(index + 3, '.') ? index + 4 : index + 3 }
}

/** '7–6pm' opens in the morning, '2–4pm' in the afternoon, and '8–2' closes in the afternoon. */
function settle(from: ClockTime, to: ClockTime): readonly [number, number] {
  let opens = from.hour
  let closes = to.hour
  if (!from.hasHalf && to.hasHalf && opens + 12 < closes && opens < 6) opens += 12
  if (closes <= opens && !to.hasHalf && closes + 12 > opens) closes += 12
  if (closes <= opens) closes += 24
  return [opens, closes]
}

function isDayBefore(tokens: Tokens, index: number): boolean {
  const at = tokens.isMark(index - 1, ',:(') || tokens.word(index - 1).text === 'from' ? index - 2 : index - 1
  return tokens.word(at).weekdays !== null
}

function readDaysBefore(tokens: Tokens, index: number): readonly number[] {
  for (let at = index - 1; at >= Math.max(0, index - daysReach); at -= 1) {
    if (tokens.isNumber(at) || tokens.kind(at) === lineToken || tokens.isMark(at, ';')) return []
    if (tokens.word(at).weekdays === null) continue
    let first = at
    while (isDayOrJoint(tokens, first - 1)) first -= 1
    return readDays(tokens, first, at + 1)
  }
  return []
}

function readDaysAfter(tokens: Tokens, index: number): { days: readonly number[]; next: number } | null {
  for (let at = index; at < index + daysReach; at += 1) {
    if (tokens.isNumber(at) || tokens.kind(at) === 0) return null
    if (tokens.word(at).roles.has('closed')) return null
    if (tokens.word(at).weekdays === null) continue
    let next = at + 1
    while (isDayOrJoint(tokens, next)) next += 1
    while (next > at && tokens.word(next - 1).weekdays === null) next -= 1
    return { days: readDays(tokens, at, next), next }
  }
  return null
}

function isDayOrJoint(tokens: Tokens, index: number): boolean {
  const { weekdays, roles, text } = tokens.word(index)
  return weekdays !== null || roles.has('to') || text === 'and' || tokens.isMark(index, '-–—‑,&')
}

/** 'Tue–Sun', 'Mon, Wed and Fri', 'weekdays'. */
function readDays(tokens: Tokens, first: number, next: number): readonly number[] {
  const days = new Set<number>()
  let last: number | null = null
  let isRange = false
  for (let at = first; at < next; at += 1) {
    const { weekdays, roles } = tokens.word(at)
    if (weekdays === null) {
      isRange = tokens.isMark(at, '-–—‑') || roles.has('to')
      continue
    }
    for (const day of weekdays) {
      if (isRange && last !== null)
        for (let step: number = last; step !== day; step = (step + 1) % 7) days.add(step)
      days.add(day)
      last = day
    }
    isRange = false
  }
  return [...days].toSorted((one, other) => one - other)
}

/** 'six days a week', 'every day' */
function countDays(tokens: Tokens, index: number): number | null {
  for (let at = index; at < index + daysReach; at += 1) {
    if (tokens.word(at).roles.has('every') && tokens.word(at + 1).span === 'day') return 7
    const count = tokens.isPlain(at) ? tokens.value(at) : tokens.word(at).number
    if (count !== null && tokens.word(at + 1).span === 'day' && count <= 7) return count
  }
  return null
}
