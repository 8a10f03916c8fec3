import type { ForecastModel, ModelLoan } from '#domain/forecast/inputs/forecast-model.ts'
import { add, at, type Grid, loanRow, row, rowsPerLoan } from './grid.ts'
import type { Levers } from './levers.ts'

const yearAhead = 12
/** Below it the formula would divide by zero, and no one would see the interest. */
const smallestRate = 1e-12

type LoanVisit = (
  month: number,
  interest: number,
  principal: number,
  balance: number,
  /** In full in interest-only months, and without a balloon. */
  payment: number,
) => void

/** The level payment once principal is due. */
export function levelPayment(amount: number, monthlyRate: number, payments: number): number {
  if (monthlyRate < smallestRate) return amount / payments
  // P·r ÷ (1 − (1 + r)^−n), written so that a tiny rate loses no digits.
  return (amount * monthlyRate) / -Math.expm1(-payments * Math.log1p(monthlyRate))
}

export function monthlyRateOf(rate: number, { interest, interestPoints }: Levers): number {
  return Math.max(0, rate * interest + interestPoints) / 12
}

export type LoanTerms = Pick<
  ModelLoan,
  'amount' | 'month' | 'rate' | 'term' | 'amortization' | 'rateChange' | 'interestOnly'
>

/** Visits each payment of a loan, up to a month (decision 34). */
export function walkLoan(loan: LoanTerms, levers: Levers, last: number, visit: LoanVisit): void {
  const { month: arrives, rateChange, amortization } = loan
  const ends = arrives + loan.term
  const restEnds = arrives + loan.interestOnly
  let balance = loan.amount
  let monthlyRate = monthlyRateOf(loan.rate, levers)
  let level = levelPayment(balance, monthlyRate, amortization - loan.interestOnly)
  for (let month = arrives + 1; month <= ends && month <= last; month += 1) {
    if (rateChange && (month === rateChange.month || (month === arrives + 1 && month > rateChange.month))) {
      monthlyRate = monthlyRateOf(rateChange.rate, levers)
      level = levelPayment(balance, monthlyRate, arrives + amortization - Math.max(month - 1, restEnds))
    }
    const interest = balance * monthlyRate
    const isInterestOnly = month <= restEnds
    // The last principal is the rest, so that roundings leave nothing.
    const principal = isInterestOnly ? 0 : month === ends ? balance : Math.min(balance, level - interest)
    balance -= principal
    const isBalloon = month === ends && amortization > loan.term
    visit(month, interest, principal, balance, isInterestOnly || isBalloon ? level : interest + principal)
  }
}

export function computeLoans(model: ForecastModel, levers: Levers, grid: Grid): void {
  const { cells, width } = grid
  for (const [index, loan] of model.loans.entries()) {
    if (loan.month >= width) continue
    if (!loan.isExisting) {
      add(cells, row.loansReceived * width + loan.month, loan.amount)
      add(cells, row.loanFees * width + loan.month, loan.fee)
    }
    computeLoan(loan, levers, grid, index)
  }
}

/** A payment is due each month after the loan arrives, with interest on what was owed when the month began. */
function computeLoan(loan: ModelLoan, levers: Levers, grid: Grid, index: number): void {
  const { cells, width } = grid
  const first = (grid.loans + index * rowsPerLoan) * width
  noteBalance(grid, first, loan, loan.month, loan.amount)
  // A year longer than the forecast, because its last months need to know what is due within a year.
  walkLoan(loan, levers, width + yearAhead - 1, (month, interest, principal, balance, payment) => {
    noteBalance(grid, first, loan, month, balance)
    if (month >= width) return
    cells[first + loanRow.interest * width + month] = interest
    cells[first + loanRow.principal * width + month] = principal
    cells[first + loanRow.payment * width + month] = payment
    add(cells, row.loanInterest * width + month, interest)
    add(cells, row.principal * width + month, principal)
    add(cells, row.fullPayments * width + month, payment)
  })
  const owed = first + loanRow.balance * width
  for (let month = loan.month; month < width; month += 1) {
    const later = at(cells, row.loansDueLater * width + month)
    add(cells, row.loanBalance * width + month, at(cells, owed + month))
    cells[row.loansDueInAYear * width + month] = at(cells, row.loanBalance * width + month) - later
  }
}

/** What is still owed a year from a month is not due within a year of it. */
function noteBalance(
  { cells, width }: Grid,
  first: number,
  loan: ModelLoan,
  month: number,
  balance: number,
): void {
  if (month < width) cells[first + loanRow.balance * width + month] = balance
  const yearBefore = month - yearAhead
  if (yearBefore >= loan.month && yearBefore < width) {
    add(cells, row.loansDueLater * width + yearBefore, balance)
  }
}
