import { formatNumber, noFigure, splitLargeNumber } from '#domain/wording/format-number.ts'

const largestSaid = 1e15

function isSayable(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value) < largestSaid
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
