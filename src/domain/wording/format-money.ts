import { noFigure, splitLargeNumber } from './format-number.ts'

export interface MoneyFormat {
  /** An ISO 4217 code. Callers must check it, because a malformed code throws. */
  currency?: string
  /** Which amounts show cents: those that have any, only those under a thousand, all, or none. */
  cents?: 'any' | 'small' | 'always' | 'never'
  /** Amounts of a million and more: in digits, or the way people say them, '$4.2 million'. */
  large?: 'digits' | 'words'
}

const smallAmount = 1000

/** The one place that turns a plan's amounts into text, for the screen, the exports and the advisor. */
export function formatMoney(
  amount: number,
  { currency = 'USD', cents = 'any', large = 'digits' }: MoneyFormat = {},
): string {
  if (!Number.isFinite(amount)) return noFigure
  const decimals = countDecimals(currency)
  const size = roundTo(Math.abs(amount), decimals)
  const spoken = large === 'words' ? splitLargeNumber(size) : null
  const shown = spoken
    ? `${formatWith(currency, 0, 1).format(spoken.value)} ${spoken.word}`
    : formatDigits(size, currency, showsCents(size, cents) ? decimals : 0)
  return amount < 0 && /[1-9]/u.test(shown) ? `−${shown}` : shown
}

function showsCents(size: number, cents: NonNullable<MoneyFormat['cents']>): boolean {
  if (cents === 'always' || cents === 'never') return cents === 'always'
  return !Number.isInteger(size) && (cents === 'any' || size < smallAmount)
}

function formatDigits(size: number, currency: string, decimals: number): string {
  return formatWith(currency, decimals, decimals).format(size)
}

/** Above the largest exact integer of a double, there are no cents to round to. */
function roundTo(size: number, decimals: number): number {
  const unit = 10 ** decimals
  const minor = Math.round(size * unit)
  return Number.isSafeInteger(minor) ? minor / unit : Math.round(size)
}

const formats = new Map<string, Intl.NumberFormat>()

/** Creating a format takes longer than using it a hundred times. */
function formatWith(currency: string, fewest: number, most: number): Intl.NumberFormat {
  const key = `${currency} ${fewest} ${most}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: fewest,
      maximumFractionDigits: most,
    })
  formats.set(key, format)
  return format
}

const decimalsByCurrency = new Map<string, number>()

/** Two for dollars, none for yen. */
export function countDecimals(currency: string): number {
  const known = decimalsByCurrency.get(currency)
  if (known !== undefined) return known
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  decimalsByCurrency.set(currency, maximumFractionDigits)
  return maximumFractionDigits
}
