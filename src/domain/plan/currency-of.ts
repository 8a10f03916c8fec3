import { defaultCurrency, isCurrency } from '#domain/wording/currencies.ts'
import type { WorkbookData } from './workbook-data.ts'

/** The currency that the plan's amounts are shown in. A code that is none counts as US dollars. */
export function currencyOf({ financialProjections }: Pick<WorkbookData, 'financialProjections'>): string {
  const { currency } = financialProjections
  return isCurrency(currency) ? currency : defaultCurrency
}
