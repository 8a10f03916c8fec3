import { scalePayback } from '#domain/drawings/payback-scale.ts'
import { formatBreakEven } from '#domain/finance/format-figures.ts'
import type { UnitEconomics } from '#domain/finance/unit-economics.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import type { Block } from '#exports/document/document-model.ts'

export function describePayback(cac: number, figures: UnitEconomics, currency: string): Block[] {
  const scale = scalePayback({ cac, contributionMargin: figures.monthlyContribution })
  const costText = formatMoney(cac, { cents: 'never', currency })
  const description = sayPayback(costText, figures, currency)
  return scale ? [{ type: 'payback', scale, cac, costText, description }] : []
}

function sayPayback(
  cost: string,
  { contributionMargin, monthlyContribution, breakEvenMonths }: UnitEconomics,
  currency: string,
): string {
  const say = (amount: number) => formatMoney(amount, { cents: 'never', currency })
  return contributionMargin > 0
    ? `Each month, a customer brings in ${say(monthlyContribution)} after the cost of the sale. The ${cost} spent to win the customer is earned back after ${formatBreakEven(breakEvenMonths)}.`
    : `Each sale leaves ${say(contributionMargin)}, so the ${cost} spent to win the customer is never earned back.`
}
