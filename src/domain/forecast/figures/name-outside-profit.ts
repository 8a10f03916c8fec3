import type { ForecastRows } from '#domain/forecast/statements/item-lines.ts'
import { leastAmount, sumRow } from './sum-rows.ts'

/**
 * What the owner and lenders take that is no cost: 'your pay and loan repayments'. Empty when there is none of it. A
 * profit is before it, and people take a profit for what they can spend.
 */
export function nameOutsideProfit({ model, grid }: ForecastRows): string {
  const has = (...names: readonly ('ownersPay' | 'otherDraws' | 'principal')[]) =>
    names.some((name) => sumRow(grid, name, 0, model.months) > leastAmount)
  return [
    ...(has('ownersPay', 'otherDraws') ? ['your pay'] : []),
    ...(has('principal') ? ['loan repayments'] : []),
  ].join(' and ')
}
