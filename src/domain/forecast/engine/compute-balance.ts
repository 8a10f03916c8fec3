import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { at, type Grid, row } from './grid.ts'

/** What is owned, and to whom it belongs. Both sides are summed on their own, so that a fault shows. */
export function computeBalance({ loans }: ForecastModel, { cells, width }: Grid): void {
  // What existing debts bought is not among the assets of month 0, so they begin as negative equity.
  const existing = loans.reduce((sum, { isExisting, amount }) => sum + (isExisting ? amount : 0), 0)
  const openingEquity = 0 - existing
  let retained = 0
  for (let month = 0; month < width; month += 1) {
    const assets =
      at(cells, row.cash * width + month) +
      at(cells, row.receivables * width + month) +
      at(cells, row.stock * width + month) +
      at(cells, row.taxPaidAhead * width + month) +
      at(cells, row.deposits * width + month) +
      at(cells, row.fixedAssets * width + month)
    const liabilities =
      at(cells, row.payables * width + month) +
      at(cells, row.taxOwed * width + month) +
      at(cells, row.customersDeposits * width + month) +
      at(cells, row.deferredGrants * width + month) +
      at(cells, row.line * width + month) +
      at(cells, row.loanBalance * width + month)
    const draws = at(cells, row.ownersPay * width + month) + at(cells, row.otherDraws * width + month)
    retained += at(cells, row.netIncome * width + month) - draws
    const equity = at(cells, row.contributions * width + month) + openingEquity + retained
    cells[row.totalAssets * width + month] = assets
    cells[row.totalLiabilities * width + month] = liabilities
    cells[row.openingEquity * width + month] = openingEquity
    cells[row.retainedEarnings * width + month] = retained
    cells[row.totalEquity * width + month] = equity
    cells[row.liabilitiesAndEquity * width + month] = liabilities + equity
  }
}
