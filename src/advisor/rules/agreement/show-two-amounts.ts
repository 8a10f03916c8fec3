import type { PlannedCost } from '#advisor/facts/cost-facts.ts'
import type { Phrase } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { textEvidence } from '#advisor/rules/money/text-evidence.ts'
import { at, recommend, show } from '#advisor/rules/rule.ts'
import { quote } from '#advisor/wording/quote.ts'

/** A cost that the cost structure tells with another amount than the forecast counts a month. */
export function showTwoAmounts(
  { sayMoney }: PlanFacts,
  phrase: Phrase,
  { id, name }: Pick<PlannedCost, 'id' | 'name'>,
  monthly: number,
): ReturnType<typeof show> {
  const counted = `${sayMoney(monthly)} a month`
  return show(
    recommend(
      'A cost with two amounts',
      `The cost structure says ${phrase.claim.quote} in ${quote(phrase.text, 60)}, but the forecast counts ${counted} for ${quote(name, 40)}. Which is right? Use the amount of the quote or contract in both places.`,
      phrase.claim.address,
    ),
    [
      textEvidence(phrase),
      { address: at('financialProjections', 'forecast', 'runningCosts', { id }, 'amount'), says: counted },
    ],
    [`${phrase.claim.quote} ≠ ${counted}`],
  )
}
