/** Money is integer cents everywhere: 0.1 + 0.2 is not 0.3, and a cent that drifts is a wrong charge. */

/** Takes a whole percentage off, rounding a broken cent in the buyer's favour. */
export function discountCents(amountCents: number, percent: number): number {
  return Math.floor((amountCents * (100 - percent)) / 100)
}

/** '$97', '$1,997', and '$147.75' where there are cents to show. */
export function formatPrice(amountCents: number): string {
  return amountCents % 100 === 0 ? `$${formatWholeDollars(amountCents)}` : formatExactPrice(amountCents)
}

/** Always with cents, as on a summary or a receipt: '$97.00'. */
export function formatExactPrice(amountCents: number): string {
  return `$${formatWholeDollars(amountCents)}.${String(amountCents % 100).padStart(2, '0')}`
}

function formatWholeDollars(amountCents: number): string {
  return String(Math.floor(amountCents / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}
