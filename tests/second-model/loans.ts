import type { ForecastInputs, UnevenPayments } from '#domain/forecast/inputs/forecast-inputs.ts'
import { type ByMonth, noMonths, share } from './written.ts'

/** A loan or a debt from before, as far as payments depend on it. */
export interface Debt {
  amount: number
  month: number
  rate: number
  term: number
  /** Over how many months the payments are calculated. */
  spreadOver: number
  /** The first month at the changed rate, or none. */
  changesIn: number
  changedRate: number
  interestOnly: number
  fee: number
  isExisting: boolean
}

export interface Schedule {
  debt: Debt
  received: ByMonth
  interest: ByMonth
  principal: ByMonth
  balance: ByMonth
  /** Of the balance, what is paid back in the next twelve months. */
  dueInAYear: ByMonth
  /** Interest and principal, but a level payment where only interest or a balloon is due. */
  fullPayments: ByMonth
}

export function debtsOf({ funding }: ForecastInputs): Debt[] {
  const loans = funding.loans.map((loan): Debt => {
    const term = loan.termMonths ?? 60
    return {
      amount: loan.amount ?? 0,
      month: loan.month ?? 0,
      rate: share(loan.ratePercent),
      term,
      // At least one month has to be left to pay it back.
      interestOnly: Math.min(loan.interestOnlyMonths ?? 0, term - 1),
      fee: loan.fee ?? 0,
      isExisting: false,
      ...unevenPayments(loan, term),
    }
  })
  const existing = funding.existingDebts.map((debt): Debt => {
    const term = debt.monthsLeft ?? 60
    return {
      amount: debt.balance ?? 0,
      month: 0,
      rate: share(debt.ratePercent),
      term,
      interestOnly: 0,
      fee: 0,
      isExisting: true,
      ...unevenPayments(debt, term),
    }
  })
  return [...loans, ...existing]
}

function unevenPayments(
  { amortizationMonths, rateChangeMonth, changedRatePercent }: UnevenPayments,
  term: number,
) {
  const changes = rateChangeMonth !== null && changedRatePercent !== null
  return {
    spreadOver: Math.max(term, amortizationMonths ?? term),
    changesIn: changes ? Math.max(1, rateChangeMonth) : Infinity,
    changedRate: share(changedRatePercent),
  }
}

/** P·r ÷ (1 − (1 + r)^−n), or the n-th part where there is no interest. */
export function levelPayment(amount: number, monthlyRate: number, payments: number): number {
  if (monthlyRate < 1e-12) return amount / payments
  return (amount * monthlyRate) / (1 - (1 + monthlyRate) ** -payments)
}

interface Payment {
  interest: number
  principal: number
  /** What is owed after it. */
  owed: number
  full: number
}

/** All payments to the end of the loan, even those after the end of the forecast. */
function payBack(debt: Debt): Payment[] {
  const payments: Payment[] = []
  const monthlyRateIn = (month: number) => (month < debt.changesIn ? debt.rate : debt.changedRate) / 12
  const lastMonth = debt.month + debt.term
  const interestOnlyUntil = debt.month + debt.interestOnly
  let owed = debt.amount
  let level = levelPayment(owed, monthlyRateIn(debt.month + 1), debt.spreadOver - debt.interestOnly)
  for (let month = debt.month + 1; month <= lastMonth; month += 1) {
    if (month === debt.changesIn && month > debt.month + 1) {
      const monthsLeft = debt.month + debt.spreadOver - Math.max(month - 1, interestOnlyUntil)
      level = levelPayment(owed, monthlyRateIn(month), monthsLeft)
    }
    const interest = owed * monthlyRateIn(month)
    let principal = Math.min(owed, level - interest)
    if (month <= interestOnlyUntil) principal = 0
    if (month === lastMonth) principal = owed
    owed -= principal
    const isUneven = month <= interestOnlyUntil || (month === lastMonth && debt.spreadOver > debt.term)
    payments.push({ interest, principal, owed, full: isUneven ? level : interest + principal })
  }
  return payments
}

export function schedule(plan: ForecastInputs, debt: Debt): Schedule {
  const loan: Schedule = {
    debt,
    received: noMonths(plan),
    interest: noMonths(plan),
    principal: noMonths(plan),
    balance: noMonths(plan),
    dueInAYear: noMonths(plan),
    fullPayments: noMonths(plan),
  }
  const payments = payBack(debt)
  const owedAfter = (payment: number) => (payment === 0 ? debt.amount : (payments[payment - 1]?.owed ?? 0))
  for (let month = debt.month; month < loan.balance.length; month += 1) {
    const number = month - debt.month
    const payment = payments[number - 1]
    if (number === 0 && !debt.isExisting) loan.received[month] = debt.amount
    loan.interest[month] = payment?.interest ?? 0
    loan.principal[month] = payment?.principal ?? 0
    loan.fullPayments[month] = payment?.full ?? 0
    loan.balance[month] = owedAfter(number)
    loan.dueInAYear[month] = owedAfter(number) - owedAfter(number + 12)
  }
  return loan
}
