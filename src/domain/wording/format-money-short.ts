import { noFigure } from './format-number.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** '$10K', for the scale of a chart, where there is no room for all digits. */
export function formatMoneyShort(amount: number, currency: string): string {
  if (!Number.isFinite(amount)) return noFigure
  const format =
    formats.get(currency) ??
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
    })
  formats.set(currency, format)
  const shown = format.format(Math.abs(amount))
  return amount < 0 && /[1-9]/u.test(shown) ? `−${shown}` : shown
}
