/** A formatter takes longer to make than a field to draw. */
const signs = new Map<string, string>()

/** '$' for 'USD', 'CHF' for 'CHF': what stands before an amount. */
export function signOfCurrency(code: string): string {
  const sign = signs.get(code) ?? findSign(code)
  signs.set(code, sign)
  return sign
}

function findSign(code: string): string {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency: code }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? code
}
