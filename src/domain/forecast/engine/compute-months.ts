import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { overwriteOr } from './by-hand.ts'
import { monthlyRateOf } from './compute-loans.ts'
import { at, type Grid, row } from './grid.ts'
import type { Levers } from './levers.ts'
import { createTaxYear } from './tax-year.ts'

/**
 * Everything that depends on the month before it: line interest on the opening line, profit, tax, cash before the
 * line, the line, and the balance sheet. Interest is charged on the opening balance and the line moves at the month's
 * end, so that no number depends on itself.
 */
export function computeMonths(model: ForecastModel, levers: Levers, grid: Grid): void {
  const { cells, width } = grid
  const lineRate = monthlyRateOf(model.lineRate, levers)
  const tax = createTaxYear(model.taxRate, model.lossLimit)
  const read = (rowNumber: number, month: number) => at(cells, rowNumber * width + month)
  const write = (rowNumber: number, month: number, amount: number) => {
    cells[rowNumber * width + month] = amount
  }
  const openingEquity = 0 - sumExistingDebts(model)
  let cash = 0
  let line = 0
  let deposits = 0
  let contributions = 0
  let retained = 0

  for (let month = 0; month < width; month += 1) {
    // Profit
    const gross = read(row.sales, month) - read(row.directCost, month) - read(row.directPay, month)
    const expenses = read(row.startUpExpenses, month) + read(row.loanFees, month)
    const overhead = read(row.pay, month) + read(row.runningCosts, month) + read(row.badDebt, month)
    const ebitda = gross - overhead - expenses
    const lineInterest = line * lineRate
    const interest = read(row.loanInterest, month) + lineInterest
    const beforeTax = ebitda - read(row.depreciation, month) - interest
    tax.addMonth(month, beforeTax)
    const net = beforeTax - tax.charge
    write(row.grossProfit, month, gross)
    write(row.ebitda, month, ebitda)
    write(row.lineInterest, month, lineInterest)
    write(row.profitBeforeTax, month, beforeTax)
    write(row.tax, month, tax.charge)
    write(row.netIncome, month, net)
    write(row.profitYearToDate, month, tax.profitYearToDate)
    write(row.taxYearToDate, month, tax.taxYearToDate)
    write(row.lossesBefore, month, tax.lossesBefore)

    // Cash before the line
    const people = read(row.pay, month) + read(row.directPay, month)
    const suppliers = read(row.suppliersPaid, month) + read(row.openingStockPaid, month)
    const operating = read(row.receipts, month) - suppliers - people - expenses - interest - tax.paid
    const depositsPaid = read(row.depositsPaid, month)
    const investing = 0 - read(row.assetsBought, month) - depositsPaid
    const given = read(row.ownerMoney, month) + read(row.investorMoney, month) + read(row.grants, month)
    const otherDraws = month === 0 ? 0 : overwriteOr(model.drawsByHand, month, 1, model.draws)
    const draws = read(row.ownersPay, month) + otherDraws
    const borrowed = read(row.loansReceived, month) - read(row.principal, month)
    const beforeLine = cash + operating + investing + given + borrowed - draws

    // The line
    const missing = model.minimumCash - beforeLine
    const drawn = Math.max(0, Math.min(missing, model.lineLimit - line))
    const repaid = Math.max(0, Math.min(line, -missing))
    line = Math.min(model.lineLimit, Math.max(0, line + drawn - repaid))
    const financing = given + borrowed - draws + drawn - repaid
    write(row.taxPaid, month, tax.paid)
    write(row.operatingCash, month, operating)
    write(row.investingCash, month, investing)
    write(row.lineDrawn, month, drawn)
    write(row.lineRepaid, month, repaid)
    write(row.otherDraws, month, otherDraws)
    write(row.financingCash, month, financing)
    write(row.cashChange, month, operating + investing + financing)
    write(row.openingCash, month, cash)
    cash += operating + investing + financing

    // What is owned and owed
    deposits += depositsPaid
    contributions += given
    retained += net - draws
    const owned = cash + read(row.receivables, month) + read(row.stock, month) + tax.paidAhead
    const assets = owned + deposits + read(row.fixedAssets, month)
    const liabilities = read(row.payables, month) + tax.owed + line + read(row.loanBalance, month)
    const equity = contributions + openingEquity + retained
    write(row.cash, month, cash)
    write(row.taxPaidAhead, month, tax.paidAhead)
    write(row.deposits, month, deposits)
    write(row.totalAssets, month, assets)
    write(row.taxOwed, month, tax.owed)
    write(row.line, month, line)
    write(row.totalLiabilities, month, liabilities)
    write(row.contributions, month, contributions)
    write(row.openingEquity, month, openingEquity)
    write(row.retainedEarnings, month, retained)
    write(row.totalEquity, month, equity)
    write(row.liabilitiesAndEquity, month, liabilities + equity)
  }
}

/** What existing debts bought is not among the assets of month 0, so they begin as negative equity. */
function sumExistingDebts({ loans }: ForecastModel): number {
  return loans.reduce((sum, { isExisting, amount }) => sum + (isExisting ? amount : 0), 0)
}
