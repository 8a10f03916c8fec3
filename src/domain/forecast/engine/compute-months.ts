import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { monthlyRateOf } from './compute-loans.ts'
import { at, type Grid, row } from './grid.ts'
import type { Levers } from './levers.ts'
import { createTaxYear } from './tax-year.ts'

/**
 * What depends on the month before: interest on the opening line, profit, tax, cash before the line, then the line.
 * Interest is charged on the opening balance and the line moves at the month's end, so no number depends on itself.
 */
export function computeMonths(model: ForecastModel, levers: Levers, { cells, width }: Grid): void {
  const { minimumCash, lineLimit } = model
  const lineRate = monthlyRateOf(model.lineRate, levers)
  const tax = createTaxYear(model.taxRate, model.lossLimit)
  let cash = 0
  let line = 0
  for (let month = 0; month < width; month += 1) {
    const lineInterest = line * lineRate
    const interest = at(cells, row.loanInterest * width + month) + lineInterest
    const wear = at(cells, row.depreciation * width + month)
    const granted = at(cells, row.grantIncome * width + month)
    const profit = at(cells, row.ebitda * width + month) + granted - wear - interest
    tax.addMonth(month, profit)
    cells[row.lineInterest * width + month] = lineInterest
    cells[row.profitBeforeTax * width + month] = profit
    cells[row.tax * width + month] = tax.charge
    cells[row.netIncome * width + month] = profit - tax.charge
    cells[row.taxPaid * width + month] = tax.paid
    cells[row.taxOwed * width + month] = tax.owed
    cells[row.taxPaidAhead * width + month] = tax.paidAhead
    cells[row.profitYearToDate * width + month] = tax.profitYearToDate
    cells[row.taxYearToDate * width + month] = tax.taxYearToDate
    cells[row.lossesBefore * width + month] = tax.lossesBefore

    const operating = at(cells, row.cashBeforeInterest * width + month) - interest - tax.paid
    const investing = at(cells, row.investingCash * width + month)
    const others = at(cells, row.cashOfOwnersAndLenders * width + month)
    const missing = minimumCash - (cash + operating + investing + others)
    const drawn = Math.max(0, Math.min(missing, lineLimit - line))
    const repaid = Math.max(0, Math.min(line, 0 - missing))
    // Only a rounding can take it out of its limits.
    line = Math.min(lineLimit, Math.max(0, line + drawn - repaid))
    const financing = others + drawn - repaid
    const change = operating + investing + financing
    cells[row.operatingCash * width + month] = operating
    cells[row.lineDrawn * width + month] = drawn
    cells[row.lineRepaid * width + month] = repaid
    cells[row.financingCash * width + month] = financing
    cells[row.cashChange * width + month] = change
    cells[row.openingCash * width + month] = cash
    cash += change
    cells[row.cash * width + month] = cash
    cells[row.line * width + month] = line
  }
}
