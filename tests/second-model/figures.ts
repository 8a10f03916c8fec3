import type { Books } from './books.ts'
import { breakEven } from './break-even.ts'
import { monthsOfYear, nothing, total } from './written.ts'

export type Line = keyof Books['lines']

export const inYear = ({ lines }: Books, line: Line, year: number) =>
  total(lines[line], monthsOfYear(year).from, monthsOfYear(year).to)

const at = ({ lines }: Books, line: Line, month: number) => lines[line][month] ?? 0

export const lastMonth = ({ lines }: Books) => lines.sales.length - 1

/** A line of credit holds the cash up, so the lowest point is where cash less what is drawn is lowest. */
export function lowestCash(books: Books) {
  let lowest = 0
  for (let month = 1; month <= lastMonth(books); month += 1)
    if (own(books, month) < own(books, lowest) - nothing) lowest = month
  return { month: lowest, amount: at(books, 'cash', lowest), drawn: at(books, 'line', lowest) }
}

const own = (books: Books, month: number) => at(books, 'cash', month) - at(books, 'line', month)

export function firstMonthAbove(books: Books, line: Line): number | null {
  for (let month = 1; month <= lastMonth(books); month += 1)
    if (at(books, line, month) > nothing) return month
  return null
}

/** It and every twelve months in a row from it on have a profit after what the owners take. */
export function lastingProfit({ lines }: Books) {
  const kept = lines.netIncome.map(
    (profit, month) => profit - (lines.ownersPay[month] ?? 0) - (lines.otherDraws[month] ?? 0),
  )
  const last = kept.length - 1
  const inTwelve = kept.map((_, from) => total(kept, from, from + 11))
  for (let month = 1; month + 11 <= last; month += 1) {
    const allWindows = inTwelve.slice(month, last - 10)
    if ((kept[month] ?? 0) <= nothing || allWindows.some((profit) => profit <= nothing)) continue
    const dips: number[] = []
    for (let later = month + 1; later <= last; later += 1) if ((kept[later] ?? 0) <= nothing) dips.push(later)
    return { month, dips }
  }
  return null
}

/** The months that cash lasts: those before the first one in which it falls below zero. */
export function runway(books: Books): number | null {
  for (let month = 0; month <= lastMonth(books); month += 1)
    if (at(books, 'cash', month) < -nothing) return Math.max(0, month - 1)
  return null
}

/** What the project costs and who pays for it. Debts from before are no part of it. */
export function sourcesAndUses({ plan }: Books) {
  const { contributions, loans } = plan.funding
  const sum = (amounts: (number | null)[]) =>
    amounts.reduce((total: number, amount) => total + (amount ?? 0), 0)
  const totalUses = sum([...plan.startUp.map(({ amount }) => amount), ...loans.map(({ fee }) => fee)])
  const totalSources = sum([...contributions, ...loans].map(({ amount }) => amount))
  const own = contributions.filter(({ source }) => source === 'owner' || source === '')
  return {
    totalSources,
    totalUses,
    difference: totalSources - totalUses,
    // Of a cent or less there is no share.
    ownersSharePercent: totalUses <= 0.01 ? null : (sum(own.map(({ amount }) => amount)) / totalUses) * 100,
  }
}

export function grossMargin(books: Books, year: number): number | null {
  const sales = inYear(books, 'sales', year)
  return sales < nothing ? null : (inYear(books, 'grossProfit', year) / sales) * 100
}

/** Repayments of the line of credit are no payments on a loan, but its interest is interest. */
export function debtCover(books: Books, year: number) {
  const lineInterest = inYear(books, 'lineInterest', year)
  const payments = inYear(books, 'loanInterest', year) + lineInterest + inYear(books, 'principal', year)
  const { from, to } = monthsOfYear(year)
  const inFull =
    lineInterest + books.loans.reduce((sum, { fullPayments }) => sum + total(fullPayments, from, to), 0)
  if (payments < nothing) return null
  const before = inYear(books, 'ebitda', year)
  const after =
    before -
    inYear(books, 'taxPaid', year) -
    inYear(books, 'ownersPay', year) -
    inYear(books, 'otherDraws', year)
  return {
    beforeOwner: before / payments,
    afterOwner: after / payments,
    beforeOwnerInFull: before / inFull,
    afterOwnerInFull: after / inFull,
  }
}

export function currentRatio(books: Books, year: number): number | null {
  const month = year * 12
  const soonCash =
    at(books, 'cash', month) +
    at(books, 'receivables', month) +
    at(books, 'stock', month) +
    at(books, 'taxPaidAhead', month)
  const soonDue =
    at(books, 'payables', month) +
    at(books, 'taxOwed', month) +
    at(books, 'customersDeposits', month) +
    at(books, 'line', month) +
    at(books, 'loansDueInAYear', month)
  return soonDue < nothing ? null : soonCash / soonDue
}

export function debtToEquity(books: Books, year: number): number | null {
  const equity = at(books, 'totalEquity', year * 12)
  return equity < nothing ? null : at(books, 'totalLiabilities', year * 12) / equity
}

/** All figures, as the product names them. */
export function figuresOf(books: Books) {
  const years = Array.from({ length: lastMonth(books) / 12 }, (_, index) => index + 1)
  return {
    lowestCash: lowestCash(books),
    firstProfitableMonth: firstMonthAbove(books, 'netIncome'),
    lastingProfit: lastingProfit(books),
    firstMonthOfPositiveOperatingCash: firstMonthAbove(books, 'operatingCash'),
    runwayMonths: runway(books),
    ownersSharePercent: sourcesAndUses(books).ownersSharePercent,
    years: years.map((year) => ({
      year,
      grossMarginPercent: grossMargin(books, year),
      debtCover: debtCover(books, year),
      breakEven: breakEven(books, year),
      currentRatio: currentRatio(books, year),
      debtToEquity: debtToEquity(books, year),
    })),
  }
}
