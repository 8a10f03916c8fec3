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
    .map(({ id, name, amount, fee, ratePercent, termMonths, interestOnlyMonths }) => {
      const term = termMonths !== null && termMonths >= 1 ? termMonths : null
      return {
        id,
        name,
        amount: Math.max(0, amount ?? 0),
        fee: Math.max(0, fee ?? 0),
        ratePercent,
        termMonths: term,
        payments: describePayments(amount, ratePercent, term, interestOnlyMonths),
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
    debtPayments: sampleItems(funding.existingDebts).flatMap(({ balance, ratePercent, monthsLeft }) => {
      const payments = describePayments(balance, ratePercent, monthsLeft, 0)
      return payments ? [payments.full] : []
    }),
  }
}

function describePayments(
  amount: number | null,
  ratePercent: number | null,
  term: number | null,
  interestOnlyMonths: number | null,
): LoanPayments | null {
  if (amount === null || amount <= 0 || ratePercent === null || term === null || term < 1) return null
  const interestOnly = Math.min(Math.max(0, interestOnlyMonths ?? 0), term - 1)
  return computePayments({ amount, rate: Math.max(0, ratePercent) / 100, term, interestOnly })
}

function sum(items: readonly { readonly amount: number }[]): number {
  return items.reduce((total, { amount }) => total + amount, 0)
}
