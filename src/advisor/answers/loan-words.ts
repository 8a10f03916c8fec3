import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { joinWords } from '#advisor/wording/sentences.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { plural } from '#domain/wording/plural.ts'
import { type LoanTerms, toPayment } from './loan-terms.ts'

/** '60 months at 9.5%' */
export function sayTerm({ months, ratePercent }: Pick<LoanTerms, 'months' | 'ratePercent'>): string {
  return `${months} ${plural(months, 'month')} at ${formatNumber(ratePercent, 2)}%`
}

/** A loan's payment with its arithmetic, and what was not in the question. */
export function describePayment(terms: LoanTerms, facts: PlanFacts): string {
  const { showMoney, showPayment } = facts
  const payment = toPayment(terms)
  const yearly = terms.months >= 12 ? `, ${showMoney(payment * 12)} a year` : ''
  return paragraphs(
    `**${showMoney(terms.amount)} over ${sayTerm(terms)}: ${showPayment(payment)} a month${yearly}**`,
    bullets(explainPayment(terms, facts)),
    sayOrigins(terms, facts),
  )
}

/** The arithmetic of a payment, as lines of a list. */
export function explainPayment(
  terms: Pick<LoanTerms, 'amount' | 'ratePercent' | 'months'>,
  { showMoney, showPayment }: PlanFacts,
): string[] {
  const { amount, ratePercent, months } = terms
  const payment = toPayment(terms)
  const monthly = `${formatNumber(ratePercent / 12, 4)}%`
  return [
    ratePercent > 0
      ? `How: amount × monthly rate ÷ (1 − (1 + monthly rate)^−months) = ${showMoney(amount)} × ${monthly} ÷ (1 − (1 + ${monthly})^−${months}) = ${showPayment(payment)}`
      : `How: amount ÷ months = ${showMoney(amount)} ÷ ${months} = ${showPayment(payment)}`,
    `In total: ${months} × ${showPayment(payment)} = ${showMoney(payment * months)}, of which ${showMoney(payment * months - amount)} is interest`,
  ]
}

/** Which terms were not in the question, and where they come from. Null when all were. */
export function sayOrigins(terms: LoanTerms, facts: PlanFacts): string | null {
  const taken = listTerms(terms, 'plan', 'the')
  const assumed = listTerms(terms, 'assumed', 'a')
  const sentences = [
    taken.length > 0 && `I took ${joinWords(taken)} from the loan in your plan.`,
    assumed.length > 0 &&
      `I assumed ${joinWords(assumed)}, because neither your question nor your plan names ${plural(assumed.length, 'it', 'them')}.`,
    terms.isConverted &&
      `I read the amount as ${facts.showMoney(terms.amount)}, because your plan is in ${facts.currency}.`,
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ') || null
}

function listTerms(
  { ratePercent, months, rateFrom, termFrom }: LoanTerms,
  from: LoanTerms['rateFrom'],
  article: string,
): string[] {
  return [
    ...(rateFrom === from ? [`${article} rate of ${formatNumber(ratePercent, 2)}% a year`] : []),
    ...(termFrom === from ? [`${article} term of ${months} months`] : []),
  ]
}
