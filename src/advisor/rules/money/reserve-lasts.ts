import { readCosts } from '#advisor/facts/cost-facts.ts'
import { readFunding } from '#advisor/facts/funding-facts.ts'
import { claimsOf, listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listWords } from '#advisor/facts/texts.ts'
import { sayNumber } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from './text-evidence.ts'

/** How many months a reserve is said to last, beside what those months cost. */

const reservedCosts =
  /^\s+of\s+(?:all |our |the |my )?(?:running |operating |fixed |monthly )?(?:costs|expenses|overheads?|rent)/i
/** Rent and what else is fixed, without marketing and the loan. */
const fixedOnly = /^\s+of\s+(?:all |our |the |my )?(?:fixed|overheads?|rent)\b/i
const everyCost = /\b(?:costs|expenses|overheads?)\b/i

export const reserveLastsRule: Rule = {
  id: 'reserve-shorter-than-said',
  steps: [8],
  weight: weights.weak,
  find(facts) {
    if (facts.money.reserve <= 0) return null
    for (const phrase of listPhrases(
      facts,
      ['financialProjections.startupCosts.description'],
      ['duration'],
    )) {
      const { claim, tail, text } = phrase
      const item = claim.address[2]
      const line = facts.data.financialProjections.startupCosts.find(
        ({ id }) => typeof item === 'object' && id === item.id,
      )
      if (line?.kind !== 'cash-reserve' || !reservedCosts.test(tail)) continue
      const months = claim.unit === 'month' ? claim.low : claim.unit === 'week' ? claim.low / 4.33 : 0
      const isFixed = fixedOnly.test(tail)
      const named = everyCost.test(tail) ? null : new Set(listWords(tail))
      const costs = readEarlyCosts(facts, months, { isFixed, named })
      const wanted = costs * months
      const aside = readOwnAmount(facts, phrase) ?? line.amount
      if (months <= 0 || wanted <= aside * 1.5) continue
      return show(
        recommend(
          'The reserve does not last that long',
          `${quote(text, 80)} sets aside ${facts.sayMoney(aside)}, but ${claim.quote} of the ${named ? 'these costs' : isFixed ? 'fixed costs' : 'running costs and loan payments'} in the forecast are ${facts.sayMoney(wanted)}. Raise the reserve, or say how long it really lasts.`,
          claim.address,
        ),
        [textEvidence(phrase)],
        [`${facts.sayMoney(costs)} × ${sayNumber(months)} = ${facts.sayMoney(wanted)}`],
      )
    }
    return null
  },
}

/** The amount that a text gives right beside a length of time: 'six months of rent $9,900', '$9,900 for six months of rent'. */
function readOwnAmount(facts: PlanFacts, { claim, text }: Phrase): number | null {
  const beside = claimsOf(facts, claim.field).find(
    ({ kind, address, start, end }) =>
      kind === 'money' &&
      address === claim.address &&
      !/[,;:.()]/u.test(text.slice(Math.min(end, claim.end), Math.max(start, claim.start))),
  )
  return beside?.low ?? null
}

interface Counted {
  /** Without marketing and the loan's payments. */
  readonly isFixed: boolean
  /** Only the costs that have one of these words, such as 'rent'. Null for all. */
  readonly named: ReadonlySet<string> | null
}

/** What one of the first months costs without wages. */
function readEarlyCosts(facts: PlanFacts, months: number, { isFixed, named }: Counted): number {
  const { runningCosts } = facts.data.financialProjections.forecast
  const span = Math.max(1, Math.round(months))
  const running = readCosts(facts).running.reduce((sum, { id, name, monthly, isMarketing }) => {
    const { startMonth = null, endMonth = null } = runningCosts.find((line) => line.id === id) ?? {}
    const paid = Math.max(0, Math.min(span, endMonth ?? span) - Math.max(1, startMonth ?? 1) + 1)
    const isLeftOut = named ? !listWords(name).some((word) => named.has(word)) : isFixed && isMarketing
    return isLeftOut ? sum : sum + ((monthly ?? 0) * paid) / span
  }, 0)
  return isFixed ? running : running + addLoanPayments(facts)
}

export function addLoanPayments(facts: PlanFacts): number {
  return readFunding(facts).loans.reduce((sum, { payments }) => sum + (payments?.full ?? 0), 0)
}
