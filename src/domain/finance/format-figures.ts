const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** What a figure shows that no number can be worked out for, such as a division by something tiny. */
const noFigure = '–'

export function formatDollars(amount: number): string {
  return showFinite(amount, (finite) => dollars.format(roundToWhole(finite)))
}

export function formatPercent(percent: number): string {
  return showFinite(percent, (finite) => `${finite.toFixed(1)}%`)
}

export function formatRatio(ratio: number): string {
  return showFinite(ratio, (finite) => `${finite.toFixed(1)}x`)
}

/** Under a month people think in days. */
export function formatBreakEven(months: number): string {
  if (months < 1) {
    const days = Math.max(0, Math.round(months * 30))
    return `${days} ${days === 1 ? 'day' : 'days'}`
  }
  return showFinite(months, (finite) => `${finite.toFixed(1)} months`)
}

function showFinite(value: number, format: (finite: number) => string): string {
  return Number.isFinite(value) ? format(value) : noFigure
}

/** A loss of a few cents rounds to 0, not to -0, which would show as '-$0'. */
function roundToWhole(amount: number): number {
  return Math.round(amount) + 0
}
