import { findSignBefore } from './money-signs.ts'
import { lineToken, type Tokens } from './tokens.ts'

const taxForms = new Set([1099, 1040, 1065, 1120])
const pensionPlans = new Set([401, 403, 457, 529])
const stateCode = /^[A-Z]{2}$/u

/**
 * The token after digits that name something and count nothing: 'Route 66', '24/7', a phone number, an address, '1.2.3',
 * '401(k)', '1120S', '5-star', '3rd'. Null when they can be a figure.
 */
export function skipName(tokens: Tokens, index: number): number | null {
  if (findSignBefore(tokens, index) !== null) return null
  if (Number.isNaN(tokens.value(index))) return index + 1
  return (
    skipGluedWords(tokens, index) ??
    skipBrackets(tokens, index) ??
    skipHyphens(tokens, index) ??
    skipSlashes(tokens, index) ??
    skipNamed(tokens, index) ??
    skipAddress(tokens, index) ??
    skipLongDigits(tokens, index) ??
    skipListNumber(tokens, index)
  )
}

/** 'B2B', '3rd', '5G', '1990s', '#5', 'example.com/5' */
function skipGluedWords(tokens: Tokens, index: number): number | null {
  const isAfterWord = tokens.isGlued(index) && (tokens.isWord(index - 1) || tokens.isMark(index - 1, '#_@&='))
  if (isAfterWord) return skipGlued(tokens, index)
  const isInPath =
    tokens.isGlued(index) &&
    tokens.isMark(index - 1, '/.:') &&
    tokens.isGlued(index - 1) &&
    tokens.isWord(index - 2)
  if (isInPath && !tokens.isMark(index - 1, ':')) return skipGlued(tokens, index)
  if (!tokens.isGlued(index + 1) || !tokens.isWord(index + 1)) return null
  const word = tokens.word(index + 1)
  if (word.text === 'k' && pensionPlans.has(tokens.value(index))) return index + 2
  const isMeasure =
    word.zeros !== null ||
    word.span !== null ||
    word.unit !== null ||
    word.clock !== null ||
    word.currencies !== null ||
    word.text === 'x' ||
    (word.text === 'a' && tokens.isMark(index + 2, '.')) ||
    (word.text === 'p' && tokens.isMark(index + 2, '.')) ||
    /^[A-Z]{3}$/u.test(tokens.slice(index + 1))
  return isMeasure && !isGluedDigit(tokens, index + 2) ? null : skipGlued(tokens, index)
}

function isGluedDigit(tokens: Tokens, index: number): boolean {
  return tokens.isGlued(index) && tokens.isNumber(index)
}

function skipGlued(tokens: Tokens, index: number): number {
  let next = index + 1
  while (tokens.isGlued(next) && (tokens.isWord(next) || tokens.isNumber(next))) next += 1
  return next
}

/** '401(k)', '7(a)', '501(c)(3)' */
function skipBrackets(tokens: Tokens, index: number): number | null {
  let next = index + 1
  while (
    tokens.isGlued(next) &&
    tokens.isMark(next, '(') &&
    tokens.isGlued(next + 1) &&
    tokens.length(next + 1) <= 2 &&
    tokens.isMark(next + 2, ')')
  ) {
    next += 3
  }
  return next > index + 1 ? next : null
}

/** '5-star', 'COVID-19', 'W-2', '555-0123' and '12-3456789' */
function skipHyphens(tokens: Tokens, index: number): number | null {
  if (tokens.word(index + 1).text === 'star') return index + 2
  const isAfterHyphen = tokens.isGlued(index) && tokens.isMark(index - 1, '-‑') && tokens.isGlued(index - 1)
  if (isAfterHyphen && tokens.isWord(index - 2) && !isYear(tokens, index)) {
    const isNamed = tokens.isCapital(index - 2) || tokens.word(index - 2).roles.has('name')
    const isMonth = tokens.word(index - 2).month !== null || tokens.word(index - 2).weekdays !== null
    if (isNamed && !isMonth) return skipGlued(tokens, index)
  }
  if (!isHyphenAhead(tokens, index + 1)) return null
  if (tokens.word(index + 2).unit === 'star') return index + 3
  if (!tokens.isPlain(index) || !tokens.isPlain(index + 2)) return null
  return isPhone(tokens, index) ? skipPhone(tokens, index) : null
}

function isHyphenAhead(tokens: Tokens, index: number): boolean {
  return tokens.isGlued(index) && tokens.isMark(index, '-‑') && tokens.isGlued(index + 1)
}

function isPhone(tokens: Tokens, index: number): boolean {
  const [first, second] = [tokens.length(index), tokens.length(index + 2)]
  const isThree = isHyphenAhead(tokens, index + 3) && tokens.isPlain(index + 4)
  const isDate = isThree && (first === 4 || tokens.length(index + 4) === 4) && first !== 3
  if (isThree) return !isDate
  const startsWithZero = tokens.slice(index + 2).startsWith('0')
  if (first === 2 && second === 7) return true
  if (first === 5 && second === 4) return true
  const isLocal = first === 3 && second === 4
  const isAfterArea =
    tokens.isMark(index - 1, ')') || (tokens.isNumber(index - 1) && tokens.length(index - 1) <= 3)
  return (
    (startsWithZero && second > 2) ||
    (isLocal && (isAfterArea || tokens.value(index + 2) > tokens.value(index) * 5))
  )
}

function skipPhone(tokens: Tokens, index: number): number {
  let next = index + 1
  while (isHyphenAhead(tokens, next) && tokens.isPlain(next + 1)) next += 2
  return next
}

/** '24/7' and '50/50', but not '1/2' or '3/15/2027' */
function skipSlashes(tokens: Tokens, index: number): number | null {
  const isSlashed =
    tokens.isGlued(index + 1) && tokens.isMark(index + 1, '/') && isGluedDigit(tokens, index + 2)
  if (!isSlashed || !tokens.isPlain(index) || !tokens.isPlain(index + 2)) return null
  const [top, bottom] = [tokens.value(index), tokens.value(index + 2)]
  const isFraction = top < bottom && [2, 3, 4, 5, 8, 10].includes(bottom) && !tokens.isMark(index + 3, '/')
  const isDate = isYear(tokens, index) || isYear(tokens, index + 2) || isYear(tokens, index + 4)
  return isFraction || isDate ? null : index + 3
}

/** 'Route 66', 'Suite 200', 'Form 1120', '1099 contractors' */
function skipNamed(tokens: Tokens, index: number): number | null {
  const value = tokens.value(index)
  const { roles } = tokens.word(index - 1)
  const isAdjacent = tokens.start(index) - tokens.end(index - 1) === 1
  if (isAdjacent && (roles.has('name') || (roles.has('title') && tokens.isCapital(index - 1)))) {
    return tokens.isPlain(index) && !isMeasured(tokens, index + 1) ? index + 1 : null
  }
  if (tokens.isMark(index - 1, '.') && tokens.word(index - 2).text === 'no') return index + 1
  if (!tokens.isPlain(index) || !taxForms.has(value)) return null
  return value === 1099 || tokens.word(index + 1).unit === null ? index + 1 : null
}

/** A sign or a scale after the digits makes them an amount after all: 'level 5%'. */
function isMeasured(tokens: Tokens, index: number): boolean {
  const { zeros, roles, currencies } = tokens.word(index)
  return zeros !== null || currencies !== null || roles.has('percent') || tokens.isMark(index, '%')
}

/** '1200 Main Street' and 'Portland, OR 97201' */
function skipAddress(tokens: Tokens, index: number): number | null {
  if (!tokens.isPlain(index)) return null
  const isZip =
    tokens.length(index) === 5 && tokens.isWord(index - 1) && stateCode.test(tokens.slice(index - 1))
  if (isZip) return index + 1
  for (let at = index + 1; at <= index + 4; at += 1) {
    if (!tokens.isWord(at) || !tokens.isCapital(at)) return null
    if (at > index + 1 && tokens.word(at).roles.has('street')) return at + 1
  }
  return null
}

/** Account numbers, '0123' and '+1 555 123 4567' */
function skipLongDigits(tokens: Tokens, index: number): number | null {
  if (!tokens.isPlain(index)) return null
  const length = tokens.length(index)
  if (length > 10 || (length > 1 && tokens.slice(index).startsWith('0')))
    return skipDigitGroups(tokens, index)
  const isArea = length === 3 && tokens.isMark(index - 1, '(') && tokens.isMark(index + 1, ')')
  if (isArea && tokens.isPlain(index + 2)) return skipDigitGroups(tokens, index)
  const isDialed = tokens.isMark(index - 1, '+') && tokens.isGlued(index) && length <= 3
  const isGrouped = length === 3 && tokens.isPlain(index + 1) && tokens.length(index + 1) === 3
  return (isDialed && tokens.isPlain(index + 1)) || (isGrouped && tokens.length(index + 2) === 4)
    ? skipDigitGroups(tokens, index)
    : null
}

function skipDigitGroups(tokens: Tokens, index: number): number {
  let next = index + 1
  while (tokens.isPlain(next) || (tokens.isMark(next, '-().') && tokens.isPlain(next + 1))) next += 1
  return next
}

/** '1. Find a site' */
function skipListNumber(tokens: Tokens, index: number): number | null {
  if (tokens.length(index) > 2 || !tokens.isMark(index + 1, '.)') || !tokens.isGlued(index + 1)) return null
  const isFirst = index === 0 || tokens.kind(index - 1) === lineToken
  return isFirst && tokens.isWord(index + 2) ? index + 2 : null
}

/** A plain number from 1900 to 2099. */
export function isYear(tokens: Tokens, index: number): boolean {
  const value = tokens.value(index)
  return (
    value >= 1900 &&
    value < 2100 &&
    tokens.isPlain(index) &&
    !(tokens.isGlued(index + 1) && tokens.isWord(index + 1))
  )
}
