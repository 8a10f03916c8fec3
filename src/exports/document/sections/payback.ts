import { scalePayback } from '#domain/drawings/payback-scale.ts'
import { formatBreakEven } from '#domain/finance/format-figures.ts'
import type { UnitEconomics } from '#domain/finance/unit-economics.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import type { Block } from '#exports/document/document-model.ts'

export function describePayback(cac: number, figures: UnitEconomics): Block[] {
  const scale = scalePayback({ cac, contributionMargin: figures.contributionMargin })
  return scale ? [{ type: 'payback', scale, cac, description: sayPayback(cac, figures) }] : []
}

function sayPayback(cac: number, { contributionMargin, breakEvenMonths }: UnitEconomics): string {
  const margin = formatMoney(contributionMargin, { cents: 'never' })
  const cost = formatMoney(cac, { cents: 'never' })
  return contributionMargin > 0
    ? `Each month, a customer brings in ${margin} after the cost of the sale. The ${cost} spent to win the customer is earned back after ${formatBreakEven(breakEvenMonths)}.`
    : `Each sale leaves ${margin}, so the ${cost} spent to win the customer is never earned back.`
}
