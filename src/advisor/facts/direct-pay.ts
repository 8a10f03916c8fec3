import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { isNear } from './compare-amounts.ts'
import { sampleItems } from './texts.ts'

/**
 * What those who do the work themselves are paid in a year, with payroll taxes. Where the unit economics count more for
 * a sale than the forecast, their hours are in it, and they are paid once: as wages.
 */
export function readDirectPay({ financialProjections }: WorkbookData): number {
  const { projections, forecast } = financialProjections
  const sold = sampleItems(forecast.streams).filter(
    ({ kind, price }) => kind !== 'amount' && (price ?? 0) > 0,
  )
  const same = sold.filter(({ price }) => isNear(price ?? 0, projections.price, 0.02))
  const shares = (same.length > 0 ? same : sold).map(
    ({ price, costPerUnit, costPercent }) => (costPerUnit ?? 0) / (price ?? 1) + (costPercent ?? 0) / 100,
  )
  if (shares.length === 0 || Math.max(...shares) * projections.price > projections.cogs * 0.88) return 0
  return sampleItems(forecast.people)
    .filter(({ isDirect, isOwner }) => isDirect && !isOwner)
    .reduce((sum, { pay, payPeriod, count, payrollPercent, employment }) => {
      const taxes = employment === 'contractor' ? 0 : (payrollPercent ?? 0) / 100
      return sum + (pay ?? 0) * (payPeriod === 'year' ? 1 : 12) * (count ?? 1) * (1 + taxes)
    }, 0)
}
