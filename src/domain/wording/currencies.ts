/** Of browsers that cannot list them. */
const common = 'AUD CAD CHF EUR GBP INR JPY MXN NZD USD'

export const defaultCurrency = 'USD'

let known: readonly string[] | null = null

/** The ISO 4217 codes that amounts can be shown in, in alphabetical order. */
export function listCurrencies(): readonly string[] {
  known ??= findSupported() ?? common.split(' ')
  return known
}

export function isCurrency(code: string): boolean {
  return listCurrencies().includes(code)
}

/** 'Euro' for 'EUR', or the code itself when the browser does not know a name. */
export function nameCurrency(code: string): string {
  try {
    return new Intl.DisplayNames('en-US', { type: 'currency' }).of(code) ?? code
  } catch {
    return code
  }
}

function findSupported(): readonly string[] | null {
  try {
    return Intl.supportedValuesOf('currency')
  } catch {
    return null
  }
}
