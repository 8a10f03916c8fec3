import { type LoanTerms, walkLoan } from '#domain/forecast/engine/compute-loans.ts'
import { asPlanned } from '#domain/forecast/engine/levers.ts'
import type { ModelLoan } from '#domain/forecast/inputs/forecast-model.ts'
import { formatRate } from '#domain/finance/format-figures.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { plural } from '#domain/wording/plural.ts'

export interface LoanPayments {
  /** Each month once principal is due. */
  readonly full: number
  /** Each month before, or null without such months. */
  readonly interestOnly: number | null
  /** The full payment at the new rate. Null where the rate stays from the first payment on. */
  readonly changed: number | null
  /** What the last level payment leaves, due with it. Null without one. */
  readonly balloon: number | null
  readonly totalInterest: number
}

export function computePayments(loan: LoanTerms): LoanPayments {
  let full = 0
  let interestOnly: number | null = null
  let changed: number | null = null
  let balloon: number | null = null
  let totalInterest = 0
  const first = loan.month + 1
  walkLoan(loan, asPlanned, Infinity, (month, interest, principal, _balance, payment) => {
    if (month === first) {
      full = payment
      if (loan.interestOnly > 0) interestOnly = interest
    } else if (month === loan.rateChange?.month) {
      changed = payment
    }
    if (month === loan.month + loan.term && loan.amortization > loan.term) {
      balloon = interest + principal - payment
    }
    totalInterest += interest
  })
  return { full, interestOnly, changed, balloon, totalInterest }
}

/** Beside a loan: what is paid each month, and what the loan costs in all. */
export function describePayment(loan: ModelLoan, currency: string): string {
  if (loan.amount <= 0) return 'The monthly payment appears here.'
  const { full, interestOnly, changed, balloon, totalInterest } = computePayments(loan)
  const show = (amount: number) => formatMoney(amount, { currency })
  const payments = loan.term - loan.interestOnly
  const months = `${payments} ${plural(payments, 'month')}`
  const first =
    interestOnly === null
      ? ''
      : `${show(interestOnly)} a month for ${loan.interestOnly} ${plural(loan.interestOnly, 'month')}, then `
  return [
    `${first}${show(full)} a month for ${months}.`,
    ...(changed !== null && loan.rateChange
      ? [
          `At ${formatRate(loan.rateChange.rate * 100)} from month ${loan.rateChange.month} on, it is ${show(changed)}.`,
        ]
      : []),
    ...(balloon === null ? [] : [`A balloon of ${show(balloon)} is due with the last payment.`]),
    `Interest in all: ${formatMoney(totalInterest, { currency, cents: 'never' })}.`,
  ].join(' ')
}
