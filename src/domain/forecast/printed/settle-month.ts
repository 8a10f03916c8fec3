import {
  at,
  type Grid,
  loanRow,
  row,
  rowsPerLoan,
  rowsPerStream,
  streamRow,
} from '#domain/forecast/engine/grid.ts'
import type { ForecastRows } from '#domain/forecast/statements/item-lines.ts'
import { findLine, lineDefinitions, statementIds } from '#domain/forecast/statements/line-definitions.ts'
import { roundWhole, settle } from './whole-amounts.ts'

/** The cells of one month. */
interface Month {
  exact: (rowNumber: number) => number
  read: (rowNumber: number) => number
  /** Of the month before, or 0. */
  before: (rowNumber: number) => number
  write: (rowNumber: number, amount: number) => void
}

/** Calculates all other lines of a month from its rounded ones. */
export function settleMonth(forecast: ForecastRows, shown: Grid, number: number): void {
  const { cells, width } = shown
  const month: Month = {
    exact: (rowNumber) => at(forecast.grid.cells, rowNumber * width + number),
    read: (rowNumber) => at(cells, rowNumber * width + number),
    before: (rowNumber) => (number === 0 ? 0 : at(cells, rowNumber * width + number - 1)),
    write: (rowNumber, amount) => {
      // Adding 0 turns -0 into 0.
      cells[rowNumber * width + number] = amount + 0
    },
  }
  addItems(forecast, month)
  settleLoans(forecast, month, number)
  settleCustomers(month)
  settleSuppliers(month)
  settleTax(month)
  settleOwners(month)
  month.write(row.openingCash, month.before(row.cash))
  for (const { target, parts } of totals) {
    let sum = 0
    for (const { rowNumber, sign } of parts) sum += sign * month.read(rowNumber)
    month.write(target, sum)
    if (target === row.netIncome) settleProfit(month)
  }
}

/** Each total of the statements with the rows that it adds up, in an order in which all are known. */
const totals = statementIds.flatMap((id) =>
  lineDefinitions[id]
    .filter(({ parts }) => parts.length > 0)
    .map(({ rows, parts }) => ({
      target: row[rows[0] ?? 'cash'],
      parts: parts.flatMap((part) => {
        const line = findLine(part)
        return (line?.rows ?? []).map((name) => ({ rowNumber: row[name], sign: line?.sign ?? 1 }))
      }),
    })),
)

/** Sums in variables, because a forecast may have more than a hundred items in each of its months. */
function addItems({ model, grid }: ForecastRows, { read, write }: Month): void {
  let sales = 0
  let directCost = 0
  for (let first = grid.streams; first < grid.people; first += rowsPerStream) {
    sales += read(first + streamRow.sales)
    directCost += read(first + streamRow.directCost)
  }
  const pay = { direct: 0, indirect: 0, draw: 0 }
  for (const [index, { kind }] of model.people.entries()) pay[kind] += read(grid.people + index)
  let runningCosts = 0
  for (let item = grid.costs; item < grid.loans; item += 1) runningCosts += read(item)
  write(row.sales, sales)
  write(row.directCost, directCost)
  write(row.directPay, pay.direct)
  write(row.pay, pay.indirect)
  write(row.ownersPay, pay.draw)
  write(row.runningCosts, runningCosts)
}

/** What is owed on each loan is rounded, and its principal is the change. */
function settleLoans({ model, grid }: ForecastRows, month: Month, number: number): void {
  const { exact, read, before, write } = month
  const sums = { received: 0, interest: 0, principal: 0, balance: 0, existing: 0 }
  for (const [index, { amount, month: arrives, isExisting }] of model.loans.entries()) {
    const first = grid.loans + index * rowsPerLoan
    const received = arrives === number ? roundWhole(amount) : 0
    const balance = roundWhole(exact(first + loanRow.balance))
    const principal = before(first + loanRow.balance) + received - balance
    write(first + loanRow.balance, balance)
    write(first + loanRow.principal, principal)
    sums.interest += read(first + loanRow.interest)
    sums.principal += principal
    sums.balance += balance
    if (isExisting) sums.existing += roundWhole(amount)
    else sums.received += received
  }
  write(row.loansReceived, sums.received)
  write(row.loanInterest, sums.interest)
  write(row.principal, sums.principal)
  write(row.loanBalance, sums.balance)
  const isAllLater = Math.abs(exact(row.loansDueInAYear)) < 1e-6
  const later = Math.min(sums.balance, isAllLater ? sums.balance : roundWhole(exact(row.loansDueLater)))
  write(row.loansDueLater, later)
  write(row.loansDueInAYear, sums.balance - later)
  write(row.openingEquity, 0 - sums.existing)
}

function settleCustomers({ exact, read, before, write }: Month): void {
  const due = read(row.sales) - read(row.badDebt)
  const owed = before(row.receivables)
  const paid = settle({ before: owed, added: due, owed: exact(row.receivables), paid: exact(row.receipts) })
  write(row.netSales, due)
  write(row.receipts, paid)
  write(row.receivables, owed + due - paid)
}

/** What is bought is on no statement. It leads from the stock and its use to what suppliers are owed. */
function settleSuppliers({ exact, read, before, write }: Month): void {
  const used = read(row.directCost)
  const arrived = before(row.stock) + read(row.openingStockPaid)
  const taken = settle({
    before: arrived,
    added: 0 - used,
    owed: exact(row.stock),
    paid: 0 - exact(row.purchases),
  })
  const due = read(row.runningCosts) - taken
  const owed = before(row.payables)
  const paid = settle({
    before: owed,
    added: due,
    owed: exact(row.payables),
    paid: exact(row.suppliersPaid),
  })
  write(row.purchases, 0 - taken)
  write(row.stock, arrived - used - taken)
  write(row.onSupplierTerms, due)
  write(row.suppliersPaid, paid)
  write(row.payables, owed + due - paid)
}

/** Tax owed and tax paid ahead are one balance, on the side on which it is. */
function settleTax({ exact, read, before, write }: Month): void {
  const owed = before(row.taxOwed) - before(row.taxPaidAhead)
  const paid = settle({
    before: owed,
    added: read(row.tax),
    owed: exact(row.taxOwed) - exact(row.taxPaidAhead),
    paid: exact(row.taxPaid),
  })
  const balance = owed + read(row.tax) - paid
  write(row.taxPaid, paid)
  write(row.taxOwed, Math.max(0, balance))
  write(row.taxPaidAhead, Math.max(0, 0 - balance))
}

function settleOwners({ exact, read, before, write }: Month): void {
  const line = roundWhole(exact(row.line))
  const change = line - before(row.line)
  write(row.line, line)
  write(row.lineDrawn, Math.max(0, change))
  write(row.lineRepaid, Math.max(0, 0 - change))
  const given = read(row.ownerMoney) + read(row.investorMoney) + read(row.grants)
  write(row.contributions, before(row.contributions) + given)
  write(row.deposits, before(row.deposits) + read(row.depositsPaid))
  write(row.fixedAssets, before(row.fixedAssets) + read(row.assetsBought) - read(row.depreciation))
}

function settleProfit({ read, before, write }: Month): void {
  const draws = read(row.ownersPay) + read(row.otherDraws)
  write(row.retainedEarnings, before(row.retainedEarnings) + read(row.netIncome) - draws)
}
