/** '$' for 'USD', 'CHF' for 'CHF': what stands before an amount. */
export function signOfCurrency(code: string): string {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency: code }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? code
}
