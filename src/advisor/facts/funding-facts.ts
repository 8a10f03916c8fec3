import type { UnevenPayments } from '#domain/forecast/inputs/forecast-inputs.ts'
import { computePayments, type LoanPayments } from '#domain/forecast/figures/describe-payment.ts'
import { sumStartupCosts } from '#domain/finance/number-ranges.ts'
import type { PlanFacts } from './plan-facts.ts'
import { sampleItems } from './texts.ts'

export interface PlannedLoan {
  readonly id: string
  readonly name: string
  readonly amount: number
  readonly fee: number
  readonly ratePercent: number | null
  readonly termMonths: number | null
  /** Null until rate and term are written. */
  readonly payments: LoanPayments | null
}

/** Where the money to start comes from. */
export interface FundingFacts {
  readonly loans: readonly PlannedLoan[]
  readonly contributions: readonly { readonly id: string; readonly name: string; readonly amount: number }[]
  readonly borrowed: number
  readonly ownMoney: number
  readonly investorMoney: number
  readonly grantMoney: number
  /** Everything that comes in to start with. */
  readonly raised: number
  /** Start-up costs and the fees of the loans. */
  readonly needed: number
  readonly longestTermMonths: number
  readonly debtPayments: readonly number[]
}

const known = new WeakMap<PlanFacts, FundingFacts>()

export function readFunding(facts: PlanFacts): FundingFacts {
  const kept = known.get(facts) ?? read(facts)
  known.set(facts, kept)
  return kept
}

function read({ data }: PlanFacts): FundingFacts {
  const { funding, startupCosts } = data.financialProjections
  const loans = sampleItems(funding.loans)
    .map((loan) => {
      const { id, name, amount, fee, ratePercent, termMonths } = loan
      const term = termMonths !== null && termMonths >= 1 ? termMonths : null
      return {
        id,
        name,
        amount: Math.max(0, amount ?? 0),
        fee: Math.max(0, fee ?? 0),
        ratePercent,
        termMonths: term,
        payments: describePayments(loan, amount, term, loan.interestOnlyMonths),
      }
    })
    .filter(({ amount }) => amount > 0)
  const contributions = sampleItems(funding.contributions)
    .map(({ id, name, source, amount }) => ({ id, name, source, amount: Math.max(0, amount ?? 0) }))
    .filter(({ amount }) => amount > 0)
  const from = (...sources: readonly string[]) =>
    sum(contributions.filter(({ source }) => sources.includes(source)))
  const borrowed = sum(loans)
  return {
    loans,
    contributions,
    borrowed,
    ownMoney: from('owner', ''),
    investorMoney: from('investor'),
    grantMoney: from('grant'),
    raised: borrowed + sum(contributions),
    needed: sumStartupCosts(startupCosts) + loans.reduce((total, { fee }) => total + fee, 0),
    longestTermMonths: Math.max(0, ...loans.map(({ termMonths }) => termMonths ?? 0)),
    debtPayments: sampleItems(funding.existingDebts).flatMap((debt) => {
      const payments = describePayments(debt, debt.balance, debt.monthsLeft, 0)
      return payments ? [payments.full] : []
    }),
  }
}

function describePayments(
  { ratePercent, ...uneven }: UnevenPayments & { ratePercent: number | null },
  amount: number | null,
  term: number | null,
  interestOnlyMonths: number | null,
): LoanPayments | null {
  if (amount === null || amount <= 0 || ratePercent === null || term === null || term < 1) return null
  const { amortizationMonths, rateChangeMonth, changedRatePercent } = uneven
  const hasChange = rateChangeMonth !== null && changedRatePercent !== null
  return computePayments({
    amount,
    month: 0,
    rate: Math.max(0, ratePercent) / 100,
    term,
    amortization: Math.max(term, amortizationMonths ?? term),
    rateChange: hasChange ? { month: rateChangeMonth, rate: Math.max(0, changedRatePercent) / 100 } : null,
    interestOnly: Math.min(Math.max(0, interestOnlyMonths ?? 0), term - 1),
  })
}

function sum(items: readonly { readonly amount: number }[]): number {
  return items.reduce((total, { amount }) => total + amount, 0)
}
