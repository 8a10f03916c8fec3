import { defaultCurrency } from '#domain/wording/currencies.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { formatNumber, noFigure, splitLargeNumber } from '#domain/wording/format-number.ts'

const largestSaid = 1e15

function isSayable(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value) < largestSaid
}

/** The currency of the plan that is being answered. */
let currencyInUse = defaultCurrency

/**
 * Says all amounts in a plan's currency while `work` runs. Hundreds of sentences say amounts, all of them about the one
 * plan that a suggestion or an answer is about, so they do not each have to be told.
 */
export function sayIn<Result>(currency: string, work: () => Result): Result {
  const before = currencyInUse
  currencyInUse = currency
  try {
    return work()
  } finally {
    currencyInUse = before
  }
}

/** In a sum that the reader can follow: '$4.50', '$3,583', '$4,200,000'. */
export function showMoney(amount: number): string {
  return formatMoney(amount, { cents: 'small', currency: currencyInUse })
}

/** As a person would say it: '$4.50', '$1,200', '$4.2 million'. */
export function sayMoney(amount: number, currency: string | null = null): string {
  return isSayable(amount)
    ? formatMoney(amount, { cents: 'small', large: 'words', currency: currency ?? currencyInUse })
    : 'an amount too large to show'
}

/** Counts of things; under ten, a tenth still matters. */
export function sayNumber(value: number): string {
  if (!isSayable(value)) return 'countless'
  const large = splitLargeNumber(Math.abs(value))
  if (!large) return formatNumber(value, Math.abs(value) < 10 ? 1 : 0)
  return `${formatNumber(value < 0 ? -large.value : large.value, 1)} ${large.word}`
}

export function sayPercent(percent: number): string {
  if (!Number.isFinite(percent)) return noFigure
  const said = Math.abs(percent) >= 1e6 ? sayNumber(percent) : formatNumber(percent, 1)
  // A share that rounds away is still a share.
  return said === '0' && percent > 0 ? 'under 0.1%' : `${said}%`
}

/** '1 customer', '120 customers' */
export function countOf(count: number, one: string, many = `${one}s`): string {
  const said = sayNumber(count)
  return `${said} ${said === '1' ? one : many}`
}
