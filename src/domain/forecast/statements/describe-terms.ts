import type { StreamTerms } from '#domain/forecast/inputs/forecast-model.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { plural } from '#domain/wording/plural.ts'

/** When customers pay for something: '40% 1 month before delivery, the rest at delivery'. */
export function describeTerms({ deposit, monthsBefore, days }: StreamTerms): string {
  const rest = days === 0 ? 'at delivery' : `${formatNumber(days)} ${plural(days, 'day')} after delivery`
  if (deposit === 0) return rest
  const months = `${formatNumber(monthsBefore)} ${plural(monthsBefore, 'month')} before delivery`
  const before = `${formatNumber(deposit * 100, 2)}% ${monthsBefore === 0 ? 'with the order' : months}`
  return deposit === 1 ? before : `${before}, the rest ${rest}`
}
