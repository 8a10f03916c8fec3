import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { overwriteOr } from './apply-overwrites.ts'
import { at, type Grid, row } from './grid.ts'

/** All that does not depend on the month before: profit down to EBITDA, and the cash that moves before the line. */
export function computeBeforeLine(model: ForecastModel, grid: Grid): void {
  computeEbitda(grid)
  computeOperations(grid)
  computeOwnersAndLenders(model, grid)
}

function computeEbitda({ cells, width }: Grid): void {
  for (let month = 0; month < width; month += 1) {
    const direct = at(cells, row.directCost * width + month) + at(cells, row.directPay * width + month)
    const gross = at(cells, row.sales * width + month) - direct
    const overhead = at(cells, row.pay * width + month) + at(cells, row.runningCosts * width + month)
    const once = at(cells, row.startUpExpenses * width + month) + at(cells, row.loanFees * width + month)
    cells[row.grossProfit * width + month] = gross
    cells[row.ebitda * width + month] = gross - overhead - at(cells, row.badDebt * width + month) - once
  }
}

function computeOperations({ cells, width }: Grid): void {
  for (let month = 0; month < width; month += 1) {
    const suppliers =
      at(cells, row.suppliersPaid * width + month) + at(cells, row.openingStockPaid * width + month)
    const people = at(cells, row.pay * width + month) + at(cells, row.directPay * width + month)
    const once = at(cells, row.startUpExpenses * width + month) + at(cells, row.loanFees * width + month)
    cells[row.cashBeforeInterest * width + month] =
      at(cells, row.receipts * width + month) - suppliers - people - once
  }
}

function computeOwnersAndLenders({ draws, drawsByHand }: ForecastModel, { cells, width }: Grid): void {
  let contributions = 0
  let deposits = 0
  for (let month = 0; month < width; month += 1) {
    const given = at(cells, row.ownerMoney * width + month) + at(cells, row.investorMoney * width + month)
    // A grant brings cash but belongs to no owner.
    const granted = at(cells, row.grants * width + month)
    const borrowed = at(cells, row.loansReceived * width + month) - at(cells, row.principal * width + month)
    const drawn = month === 0 ? 0 : overwriteOr(drawsByHand, month, 1, draws)
    const paid = at(cells, row.depositsPaid * width + month)
    contributions += given
    deposits += paid
    cells[row.otherDraws * width + month] = drawn
    cells[row.cashOfOwnersAndLenders * width + month] =
      given + granted + borrowed - at(cells, row.ownersPay * width + month) - drawn
    cells[row.investingCash * width + month] = 0 - at(cells, row.assetsBought * width + month) - paid
    cells[row.contributions * width + month] = contributions
    cells[row.deposits * width + month] = deposits
  }
}
