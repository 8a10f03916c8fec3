const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** '1.20', rounded down, so that a cover that misses what lenders want never shows as reached. */
export function formatCover(value: number): string {
  const size = Math.floor(value * 100 + 1e-9) / 100
  return `${size < 0 ? '−' : ''}${twoDecimals.format(Math.abs(size))}`
}

/** '1.20×', for a cover that stands on its own. */
export function formatTimes(value: number): string {
  return `${formatCover(value)}×`
}

/** '2.35', to the nearest hundredth: less debt than there is would flatter. */
export function formatDebtRatio(value: number): string {
  return twoDecimals.format(value)
}
