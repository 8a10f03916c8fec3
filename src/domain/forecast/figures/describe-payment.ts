import { levelPayment } from '#domain/forecast/engine/compute-loans.ts'
import type { ModelLoan } from '#domain/forecast/inputs/forecast-model.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { plural } from '#domain/wording/plural.ts'

export interface LoanPayments {
  /** Each month once principal is due. */
  readonly full: number
  /** Each month before, or null without such months. */
  readonly interestOnly: number | null
  readonly totalInterest: number
}

export function computePayments({
  amount,
  rate,
  term,
  interestOnly,
}: Pick<ModelLoan, 'amount' | 'rate' | 'term' | 'interestOnly'>): LoanPayments {
  const monthlyRate = rate / 12
  const full = levelPayment(amount, monthlyRate, term - interestOnly)
  const interest = amount * monthlyRate
  return {
    full,
    interestOnly: interestOnly > 0 ? interest : null,
    totalInterest: interest * interestOnly + full * (term - interestOnly) - amount,
  }
}

/** One sentence beside a loan: what is paid each month, and what the loan costs in all. */
export function describePayment(loan: ModelLoan, currency: string): string {
  if (loan.amount <= 0) return 'The monthly payment appears here.'
  const { full, interestOnly, totalInterest } = computePayments(loan)
  const show = (amount: number) => formatMoney(amount, { currency })
  const payments = loan.term - loan.interestOnly
  const months = `${payments} ${plural(payments, 'month')}`
  const total = `Interest in all: ${formatMoney(totalInterest, { currency, cents: 'never' })}.`
  if (interestOnly === null) return `${show(full)} a month for ${months}. ${total}`
  const first = `${show(interestOnly)} a month for ${loan.interestOnly} ${plural(loan.interestOnly, 'month')}`
  return `${first}, then ${show(full)} a month for ${months}. ${total}`
}
