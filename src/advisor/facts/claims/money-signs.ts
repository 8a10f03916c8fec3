import { readCurrencySign } from '#domain/finance/currency-signs.ts'
import { isCurrency } from '#domain/wording/currencies.ts'
import { signToken, type Tokens } from './tokens.ts'

/** The sign, code or word of a currency next to a number, and the tokens that it takes. */
export interface MoneySign {
  readonly currencies: readonly string[]
  readonly first: number
  readonly next: number
}

const noBreakSpace = '\u00A0'
/** Codes that are words too. They are codes only where our own formatter puts them, before a no-break space. */
const wordCodes = new Set('ALL TOP TRY CUP PEN GEL MAD BOB COP RON SOS MOP ANG BAM LAK'.split(' '))
const codePattern = /^[A-Z]{3}$/u

/** '$', 'US$', 'CHF' or 'USD' ahead of the number at `index`. */
export function findSignBefore(tokens: Tokens, index: number): MoneySign | null {
  const before = index - 1
  if (tokens.start(index) - tokens.end(before) > 1) return null
  if (tokens.kind(before) === signToken) {
    const sign = String.fromCharCode(tokens.mark(before))
    const prefixed =
      tokens.isGlued(before) && tokens.isWord(before - 1)
        ? readCurrencySign(tokens.slice(before - 1) + sign)
        : []
    if (prefixed.length > 0) return { currencies: prefixed, first: before - 1, next: index }
    // '5$10' has the sign of neither.
    return { currencies: readCurrencySign(sign), first: before, next: index }
  }
  const codes = readCode(tokens, before)
  if (codes === null) return null
  const isWord = wordCodes.has(tokens.slice(before)) && tokens.text[tokens.end(before)] !== noBreakSpace
  return isWord ? null : { currencies: codes, first: before, next: index }
}

/** '€', 'EUR', 'euros', 'bucks' or 'Canadian dollars' after a number. */
export function findSignAfter(tokens: Tokens, index: number, currency: string | undefined): MoneySign | null {
  if (tokens.start(index) - tokens.end(index - 1) > 1) return null
  if (tokens.kind(index) === signToken) {
    const isOfNext = tokens.isNumber(index + 1) && tokens.start(index + 1) - tokens.end(index) <= 1
    const sign = String.fromCharCode(tokens.mark(index))
    return isOfNext ? null : { currencies: readCurrencySign(sign), first: index, next: index + 1 }
  }
  const word = tokens.word(index)
  if (word.currencies !== null) {
    // Outside of Britain, pounds are weight.
    if (word.currencies[0] === 'GBP' && word.text.startsWith('pound') && isWeight(tokens, index, currency))
      return null
    return { currencies: word.currencies, first: index, next: index + 1 }
  }
  if (tokens.word(index + 1).currencies !== null && tokens.isWord(index)) {
    const national = readCurrencySign(`${tokens.slice(index)} ${tokens.slice(index + 1)}`)
    if (national.length > 0) return { currencies: national, first: index, next: index + 2 }
  }
  if (!tokens.isWord(index) || tokens.length(index) !== 3) return null
  const codes = wordCodes.has(tokens.slice(index)) ? null : readCode(tokens, index)
  return codes && { currencies: codes, first: index, next: index + 1 }
}

/** What is said of a weight: '9,000 pounds gross'. */
const weightWord = /^(?:gross|net|lighter|heavier|heavy|payload|capacity)$/iu
/** Another currency's sign, beside which pounds are weighed. */
const otherSign = /[$€¥₹]/u

function isWeight(tokens: Tokens, index: number, currency: string | undefined): boolean {
  if (tokens.word(index + 1).roles.has('of')) return true
  if (tokens.isWord(index + 1) && weightWord.test(tokens.slice(index + 1))) return true
  return currency === undefined ? otherSign.test(tokens.text) : currency !== 'GBP'
}

function readCode(tokens: Tokens, index: number): readonly string[] | null {
  if (!tokens.isWord(index)) return null
  const { currencies } = tokens.word(index)
  if (currencies !== null && tokens.word(index).text === 'fcfa') return currencies
  if (tokens.length(index) !== 3) return null
  const code = tokens.slice(index)
  return codePattern.test(code) && isCurrency(code) ? [code] : null
}
