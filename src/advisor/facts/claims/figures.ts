import { type Amount, readAmount, readEuropean } from './amounts.ts'
import type { ReadOptions } from './claim.ts'
import type { Draft } from './draft.ts'
import { readTimes } from './frequencies.ts'
import { findSignAfter, findSignBefore, type MoneySign } from './money-signs.ts'
import { findNoun } from './nouns.ts'
import { isYear } from './not-figures.ts'
import { readRate } from './rates.ts'
import type { Tokens } from './tokens.ts'

/** A number with the sign on either side of it, or the percent sign. */
interface Figure {
  readonly amount: Amount
  readonly value: number
  readonly sign: MoneySign | null
  readonly isPercent: boolean
  readonly first: number
  readonly next: number
}

/** An amount, a range or a count that begins at a token. */
export function readFigure(tokens: Tokens, index: number, options: ReadOptions): Draft | null {
  const low = readSide(tokens, index, options)
  if (!low) return null
  const high = readUpperEnd(tokens, low, options)
  return classify(tokens, low, high ?? low, options)
}

function readSide(tokens: Tokens, index: number, { currency }: ReadOptions): Figure | null {
  const before = findSignBefore(tokens, index)
  const amount = readAmount(tokens, index, before !== null)
  if (!amount) return null
  const isCents = tokens.word(amount.next).roles.has('cent') && before === null
  const isPercent = before === null && !isCents && isPercentAt(tokens, amount.next)
  const after = before || isPercent || isCents ? null : findSignAfter(tokens, amount.next, currency)
  const sign = before ?? after ?? (amount.isMoney || isCents ? impliedSign(amount, isCents, currency) : null)
  const next = isCents
    ? amount.next + 1
    : isPercent
      ? skipPercent(tokens, amount.next)
      : (after?.next ?? amount.next)
  const first = before?.first ?? index
  const code = sign?.currencies[0] ?? null
  const size = readEuropean(tokens, index, amount, isPercent ? 'USD' : code)
  const isCentSign = after !== null && tokens.isMark(after.first, '¢')
  const hasMinus = isNegative(tokens, first)
  const value = (isCents || isCentSign ? size / 100 : size) * (hasMinus ? -1 : 1)
  return { amount, value, sign, isPercent, first: hasMinus ? first - 1 : first, next }
}

/** 'grand' and 'cents' are of the plan's currency. */
function impliedSign({ next }: Amount, isCents: boolean, currency = 'USD'): MoneySign {
  return { currencies: [currency], first: next, next: isCents ? next + 1 : next }
}

function isPercentAt(tokens: Tokens, index: number): boolean {
  if (tokens.isMark(index, '%')) return tokens.start(index) - tokens.end(index - 1) <= 1
  const at = tokens.isMark(index, '-') ? index + 1 : index
  if (tokens.word(at).roles.has('percent')) return true
  return tokens.word(index).roles.has('per') && tokens.word(index + 1).roles.has('cent')
}

function skipPercent(tokens: Tokens, index: number): number {
  const isTwo = tokens.word(index).roles.has('per') || (tokens.isMark(index, '-') && tokens.isWord(index + 1))
  return isTwo ? index + 2 : index + 1
}

/** '−$5', '-5%' and '$-5', but not the hyphen between two words. */
function isNegative(tokens: Tokens, first: number): boolean {
  if (!tokens.isGlued(first) || !tokens.isMark(first - 1, '−-')) return false
  return !tokens.isGlued(first - 1)
}

/** The other end of '$8–12', 'between 8 and 12', '10% to 15%', 'two or three'. Null when the figure is no range. */
function readUpperEnd(tokens: Tokens, low: Figure, options: ReadOptions): Figure | null {
  const at = low.next
  const { roles, text } = tokens.word(at)
  const isDash = tokens.isMark(at, '-–—‑')
  const isBetween = text === 'and' && isAfterBetween(tokens, low.first)
  const isEither = roles.has('or') && (low.amount.isInWords || tokens.value(at + 1) === low.value + 1)
  if (!isDash && !roles.has('to') && !isBetween && !isEither) return null
  const index = skipSign(tokens, at + 1)
  if (!tokens.isNumber(index) && tokens.word(index).number === null) return null
  const high = readSide(tokens, index, options)
  if (!high || high.first > index || (isYear(tokens, index) && low.sign !== null && high.sign === null))
    return null
  if (low.sign === null && high.first < index && !isDash && !isBetween && !roles.has('to')) return null
  return high.value >= shareScale(low, high) ? high : null
}

function skipSign(tokens: Tokens, index: number): number {
  if (tokens.isNumber(index) || tokens.word(index).number !== null) return index
  return tokens.isNumber(index + 1) ? index + 1 : tokens.isNumber(index + 2) ? index + 2 : index
}

function isAfterBetween(tokens: Tokens, first: number): boolean {
  return tokens.word(first - 1).roles.has('between') || tokens.word(first - 2).roles.has('between')
}

/** In '$4–5 billion' the scale is for both ends, and in '$500 to 2 million' it is not. */
function shareScale(low: Figure, high: Figure): number {
  if (low.amount.zeros > 0 || high.amount.zeros === 0 || low.amount.isInWords) return low.value
  const shared = Number(`${low.value}e${high.amount.zeros}`)
  return shared <= high.value ? shared : low.value
}

function classify(tokens: Tokens, low: Figure, high: Figure, { currency }: ReadOptions): Draft | null {
  const ends = { low: low === high ? low.value : shareScale(low, high), high: high.value }
  const { first } = low
  const { next } = high
  if (low.isPercent || high.isPercent) {
    const noun = tokens.word(next).roles.has('of') ? findNoun(tokens, next + 1) : null
    const isPoint = tokens.word(next).roles.has('point')
    const rate = readRate(tokens, noun?.next ?? next, false)
    const unit = isPoint ? 'point' : null
    return {
      kind: 'percent',
      ...ends,
      unit,
      of: noun?.name ?? null,
      period: rate.period,
      first,
      next,
      after: rate.after,
    }
  }
  const sign = low.sign ?? high.sign
  if (sign) {
    const rate = readRate(tokens, next, true)
    return { kind: 'money', ...ends, currencies: preferOwn(sign.currencies, currency), ...rate, first, next }
  }
  return (
    readTimes(tokens, first, next, ends.high) ??
    readRatio(tokens, ends, first, next) ??
    readCount(tokens, ends, low, next)
  )
}

/** The plan's currency comes first where a sign can stand for it. */
function preferOwn(currencies: readonly string[], own: string | undefined): readonly string[] {
  if (own === undefined || currencies[0] === own || !currencies.includes(own)) return currencies
  return [own, ...currencies.filter((code) => code !== own)]
}

/** '3:1', '2.5x' and '3 times as much' */
function readRatio(
  tokens: Tokens,
  ends: Pick<Draft, 'low' | 'high'>,
  first: number,
  next: number,
): Draft | null {
  if (
    tokens.isMark(next, ':') &&
    tokens.isGlued(next) &&
    tokens.isGlued(next + 1) &&
    tokens.isPlain(next + 1)
  ) {
    const ratio = ends.low / tokens.value(next + 1)
    return Number.isFinite(ratio)
      ? { kind: 'ratio', low: ratio, high: ratio, first, next: next + 2, after: next + 2 }
      : null
  }
  const isTimes =
    tokens.word(next).text === 'times' || (tokens.word(next).text === 'x' && tokens.isGlued(next))
  const isProduct = tokens.isNumber(next + 1) || tokens.mark(next + 1) === 36
  return isTimes && !isProduct ? { kind: 'ratio', ...ends, first, next: next + 1, after: next + 1 } : null
}

function readCount(
  tokens: Tokens,
  ends: Pick<Draft, 'low' | 'high'>,
  low: Figure,
  next: number,
): Draft | null {
  const { first } = low
  const isHyphened = tokens.isMark(next, '-‑') && tokens.isGlued(next) && tokens.isGlued(next + 1)
  const hasPlus = tokens.isMark(next, '+') && tokens.isGlued(next)
  const counted = isHyphened || hasPlus ? next + 1 : next
  const isOfDays = tokens.word(counted).roles.has('day') && tokens.word(counted + 1).span === 'day'
  const at = isOfDays ? counted + 1 : counted
  const { span } = tokens.word(at)
  const certainty = hasPlus ? 'at-least' : undefined
  if (span !== null) return { certainty, ...readDuration(tokens, ends, first, at, span) }
  if (tokens.word(first - 1).roles.has('old'))
    return { kind: 'age', ...ends, unit: 'year', first, next, after: next }
  const noun = findNoun(tokens, at)
  if (!isSure(tokens, low, noun !== null && tokens.word(noun.next - 1).unit !== null, noun !== null))
    return null
  if (!noun) {
    const rate = readRate(tokens, next, false)
    return { kind: 'number', ...ends, ...rate, first, next }
  }
  const rate = readRate(tokens, noun.next, false)
  return { kind: 'count', ...ends, unit: noun.name, certainty, ...rate, first, next: noun.next }
}

/** A number in a word counts something, or is part of a phrase: 'one of us', and 'ten' is a word of other languages. */
function isSure(tokens: Tokens, { amount }: Figure, isKnown: boolean, isNamed: boolean): boolean {
  if (!amount.isInWords || isKnown) return true
  return tokens.isEnglish && (amount.value > 1 || amount.value === 0.5) && (isNamed || amount.value > 12)
}

function readDuration(
  tokens: Tokens,
  ends: Pick<Draft, 'low' | 'high'>,
  first: number,
  index: number,
  span: string,
): Draft {
  const old = tokens.isMark(index + 1, '-') ? index + 2 : index + 1
  if (span === 'year' && tokens.word(old).roles.has('old')) {
    return { kind: 'age', ...ends, unit: 'year', first, next: old + 1, after: old + 1 }
  }
  const rate = readRate(tokens, index + 1, false)
  return { kind: 'duration', ...ends, unit: span, ...rate, first, next: index + 1 }
}
