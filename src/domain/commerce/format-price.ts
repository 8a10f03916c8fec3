/** Prices are integer cents everywhere, because 0.1 + 0.2 is not 0.3 and a rounding error would be a wrong charge. */

/** Takes a whole percentage off and rounds a fraction of a cent in the buyer's favor. */
export function discountCents(amountCents: number, percent: number): number {
  return Math.floor((amountCents * (100 - percent)) / 100)
}

/**
 * Separate from the formatter of a plan's amounts (domain/wording), because shared code would put the files of the
 * checkout and the workbook into one download.
 */
const formats = {
  whole: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
  exact: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
}

/** '$97', '$1,997', and '$147.75' where there are cents to show. */
export function formatPrice(amountCents: number): string {
  return formats[amountCents % 100 === 0 ? 'whole' : 'exact'].format(amountCents / 100)
}

/** Always with cents, as on a summary or a receipt: '$97.00'. */
export function formatExactPrice(amountCents: number): string {
  return formats.exact.format(amountCents / 100)
}
