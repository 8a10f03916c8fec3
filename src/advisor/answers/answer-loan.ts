import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { shorten } from '#advisor/wording/quote.ts'
import { lowerFirst } from '#advisor/wording/sentences.ts'
import type { ModelLoan } from '#domain/forecast/inputs/forecast-model.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { plural } from '#domain/wording/plural.ts'
import type { AnswerContext, AnswerPlan } from './answer-context.ts'
import { askForSales, financials } from './forecast-step.ts'
import { describeCover } from './loan-cover.ts'
import {
  listNewLoans,
  listPlanLoans,
  type LoanTerms,
  readModelWith,
  readTerms,
  toPayment,
} from './loan-terms.ts'
import { describePayment, explainPayment, sayTerm } from './loan-words.ts'
import { readAskedChange } from './read-asked-change.ts'
import { readAskedLoan } from './read-asked-loan.ts'
import { readBase, resolveChange } from './resolve-change.ts'

const sayNoLoan = ({ showMoney }: PlanFacts) =>
  `Your plan has no loan yet. Tell me the loan, such as “What is the monthly payment on ${showMoney(85_000)} over five years at 9%?”, or enter it as funding in ${financials}.`

export const answerMonthlyPayment: AnswerPlan = (context) => {
  const { asked, facts } = context
  if (readAskedLoan(asked, facts.currency).amount !== null) {
    return { text: describePayment(readTerms(context, 0), facts) }
  }
  const loans = listPlanLoans(facts)
  if (loans.length === 0) return { text: sayNoLoan(facts) }
  const { showPayment } = facts
  const payments = loans.map((loan) => toPayment(toTerms(loan)))
  const total = payments.reduce((sum, payment) => sum + payment, 0)
  return {
    text: paragraphs(
      ...loans.map((loan) => describePlanLoan(loan, facts)),
      loans.length > 1 &&
        `**Together: ${payments.map(showPayment).join(' + ')} = ${showPayment(total)} a month**`,
    ),
  }
}

function describePlanLoan(loan: ModelLoan, facts: PlanFacts): string {
  const { showMoney, showPayment } = facts
  const { amount, rate, interestOnly } = loan
  const terms = toTerms(loan)
  const name = shorten(loan.name, 60) || (loan.isExisting ? 'A debt without a name' : 'A loan without a name')
  const months = `${interestOnly} ${plural(interestOnly, 'month')}`
  const yearly = formatNumber(rate * 100, 2)
  return paragraphs(
    `**${name}: ${showPayment(toPayment(terms))} a month over ${sayTerm(terms)}**`,
    bullets([
      ...explainPayment(terms, facts),
      ...(interestOnly > 0
        ? [
            `Before that, only interest is due for ${months}: ${showMoney(amount)} × ${yearly}% ÷ 12 = ${showPayment((amount * rate) / 12)} a month`,
          ]
        : []),
    ]),
  )
}

/** Once principal is due. */
function toTerms({ amount, rate, term, interestOnly }: ModelLoan) {
  return { amount, ratePercent: rate * 100, months: term - interestOnly }
}

export const answerRepay: AnswerPlan = (context) => {
  const { asked, facts } = context
  const loans = listNewLoans(facts)
  const terms = readTerms(
    context,
    loans.reduce((sum, { amount }) => sum + amount, 0),
  )
  if (terms.amount <= 0) return { text: sayNoLoan(facts) }
  const model = readModelWith(facts, terms)
  if (!model) {
    const { verdict, details } = describeSalesForPayment(context, terms)
    return { text: paragraphs(verdict, describePayment(terms, facts), details) }
  }
  const change = resolveChange(readAskedChange(asked), readBase(model))
  const { verdict, details } = describeCover(model, change, facts)
  return {
    text: paragraphs(verdict, describePayment(terms, facts), details, sayReplaced(loans, terms, facts)),
  }
}

/** Null when the question is about the loan that the forecast has. */
function sayReplaced(loans: readonly ModelLoan[], terms: LoanTerms, { showMoney }: PlanFacts): string | null {
  const [only] = loans
  if (!only) return 'Your forecast has no loan yet, so I added this one. Your plan does not change.'
  const isSame =
    loans.length === 1 &&
    only.amount === terms.amount &&
    only.term === terms.months &&
    only.interestOnly === 0
  if (isSame) return null
  const total = loans.reduce((sum, { amount }) => sum + amount, 0)
  const replaced =
    loans.length === 1
      ? `the loan of ${showMoney(only.amount)} over ${only.term} months in your forecast`
      : `the loans of ${showMoney(total)} in your forecast`
  return `I put this loan in place of ${replaced}. Your plan does not change.`
}

/** Without a forecast, the sales that the payment takes. */
function describeSalesForPayment(
  { asked, facts: { money, showMoney, showPayment } }: AnswerContext,
  terms: LoanTerms,
): { verdict: string | null; details: string } {
  const payment = toPayment(terms)
  const { contributionMargin: margin } = money.economics
  const next = askForSales('I compare the payments with what each year leaves')
  if (!money.canCalculate || margin <= 0) {
    return {
      verdict: null,
      details: `Whether you can repay it depends on what your sales leave each month. ${next}`,
    }
  }
  const { fixedMonthlyCosts: fixed } = money
  const count = (amount: number) =>
    `${formatNumber(amount / margin, 1)}, rounded up to ${formatNumber(Math.ceil(amount / margin))}`
  const needed = formatNumber(Math.ceil((fixed + payment) / margin))
  const verdict = `**Only if you make ${needed} sales a month or more**, and your own pay and tax come on top.`
  const details = paragraphs(
    bullets([
      `For the payment alone: ${showPayment(payment)} ÷ ${showMoney(margin)} left on a sale = ${count(payment)} sales a month`,
      fixed > 0
        ? `With your fixed costs: (${showMoney(fixed)} + ${showPayment(payment)}) ÷ ${showMoney(margin)} = ${count(fixed + payment)} sales a month`
        : 'Your fixed costs come on top. I found none with an amount in your cost structure',
      ...planForFewer(readAskedChange(asked), Math.ceil((fixed + payment) / margin)),
    ]),
    next,
  )
  return { verdict, details }
}

function planForFewer(change: ReturnType<typeof readAskedChange>, sales: number): string[] {
  if (
    !change ||
    !('words' in change) ||
    change.lever !== 'volume' ||
    change.value <= 0 ||
    change.value >= 1
  ) {
    return []
  }
  const planned = formatNumber(Math.ceil(sales / change.value))
  return [
    `With ${lowerFirst(change.words)}, plan for ${formatNumber(sales)} ÷ ${formatNumber(change.value, 3)}, which is ${planned} sales a month`,
  ]
}
