const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const plainNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** A price or a cost as it was typed: with cents only where there are some. */
export function formatAmount(amount: number): string {
  // Adding zero turns the -0 of a rounded-away loss into 0.
  const cents = Math.round(amount * 100) + 0
  return (cents % 100 === 0 ? wholeDollars : dollarsAndCents).format(cents / 100)
}

export function formatRate(percent: number): string {
  return `${plainNumber.format(percent)}%`
}
