import type { AddressPath, FieldAddress } from '#domain/plan/address/field-address.ts'
import { isFieldAddress } from '#domain/plan/address/find-shape.ts'
import { currencyOf } from '#domain/plan/currency-of.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { isCurrency } from '#domain/wording/currencies.ts'
import { listAmounts } from './named-amounts.ts'
import { sampleItems } from './texts.ts'

interface MoneyText {
  readonly address: FieldAddress
  readonly text: string
}

/**
 * The currency of the plan's amounts: the chosen one. Until one is chosen, it is the one that the texts use, if they all
 * use the same one and it is not the dollar.
 */
export function readCurrency(data: WorkbookData): string {
  const planned = currencyOf(data)
  if (data.financialProjections.currency !== '') return planned
  const signs = listMoneyTexts(data).flatMap(({ text }) => listSigns(text))
  const [first] = signs
  const code = first?.[0]
  const areAlike = code !== undefined && signs.every((codes) => codes[0] === code)
  return areAlike && isCurrency(code) ? code : planned
}

/** The currency of the first amount in a text whose sign is not the given currency's. Null when there is none. */
export function findForeignCurrency(text: string, currency: string): string | null {
  const foreign = listSigns(text, currency).find((codes) => !codes.includes(currency))
  return foreign?.[0] ?? null
}

/** With a currency, 'under 26,001 pounds' is a weight wherever pounds are not the money. */
function listSigns(text: string, currency = ''): (readonly string[])[] {
  return listAmounts(text, currency).flatMap(({ currencies }) => (currencies.length > 0 ? [currencies] : []))
}

/** The texts whose amounts the advisor calculates with. */
export function listMoneyTexts(data: WorkbookData): MoneyText[] {
  const { marketAnalysis, businessModel, marketingStrategy, teamStructure } = data
  const texts: { path: AddressPath; text: string }[] = [
    ...(['tam', 'sam', 'som'] as const).map((key) => ({
      path: ['marketAnalysis', key],
      text: marketAnalysis[key],
    })),
    ...sampleItems(businessModel.costStructure).map((text, index) => ({
      path: ['businessModel', 'costStructure', index],
      text,
    })),
    { path: ['marketingStrategy', 'budget'], text: marketingStrategy.budget },
    ...sampleItems(teamStructure.keyHires).map(({ id, salary }) => ({
      path: ['teamStructure', 'keyHires', { id }, 'salary'],
      text: salary,
    })),
  ]
  return texts.flatMap(({ path, text }) => (isFieldAddress(path) ? [{ address: path, text }] : []))
}
