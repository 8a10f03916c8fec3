import { isTemplateCost } from '#advisor/facts/is-template-cost.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { shorten } from '#advisor/wording/quote.ts'
import type { AnswerContext, AnswerPlan } from './answer-context.ts'
import { financials } from './forecast-step.ts'

export const answerMoneyNeeded: AnswerPlan = (context) => {
  const { data, facts } = context
  const { showMoney } = facts
  const { startupTotal: total } = facts.money
  const items = data.financialProjections.startupCosts.filter(({ amount }) => amount > 0)
  if (items.length === 0) {
    return {
      text: `Your plan has no start-up costs yet. List them in ${financials}: one-time purchases, deposits, opening inventory, costs before opening, and working capital for the slow months.`,
    }
  }
  return {
    text: paragraphs(
      items.some(isTemplateCost) &&
        `Some of these amounts still come from the template. Replace them with quotes in ${financials}.`,
      `**Start-up costs: ${showMoney(total)}**`,
      bullets([
        ...items.map(
          ({ category, amount }) => `${shorten(category, 60) || 'Without a name'}: ${showMoney(amount)}`,
        ),
        `Total: ${showMoney(total)}`,
      ]),
      describeReserve(context),
      `A 10% cushion for surprises would be ${showMoney(total * 0.1)}. A lender usually wants you to put in 10% to 30% of the total, here ${showMoney(total * 0.1)} to ${showMoney(total * 0.3)}.`,
    ),
  }
}

/** Whether the start-up costs set money aside for the slow months, and how much that would be. */
export function describeReserve({ facts: { money, showMoney } }: AnswerContext): string {
  const { startupTotal: total, fixedMonthlyCosts: fixed, hasReserve } = money
  return paragraphs(
    hasReserve
      ? 'The list includes a reserve or working capital. Check that it lasts from the first payment to the month when sales cover costs.'
      : 'There is no line for working capital. Lenders look for it: the losses until break-even, plus two to three months of fixed costs.',
    fixed > 0
      ? `Your fixed costs come to ${showMoney(fixed)} a month, so a three-month reserve is 3 × ${showMoney(fixed)} = ${showMoney(fixed * 3)}.${hasReserve ? '' : ` With it you need ${showMoney(total)} + ${showMoney(fixed * 3)} = ${showMoney(total + fixed * 3)}.`}`
      : `Enter your monthly fixed costs in ${nameStep('businessModel')}, and I can add a reserve to this.`,
  )
}
