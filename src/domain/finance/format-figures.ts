import { formatNumber, noFigure } from '#domain/wording/format-number.ts'
import { plural } from '#domain/wording/plural.ts'

/** A computed percentage, always with one decimal. */
export function formatPercent(percent: number): string {
  return formatTenth(percent, '%')
}

/** A percentage as it was typed. */
export function formatRate(percent: number): string {
  return `${formatNumber(percent, 2)}%`
}

export function formatRatio(ratio: number): string {
  return formatTenth(ratio, 'x')
}

/** Under a month people think in days. */
export function formatBreakEven(months: number): string {
  if (months >= 1) return formatTenth(months, ' months')
  const days = Math.max(0, Math.round(months * 30))
  return `${days} ${plural(days, 'day')}`
}

function formatTenth(value: number, unit: string): string {
  if (!Number.isFinite(value)) return noFigure
  const shown = Math.abs(value).toFixed(1)
  return `${value < 0 && shown !== '0.0' ? '−' : ''}${shown}${unit}`
}
