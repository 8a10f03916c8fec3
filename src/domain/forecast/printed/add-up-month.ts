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

/** The cells of one month. A class, so that not every month of every change makes functions of its own. */
class Month {
  readonly cells: Float64Array
  readonly exactCells: Float64Array
  readonly width: number
  readonly number: number

  constructor(exact: Grid, shown: Grid, number: number) {
    this.cells = shown.cells
    this.exactCells = exact.cells
    this.width = shown.width
    this.number = number
  }

  exact(rowNumber: number): number {
    return at(this.exactCells, rowNumber * this.width + this.number)
  }

  read(rowNumber: number): number {
    return at(this.cells, rowNumber * this.width + this.number)
  }

  /** Of the month before, or 0. */
  before(rowNumber: number): number {
    return this.number === 0 ? 0 : at(this.cells, rowNumber * this.width + this.number - 1)
  }

  write(rowNumber: number, amount: number): void {
    // Adding 0 turns -0 into 0.
    this.cells[rowNumber * this.width + this.number] = amount + 0
  }
}

/** Calculates all other lines of a month from its rounded ones. */
export function addUpMonth(forecast: ForecastRows, shown: Grid, number: number): void {
  const month = new Month(forecast.grid, shown, number)
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
function addItems({ model, grid }: ForecastRows, month: Month): void {
  let sales = 0
  let directCost = 0
  for (let first = grid.streams; first < grid.people; first += rowsPerStream) {
    sales += month.read(first + streamRow.sales)
    directCost += month.read(first + streamRow.directCost)
  }
  let directPay = 0
  let pay = 0
  let draws = 0
  for (let index = 0; index < model.people.length; index += 1) {
    const amount = month.read(grid.people + index)
    const kind = model.people[index]?.kind
    if (kind === 'direct') directPay += amount
    else if (kind === 'draw') draws += amount
    else pay += amount
  }
  let runningCosts = 0
  for (let item = grid.costs; item < grid.loans; item += 1) runningCosts += month.read(item)
  month.write(row.sales, sales)
  month.write(row.directCost, directCost)
  month.write(row.directPay, directPay)
  month.write(row.pay, pay)
  month.write(row.ownersPay, draws)
  month.write(row.runningCosts, runningCosts)
}

/** What is owed on each loan is rounded, and its principal is the change. */
function settleLoans({ model, grid }: ForecastRows, month: Month, number: number): void {
  const sums = { received: 0, interest: 0, principal: 0, balance: 0, existing: 0 }
  for (const [index, { amount, month: arrives, isExisting }] of model.loans.entries()) {
    const first = grid.loans + index * rowsPerLoan
    const received = arrives === number ? roundWhole(amount) : 0
    const balance = roundWhole(month.exact(first + loanRow.balance))
    const principal = month.before(first + loanRow.balance) + received - balance
    month.write(first + loanRow.balance, balance)
    month.write(first + loanRow.principal, principal)
    sums.interest += month.read(first + loanRow.interest)
    sums.principal += principal
    sums.balance += balance
    if (isExisting) sums.existing += roundWhole(amount)
    else sums.received += received
  }
  month.write(row.loansReceived, sums.received)
  month.write(row.loanInterest, sums.interest)
  month.write(row.principal, sums.principal)
  month.write(row.loanBalance, sums.balance)
  const isAllLater = Math.abs(month.exact(row.loansDueInAYear)) < 1e-6
  const later = Math.min(sums.balance, isAllLater ? sums.balance : roundWhole(month.exact(row.loansDueLater)))
  month.write(row.loansDueLater, later)
  month.write(row.loansDueInAYear, sums.balance - later)
  month.write(row.openingEquity, 0 - sums.existing)
}

/** What customers owe and what is owed to them for deposits are two balances, with one line of receipts. */
function settleCustomers(month: Month): void {
  const due = month.read(row.sales) - month.read(row.badDebt)
  const owed = month.before(row.receivables) - month.before(row.customersDeposits)
  const held = month.exact(row.customersDeposits)
  const paid = settle({
    before: owed,
    added: due,
    owed: month.exact(row.receivables),
    held,
    paid: month.exact(row.receipts),
  })
  const deposits = roundWhole(held)
  month.write(row.netSales, due)
  month.write(row.receipts, paid)
  month.write(row.customersDeposits, deposits)
  month.write(row.receivables, owed + due - paid + deposits)
}

/** What is bought is on no statement. It leads from the stock and its use to what suppliers are owed. */
function settleSuppliers(month: Month): void {
  const used = month.read(row.directCost)
  const arrived = month.before(row.stock) + month.read(row.openingStockPaid)
  const taken = settle({
    before: arrived,
    added: 0 - used,
    owed: month.exact(row.stock),
    paid: 0 - month.exact(row.purchases),
  })
  const due = month.read(row.runningCosts) - taken
  const owed = month.before(row.payables)
  const paid = settle({
    before: owed,
    added: due,
    owed: month.exact(row.payables),
    paid: month.exact(row.suppliersPaid),
  })
  month.write(row.purchases, 0 - taken)
  month.write(row.stock, arrived - used - taken)
  month.write(row.onSupplierTerms, due)
  month.write(row.suppliersPaid, paid)
  month.write(row.payables, owed + due - paid)
}

/** Tax owed and tax paid ahead are one balance, on the side on which it is. */
function settleTax(month: Month): void {
  const owed = month.before(row.taxOwed) - month.before(row.taxPaidAhead)
  const paid = settle({
    before: owed,
    added: month.read(row.tax),
    owed: month.exact(row.taxOwed) - month.exact(row.taxPaidAhead),
    paid: month.exact(row.taxPaid),
  })
  const balance = owed + month.read(row.tax) - paid
  month.write(row.taxPaid, paid)
  month.write(row.taxOwed, Math.max(0, balance))
  month.write(row.taxPaidAhead, Math.max(0, 0 - balance))
}

function settleOwners(month: Month): void {
  const line = roundWhole(month.exact(row.line))
  const change = line - month.before(row.line)
  month.write(row.line, line)
  month.write(row.lineDrawn, Math.max(0, change))
  month.write(row.lineRepaid, Math.max(0, 0 - change))
  const given = month.read(row.ownerMoney) + month.read(row.investorMoney)
  month.write(row.contributions, month.before(row.contributions) + given)
  month.write(
    row.deferredGrants,
    month.before(row.deferredGrants) + month.read(row.grants) - month.read(row.grantIncome),
  )
  month.write(row.deposits, month.before(row.deposits) + month.read(row.depositsPaid))
  month.write(
    row.fixedAssets,
    month.before(row.fixedAssets) + month.read(row.assetsBought) - month.read(row.depreciation),
  )
}

function settleProfit(month: Month): void {
  const draws = month.read(row.ownersPay) + month.read(row.otherDraws)
  month.write(row.retainedEarnings, month.before(row.retainedEarnings) + month.read(row.netIncome) - draws)
}
