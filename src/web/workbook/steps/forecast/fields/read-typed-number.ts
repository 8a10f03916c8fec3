import { describeMonths, describeTerm, readTime } from '#domain/forecast/drivers/read-time.ts'
import type { AddressPath } from '#domain/plan/address/field-address.ts'
import type { FieldUnit } from '#domain/plan/fields/field-copy.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { plural } from '#domain/wording/plural.ts'
import { parseNumberText } from '#web/ui/fields/number-text.ts'
import { describeSum, readTypedSum } from '#web/workbook/fields/typed-sum.ts'

/** What was typed in a number of the forecast: a number, a sum, or in a field of months or years a time with its unit. */
export function readTypedNumber(text: string, unit: FieldUnit | undefined): number | null | 'invalid' {
  const time = unit === 'months' || unit === 'years' ? readTime(text, unit) : null
  return time ?? readTypedSum(text)
}

/** What a number is read as, beside the field. Null where the text says it already. */
export function describeTyped(
  address: AddressPath,
  value: number | null,
  typed: string | null,
  unit: FieldUnit | undefined,
): string | null {
  if (value === null || (typed !== null && readTypedNumber(typed, unit) !== value)) return null
  const field = address.at(-1)
  if (field === 'termMonths' || field === 'monthsLeft') return describeTerm(value)
  if (unit === 'months' && value >= 12) return describeMonths(value)
  if (typed === null || (unit !== 'months' && unit !== 'years')) return describeSum(typed)
  return parseNumberText(typed) === 'invalid'
    ? `${formatNumber(value, 2)} ${plural(value, unit.slice(0, -1))}`
    : null
}
