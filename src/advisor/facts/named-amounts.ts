import type { Claim } from './claims/claim.ts'
import { readKnownText } from './claims/known-texts.ts'

/** People write the amount first and the reasoning after it, so only the beginning of a field is read for it. */
const readLength = 400
/** A colon or an equals sign ends a product. */
const timesPattern = /^[^:=]*(?:[×*]|(?:^|\s)x\s)[^:=]*$/i
const yearPattern = /^\d{4}$/u

/** An amount that a text names, of money or of anything else. */
export interface NamedAmount {
  /** The lower end of a range. A product of several numbers counts once. */
  readonly amount: number
  readonly highest: number
  readonly hasCurrency: boolean
  /** The codes that its sign can stand for, the most likely first. Empty without a sign. */
  readonly currencies: readonly string[]
  readonly period: Claim['period']
  readonly isProduct: boolean
  /** Its position in the text. */
  readonly start: number
  readonly end: number
}

/**
 * Every amount that the beginning of a text names, in order. Percentages, dates and lengths of time are none. What
 * follows the last equals sign is the result; if nothing follows it, what comes before it counts.
 */
export function listAmounts(typed: string, currency = ''): NamedAmount[] {
  const text = typed.slice(0, readLength)
  const equals = isResultFirst(text) ? -1 : text.lastIndexOf('=')
  const found = multiplyChains(
    text,
    readKnownText(text, currency).filter((claim) => isFactor(claim, text, equals)),
  )
  const results = found.filter(({ start }) => start > equals)
  return results.length > 0 ? results : found
}

const resultFirst = /^[^:=×*]*\d[^:=×*]*:/u

/** '$771,360 a year: 190 × $12 × 312 = $711,360, plus $60,000': what stands after an equals sign is only a part. */
function isResultFirst(text: string): boolean {
  return resultFirst.test(text)
}

/**
 * The amount that a free text is about: '$4.2B', '3 million', '1,200 shops × $300 a year'. It is the first that is as
 * large as a market, because a small number before it counts something else ('3 chains worth $4B').
 */
export function readMainAmount(text: string): number | null {
  return findMainAmount(text)?.amount ?? null
}

/** The same with its period: '700 accounts × $89 a month' is an amount a month. */
export function findMainAmount(text: string): NamedAmount | null {
  const found = listAmounts(text)
  return found.find(({ amount }) => amount >= 1000) ?? found[0] ?? null
}

export function mentionsMoney(text: string): boolean {
  return readKnownText(text.slice(0, readLength)).some(({ kind }) => kind === 'money')
}

function isFactor({ kind, quote, start, end }: Claim, text: string, equals: number): boolean {
  if (kind === 'money' || kind === 'count' || kind === 'number' || kind === 'percent') return true
  // '1,056 hours × $140'
  if (kind === 'duration') return /^\s?[×*]/u.test(text.slice(end)) || /[×*]\s?$/u.test(text.slice(0, start))
  // A bare '2000' is an amount when there is nothing else.
  return kind === 'date' && yearPattern.test(quote) && text.slice(equals + 1).trim() === quote
}

/** Numbers with × between them are one amount. A percentage on its own is none. */
function multiplyChains(text: string, claims: readonly Claim[]): NamedAmount[] {
  const chains: [Claim, ...Claim[]][] = []
  for (const claim of claims) {
    const chain = chains.at(-1)
    const before = chain?.at(-1)
    const between = text.slice(before?.end, claim.start)
    if (chain && before && timesPattern.test(between) && !/[:=]/u.test(between)) chain.push(claim)
    else chains.push([claim])
  }
  return chains
    .filter((chain) => chain.length > 1 || chain[0].kind !== 'percent')
    .map((chain) => {
      const last = chain.at(-1) ?? chain[0]
      const { currencies = [] } = chain.find(({ kind }) => kind === 'money') ?? {}
      return {
        amount: chain.reduce((product, claim) => product * toFactor(claim, claim.low), 1),
        highest: chain.reduce((product, claim) => product * toFactor(claim, claim.high), 1),
        hasCurrency: currencies.length > 0,
        currencies,
        period: last.period,
        isProduct: chain.length > 1,
        start: chain[0].start,
        end: last.end,
      }
    })
}

function toFactor({ kind, quote }: Claim, amount: number): number {
  if (kind === 'date') return Number(quote)
  return kind === 'percent' ? amount / 100 : amount
}
