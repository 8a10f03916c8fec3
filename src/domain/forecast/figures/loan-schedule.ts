import { type LoanTerms, walkLoan } from '#domain/forecast/engine/compute-loans.ts'
import { asPlanned } from '#domain/forecast/engine/levers.ts'
import type { ForecastModel, ModelLoan } from '#domain/forecast/inputs/forecast-model.ts'
import { countDecimals } from '#domain/wording/format-money.ts'

/** One payment, in the smallest unit of the currency. */
export interface ScheduleRow {
  readonly month: number
  /** A share of 1. */
  readonly rate: number
  readonly payment: number
  readonly interest: number
  readonly principal: number
  readonly balance: number
}

export interface LoanSchedule {
  readonly loan: ModelLoan
  readonly rows: readonly ScheduleRow[]
}

/** Every payment on every loan, to its end, which may be after the end of the forecast. */
export function listLoanSchedules({ loans, currency }: ForecastModel): readonly LoanSchedule[] {
  const unit = 10 ** countDecimals(currency)
  return loans.filter(({ amount }) => amount > 0).map((loan) => ({ loan, rows: schedule(loan, unit) }))
}

/**
 * Balances are rounded, and payments are rounded over all months so far. So each row and column adds up as printed, a
 * level payment differs by one unit at most, and interest, which is the rest, is off by less than two.
 */
function schedule(loan: LoanTerms, unit: number): readonly ScheduleRow[] {
  const rows: ScheduleRow[] = []
  let owed = Math.round(loan.amount * unit)
  let [paid, shown] = [0, 0]
  walkLoan(loan, asPlanned, Infinity, (month, exactInterest, exactPrincipal, exactBalance) => {
    paid += exactInterest + exactPrincipal
    const payment = Math.round(paid * unit) - shown
    const balance = Math.round(exactBalance * unit)
    const principal = owed - balance
    shown += payment
    owed = balance
    const rate = (loan.rateChange && month >= loan.rateChange.month ? loan.rateChange : loan).rate
    rows.push({ month, rate, payment, interest: payment - principal, principal, balance })
  })
  return rows
}

const heads = ['Loan', 'Month', 'Date', 'Interest a year (%)', 'Payment', 'Interest', 'Principal', 'Balance']

/** All schedules as one table for a spreadsheet. The last column is what is owed after the payment. */
export function writeScheduleCsv(model: ForecastModel): string {
  const decimals = countDecimals(model.currency)
  const say = (amount: number) => (amount / 10 ** decimals).toFixed(decimals)
  const lines = listLoanSchedules(model).flatMap(({ loan, rows }) =>
    rows.map(({ month, rate, payment, interest, principal, balance }) => [
      toCell(loan.name || (loan.isExisting ? 'Existing debt' : 'Loan')),
      String(month),
      nameDate(model.firstMonth, month),
      String(Number((rate * 100).toFixed(6))),
      ...[payment, interest, principal, balance].map(say),
    ]),
  )
  return [heads, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')
}

/** '2027-03', or nothing while the first month is not written. */
function nameDate(firstMonth: number | null, month: number): string {
  if (firstMonth === null) return ''
  const count = firstMonth + month - 1
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** A text that begins like a formula would run as one. */
function toCell(text: string): string {
  const plain = text.replaceAll(/\s+/gu, ' ').trim()
  const safe = /^[=+@−-]/u.test(plain) ? `'${plain}` : plain
  return /[",]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
