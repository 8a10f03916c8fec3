import type { ClaimTime } from './claim.ts'
import type { Draft } from './draft.ts'
import { isYear } from './not-figures.ts'
import type { Tokens } from './tokens.ts'

const monthsPer = { minute: 0, hour: 0, day: 12 / 365, week: 12 / 52, month: 1, quarter: 3, year: 12 }
const longestMonths = 50 * 12
const dottedDate = /^(\d{1,2})\.(\d{1,2})\.(20\d\d)$/u
/** Months whose names are other words too. */
const ambiguousMonths = new Set(['may', 'march', 'mar', 'dec', 'sep', 'jan', 'jun'])

/** A point or stretch of time that begins at a token: 'March 2027', '2027-03-15', 'Q1 2027', 'month 6', 'year one'. */
export function readDate(tokens: Tokens, index: number): Draft | null {
  if (!tokens.isNumber(index))
    return readMonthName(tokens, index) ?? readOrdinal(tokens, index) ?? readCounted(tokens, index)
  return (
    readNumericDate(tokens, index) ??
    readDayAndMonth(tokens, index) ??
    readQuarter(tokens, index) ??
    readCounted(tokens, index) ??
    readYear(tokens, index)
  )
}

function toDraft(
  scale: ClaimTime['scale'],
  start: number,
  end: number,
  first: number,
  next: number,
  tokens: Tokens,
): Draft {
  const isOpenEnded =
    tokens.isMark(next, '+') ||
    (tokens.word(next).roles.has('or') && tokens.slice(next + 1).toLowerCase() === 'later')
  const time = { scale, startMonth: Math.min(start, end - 0.01), endMonth: end, isOpenEnded }
  return { kind: 'date', low: time.startMonth, high: end, time, first, next, after: next }
}

/** '2027-03-15', '2027/03', '3/15/2027', '15.03.2027' */
function readNumericDate(tokens: Tokens, index: number): Draft | null {
  const dotted = Number.isNaN(tokens.value(index)) ? dottedDate.exec(tokens.slice(index)) : null
  if (dotted) return dateOf(tokens, Number(dotted[3]), Number(dotted[2]), index, index + 1)
  if (!tokens.isMark(index + 1, '-/') || !tokens.isGlued(index + 1) || !tokens.isPlain(index + 2)) return null
  if (!tokens.isPlain(index)) return null
  const isThree =
    tokens.mark(index + 3) === tokens.mark(index + 1) &&
    tokens.isGlued(index + 3) &&
    tokens.isPlain(index + 4)
  const next = isThree ? index + 5 : index + 3
  if (isYear(tokens, index) && tokens.length(index + 2) <= 2 && tokens.value(index + 2) <= 12) {
    return dateOf(tokens, tokens.value(index), tokens.value(index + 2), index, next)
  }
  const year = isThree ? index + 4 : index + 2
  if (!isYear(tokens, year) || tokens.length(index) > 2) return null
  const [one, other] = [tokens.value(index), isThree ? tokens.value(index + 2) : 0]
  return dateOf(tokens, tokens.value(year), one > 12 ? other : one, index, next)
}

function dateOf(tokens: Tokens, year: number, month: number, first: number, next: number): Draft | null {
  if (month < 1 || month > 12) return null
  const start = year * 12 + month - 1
  return toDraft('calendar', start, start + 1, first, next, tokens)
}

/** '1 May 2027', '15th of March' */
function readDayAndMonth(tokens: Tokens, index: number): Draft | null {
  if (!tokens.isPlain(index) || tokens.value(index) < 1 || tokens.value(index) > 31) return null
  let at = isOrdinalEnding(tokens, index + 1) ? index + 2 : index + 1
  if (tokens.word(at).roles.has('of')) at += 1
  if (tokens.word(at).month === null || !tokens.isCapital(at)) return null
  const date = readMonthName(tokens, at, true)
  return date && { ...date, first: index }
}

function isOrdinalEnding(tokens: Tokens, index: number): boolean {
  return tokens.isGlued(index) && /^(?:st|nd|rd|th)$/u.test(tokens.slice(index))
}

interface NamedMonth {
  readonly month: number
  readonly year: number | null
  readonly next: number
}

/** 'March 2027', 'Mar 15, 2027', 'Sept – Nov 2027', 'Nov 2026 to Feb 2027', and 'in March' of any year. */
function readMonthName(tokens: Tokens, index: number, hasDay = false): Draft | null {
  const first = readNamedMonth(tokens, index)
  if (!first) return null
  const isBetween = tokens.word(first.next).text === 'and' && tokens.word(index - 1).roles.has('between')
  const isRange = isBetween || tokens.isMark(first.next, '-–—‑') || tokens.word(first.next).roles.has('to')
  const second = isRange ? readNamedMonth(tokens, skipDay(tokens, first.next + 1)) : null
  const next = second?.next ?? first.next
  const year = first.year ?? second?.year ?? null
  if (year === null) {
    const isSure = hasDay || second !== null || next > index + 1 || isMonthName(tokens, index)
    if (!isSure) return null
    const end = second ? second.month + 1 : first.month + 1
    return toDraft('any-year', first.month, end > first.month ? end : end + 12, index, next, tokens)
  }
  const lastYear = second?.year ?? year
  let start = year * 12 + first.month
  let end = lastYear * 12 + (second?.month ?? first.month) + 1
  if (end <= start && first.year === null) start -= 12
  else if (end <= start) end += 12
  return toDraft('calendar', start, end, index, next, tokens)
}

function readNamedMonth(tokens: Tokens, index: number): NamedMonth | null {
  const { month } = tokens.word(index)
  if (month === null || !tokens.isCapital(index)) return null
  let next = index + 1
  if (tokens.isMark(next, '.') && tokens.isGlued(next) && tokens.isNumber(next + 1)) next += 1
  const isDay =
    tokens.isPlain(next) && tokens.length(next) <= 2 && tokens.value(next) <= 31 && tokens.value(next) > 0
  if (isDay) next += isOrdinalEnding(tokens, next + 1) ? 2 : 1
  const isCounted =
    isDay && (tokens.word(next).unit !== null || tokens.word(next).span !== null || tokens.isMark(next, '%'))
  if (isCounted) return { month, year: null, next: index + 1 }
  const at = tokens.isMark(next, ',') || tokens.word(next).roles.has('of') ? next + 1 : next
  if (isYear(tokens, at)) return { month, year: tokens.value(at), next: at + 1 }
  const isShort = tokens.isMark(at, "'’") && tokens.isGlued(at + 1) && tokens.length(at + 1) === 2
  if (isShort && tokens.isPlain(at + 1)) return { month, year: 2000 + tokens.value(at + 1), next: at + 2 }
  return { month, year: null, next }
}

function skipDay(tokens: Tokens, index: number): number {
  return tokens.isPlain(index) && tokens.length(index) <= 2 ? index + 1 : index
}

/** 'in May', but not 'May I'. */
function isMonthName(tokens: Tokens, index: number): boolean {
  if (!ambiguousMonths.has(tokens.word(index).text)) return true
  const before = tokens.word(index - 1)
  // 'March: opening' in a list of months
  return before.roles.has('in') || before.season !== null || tokens.isMark(index + 1, ':')
}

/** 'Q1 2027', '2027 Q3', 'H2 2027', 'Q3' of the plan, 'FY2027' */
function readQuarter(tokens: Tokens, index: number): Draft | null {
  if (!tokens.isGlued(index) || !tokens.isWord(index - 1) || !tokens.isPlain(index)) return null
  const letter = tokens.slice(index - 1).toLowerCase()
  if (letter === 'fy' && isYear(tokens, index)) {
    return toDraft(
      'calendar',
      tokens.value(index) * 12,
      tokens.value(index) * 12 + 12,
      index - 1,
      index + 1,
      tokens,
    )
  }
  const value = tokens.value(index)
  const length = letter === 'q' && value <= 4 ? 3 : letter === 'h' && value <= 2 ? 6 : 0
  if (length === 0 || value < 1) return null
  return placeInYear(tokens, (value - 1) * length, length, index - 1, index + 1, letter === 'q')
}

/** A part of a year with the year after or before it, or else of the plan. */
function placeInYear(
  tokens: Tokens,
  start: number,
  length: number,
  first: number,
  next: number,
  canBePlan: boolean,
): Draft | null {
  const isJoined = tokens.word(next).roles.has('of') || tokens.isMark(next, '/,')
  const at = isJoined ? next + 1 : next
  if (isYear(tokens, at)) {
    const from = tokens.value(at) * 12 + start
    return toDraft('calendar', from, from + length, first, at + 1, tokens)
  }
  if (tokens.isMark(at, "'’") && tokens.isPlain(at + 1) && tokens.length(at + 1) === 2) {
    const from = (2000 + tokens.value(at + 1)) * 12 + start
    return toDraft('calendar', from, from + length, first, at + 2, tokens)
  }
  return canBePlan ? toDraft('plan', start, start + length, first, next, tokens) : null
}

/** 'Month 6', 'months 4–6', 'week 3', 'year one', 'Year 2+' */
function readCounted(tokens: Tokens, index: number): Draft | null {
  const { span } = tokens.word(index - 1)
  if (span === null || monthsPer[span] === 0 || !canCount(tokens, index - 2)) return null
  const isHyphened = tokens.isMark(index - 1, '-')
  if (isHyphened) return null
  const first = readPosition(tokens, index)
  if (first === null) return null
  let next = index + 1
  let last = first
  const isRange =
    tokens.isMark(next, '-–—‑') || tokens.word(next).roles.has('to') || tokens.word(next).text === 'and'
  const second = isRange ? readPosition(tokens, next + (tokens.word(next + 1).span === span ? 2 : 1)) : null
  if (second !== null && second > first) {
    last = second
    next += tokens.word(next + 1).span === span ? 3 : 2
  }
  const length = monthsPer[span]
  if (last * length > longestMonths) return null
  return toDraft('plan', (first - 1) * length, last * length, index - 1, next, tokens)
}

function canCount(tokens: Tokens, index: number): boolean {
  const { roles, number, adverb } = tokens.word(index)
  if (tokens.isNumber(index) || number !== null || adverb !== null) return false
  const isFollowed = ['a', 'per', 'each', 'every', 'half'] as const
  return !isFollowed.some((role) => roles.has(role)) && !tokens.isMark(index, '/-')
}

function readPosition(tokens: Tokens, index: number): number | null {
  const value = tokens.isPlain(index) ? tokens.value(index) : tokens.word(index).number
  const isMeasure = tokens.isMark(index + 1, '%') || tokens.word(index + 1).zeros !== null
  return value !== null && value >= 1 && value <= 600 && !isMeasure ? value : null
}

/** 'the first year', 'third quarter of 2027', 'our first six months' */
function readOrdinal(tokens: Tokens, index: number): Draft | null {
  const { ordinal } = tokens.word(index)
  if (ordinal === null) return null
  const { span } = tokens.word(index + 1)
  if (span !== null && monthsPer[span] > 0 && !tokens.word(index + 1).text.endsWith('s')) {
    if (span === 'quarter') return placeInYear(tokens, (ordinal - 1) * 3, 3, index, index + 2, ordinal <= 4)
    if (tokens.word(index + 2).roles.has('of') && !/^operations?$|^business$/i.test(tokens.slice(index + 3)))
      return null
    const length = monthsPer[span]
    return toDraft('plan', (ordinal - 1) * length, ordinal * length, index, index + 2, tokens)
  }
  const count = tokens.isPlain(index + 1) ? tokens.value(index + 1) : tokens.word(index + 1).number
  const { span: counted } = tokens.word(index + 2)
  if (ordinal !== 1 || count === null || counted === null || monthsPer[counted] === 0) return null
  return toDraft('plan', 0, count * monthsPer[counted], index, index + 3, tokens)
}

/** 'in 2027', 'early 2027', '2027–2028' and 'summer 2027' */
function readYear(tokens: Tokens, index: number): Draft | null {
  if (!isYear(tokens, index)) return null
  const before = tokens.word(index - 1)
  const after = tokens.word(index + 1)
  const isCount =
    after.unit !== null || after.zeros !== null || after.currencies !== null || after.roles.has('percent')
  if ((isCount && !before.roles.has('in')) || tokens.isMark(index + 1, '%')) return null
  const year = tokens.value(index)
  const isJoined = tokens.isMark(index - 1, '-') || before.roles.has('of')
  const season = isJoined ? tokens.word(index - 2).season : before.season
  if (season) {
    const start = year * 12 + season[0]
    return toDraft('calendar', start, start + season[1], isJoined ? index - 2 : index - 1, index + 1, tokens)
  }
  if (
    tokens.slice(index + 1).toLowerCase() === 'q' &&
    tokens.isGlued(index + 2) &&
    tokens.value(index + 2) <= 4
  ) {
    const start = year * 12 + (tokens.value(index + 2) - 1) * 3
    return toDraft('calendar', start, start + 3, index, index + 3, tokens)
  }
  const isRange = tokens.isMark(index + 1, '-–—‑') || tokens.word(index + 1).roles.has('to')
  if (isRange && isYear(tokens, index + 2)) {
    return toDraft('calendar', year * 12, tokens.value(index + 2) * 12 + 12, index, index + 3, tokens)
  }
  return toDraft('calendar', year * 12, year * 12 + 12, index, index + 1, tokens)
}
