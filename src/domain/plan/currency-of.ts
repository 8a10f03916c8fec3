import { defaultCurrency, isCurrency } from '#domain/wording/currencies.ts'
import type { WorkbookData } from './workbook-data.ts'

/** The currency that the plan's amounts are shown in. A code that is none counts as US dollars. */
export function currencyOf({ financialProjections }: Pick<WorkbookData, 'financialProjections'>): string {
  return toCurrency(financialProjections.currency)
}

/** The same for the written code alone. */
export function toCurrency(code: string): string {
  return isCurrency(code) ? code : defaultCurrency
}
