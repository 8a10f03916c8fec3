import { addZeros, isAmbiguousNumeral } from './numerals.ts'
import type { Tokens } from './tokens.ts'
import { readWordNumber } from './word-numbers.ts'

/** A number in digits or words, with its scale. */
export interface Amount {
  readonly value: number
  /** The number before its scale: 4 in '4 billion'. */
  readonly base: number
  /** The zeros of its scale, 0 without one. */
  readonly zeros: number
  readonly next: number
  readonly isInWords: boolean
  /** 'grand', which is money by itself. */
  readonly isMoney: boolean
}

/** The amount that begins at a token, or null. After a sign, a single letter can be a scale: '$5 m'. */
export function readAmount(tokens: Tokens, index: number, hasSign: boolean): Amount | null {
  if (!tokens.isNumber(index)) {
    const found = readWordNumber(tokens, index)
    if (!found) return null
    const isMoney = tokens.word(found.next - 1).text === 'grand'
    return { ...found, base: found.value, zeros: 0, isInWords: true, isMoney }
  }
  const value = tokens.value(index)
  if (Number.isNaN(value)) return null
  const fraction = readFraction(tokens, index)
  if (fraction) return { ...fraction, base: fraction.value, zeros: 0, isInWords: false, isMoney: false }
  const half = isAndAHalf(tokens, index + 1) ? 0.5 : 0
  const base = value + half
  const next = half > 0 ? index + 4 : index + 1
  const scale = findScale(tokens, next, hasSign)
  if (!scale) return { value: base, base, zeros: 0, next, isInWords: false, isMoney: false }
  const isHalfAfter = half === 0 && isAndAHalf(tokens, scale.next)
  const scaled = addZeros(base + (isHalfAfter ? 0.5 : 0), scale.zeros)
  return {
    value: scaled,
    base,
    zeros: scale.zeros,
    next: isHalfAfter ? scale.next + 3 : scale.next,
    isInWords: false,
    isMoney: tokens.word(scale.next - 1).text === 'grand',
  }
}

/** '1.200 €' is twelve hundred, because nobody writes three decimals of a euro. */
export function readEuropean(tokens: Tokens, index: number, amount: Amount, currency: string | null): number {
  if (amount.zeros > 0 || !tokens.isNumber(index) || !isAmbiguousNumeral(tokens.slice(index)))
    return amount.value
  const isEuropean = currency === null ? !tokens.isEnglish : europeanCurrencies.has(currency)
  return isEuropean ? Math.round(amount.value * 1000) : amount.value
}

const europeanCurrencies = new Set('EUR CHF SEK NOK DKK PLN CZK HUF RON BGN BRL ARS CLP COP TRY'.split(' '))

interface Scale {
  readonly zeros: number
  readonly next: number
}

function findScale(tokens: Tokens, index: number, hasSign: boolean): Scale | null {
  const isHyphened = tokens.isMark(index, '-') && tokens.isGlued(index) && tokens.isGlued(index + 1)
  const at = isHyphened ? index + 1 : index
  const { zeros, isLetter, text } = tokens.word(at)
  if (zeros === null || (tokens.word(at).text === 'grand' && tokens.isCapital(at))) return null
  if (isLetter && !isHyphened && !isScaleLetter(tokens, at, text, hasSign)) return null
  if (isLetter && isHyphened) return null
  return { zeros, next: at + 1 }
}

/** '40k' and '$5 m', but not '10 m' or '5t', which are lengths and weights. */
function isScaleLetter(tokens: Tokens, index: number, letter: string, hasSign: boolean): boolean {
  if (hasSign) return tokens.start(index) - tokens.end(index - 1) <= 1
  if (!tokens.isGlued(index)) return letter === 'k' && !tokens.isCapital(index)
  return letter === 'k' || letter === 'm' || (letter.length === 1 && tokens.isCapital(index))
}

function isAndAHalf(tokens: Tokens, index: number): boolean {
  return (
    tokens.word(index).text === 'and' &&
    tokens.word(index + 1).roles.has('a') &&
    tokens.word(index + 2).roles.has('half')
  )
}

/** '1/2' and '2 1/2' */
function readFraction(tokens: Tokens, index: number): { value: number; next: number } | null {
  if (isFractionAt(tokens, index)) {
    return { value: tokens.value(index) / tokens.value(index + 2), next: index + 3 }
  }
  if (!tokens.isPlain(index) || !isFractionAt(tokens, index + 1)) return null
  return { value: tokens.value(index) + tokens.value(index + 1) / tokens.value(index + 3), next: index + 4 }
}

function isFractionAt(tokens: Tokens, index: number): boolean {
  if (!tokens.isPlain(index) || !tokens.isMark(index + 1, '/⁄') || !tokens.isPlain(index + 2)) return false
  if (!tokens.isGlued(index + 1) || !tokens.isGlued(index + 2) || tokens.isMark(index + 3, '/')) return false
  const [top, bottom] = [tokens.value(index), tokens.value(index + 2)]
  return top > 0 && top < bottom && [2, 3, 4, 5, 8, 10].includes(bottom)
}
