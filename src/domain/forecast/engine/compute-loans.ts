import type { ForecastModel, ModelLoan } from '#domain/forecast/inputs/forecast-model.ts'
import { add, at, type Grid, loanRow, row, rowsPerLoan } from './grid.ts'
import type { Levers } from './levers.ts'

const yearAhead = 12
/** Below it the formula would divide by zero, and no one would see the interest. */
const smallestRate = 1e-12

/** The level payment once principal is due. */
export function levelPayment(amount: number, monthlyRate: number, payments: number): number {
  if (monthlyRate < smallestRate) return amount / payments
  // P·r ÷ (1 − (1 + r)^−n), written so that a tiny rate loses no digits.
  return (amount * monthlyRate) / -Math.expm1(-payments * Math.log1p(monthlyRate))
}

export function monthlyRateOf(rate: number, { interest, interestPoints }: Levers): number {
  return Math.max(0, rate * interest + interestPoints) / 12
}

export function computeLoans(model: ForecastModel, levers: Levers, grid: Grid): void {
  const { cells, width } = grid
  for (const [index, loan] of model.loans.entries()) {
    if (loan.month >= width) continue
    if (!loan.isExisting) {
      add(cells, row.loansReceived * width + loan.month, loan.amount)
      add(cells, row.loanFees * width + loan.month, loan.fee)
    }
    computeLoan(loan, monthlyRateOf(loan.rate, levers), grid, index)
  }
}

/** A payment is due each month after the loan arrives, with interest on what was owed when the month began. */
function computeLoan(loan: ModelLoan, monthlyRate: number, grid: Grid, index: number): void {
  const { cells, width } = grid
  const first = (grid.loans + index * rowsPerLoan) * width
  const full = levelPayment(loan.amount, monthlyRate, loan.term - loan.interestOnly)
  const ends = loan.month + loan.term
  let balance = loan.amount
  noteBalance(grid, first, loan, loan.month, balance)
  // A year longer than the forecast, because its last months need to know what is due within a year.
  for (let month = loan.month + 1; month <= ends && month < width + yearAhead; month += 1) {
    const interest = balance * monthlyRate
    const isInterestOnly = month - loan.month <= loan.interestOnly
    // The last principal is the rest, so that roundings leave nothing.
    const principal = isInterestOnly ? 0 : month === ends ? balance : Math.min(balance, full - interest)
    balance -= principal
    noteBalance(grid, first, loan, month, balance)
    if (month >= width) continue
    cells[first + loanRow.interest * width + month] = interest
    cells[first + loanRow.principal * width + month] = principal
    const payment = isInterestOnly ? full : interest + principal
    cells[first + loanRow.payment * width + month] = payment
    add(cells, row.loanInterest * width + month, interest)
    add(cells, row.principal * width + month, principal)
    add(cells, row.fullPayments * width + month, payment)
  }
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
