import type { ForecastModel, ModelStream } from '#domain/forecast/inputs/forecast-model.ts'
import { add, at, type Grid, readCell, row, rowsPerStream, streamRow } from './grid.ts'
import { addLag } from './lags.ts'

const toCustomers = { paid: row.receipts, owed: row.receivables }

/** What customers pay, before, at and after a delivery, and what of their deposits is still owed to them. */
export function collectFromCustomers(model: ForecastModel, grid: Grid): void {
  const { cells, width } = grid
  const { streams, badDebt, daysUntilCustomersPay } = model
  if (streams.every(({ terms }) => terms === null)) {
    for (let month = 1; month < width; month += 1) {
      const sales = at(cells, row.sales * width + month)
      const lost = sales * badDebt
      cells[row.badDebt * width + month] = lost
      cells[row.netSales * width + month] = sales - lost
    }
    addLag(cells, width, daysUntilCustomersPay, { source: row.netSales, ...toCustomers })
    return
  }
  for (const [index, { terms }] of streams.entries()) {
    const first = grid.streams + index * rowsPerStream
    takeDeposits(terms, grid, first)
    deliver(model, terms, grid, first)
    const days = terms?.days ?? daysUntilCustomersPay
    addLag(cells, width, days, { source: first + streamRow.due, ...toCustomers })
  }
}

/** After the last month, sales are taken to go on as in it. What would arrive before month 0 arrives in it. */
function takeDeposits(terms: ModelStream['terms'], { cells, width }: Grid, first: number): void {
  if (terms === null || terms.deposit === 0) return
  const deposit = (first + streamRow.deposit) * width
  const { monthsBefore } = terms
  const last = width - 1
  for (let month = 0; month < width; month += 1) {
    let open = 0
    for (let ahead = 1; ahead <= monthsBefore; ahead += 1) {
      open += at(cells, deposit + Math.min(month + ahead, last))
    }
    const received = month === 0 ? open : at(cells, deposit + Math.min(month + monthsBefore, last))
    add(cells, row.customersDeposits * width + month, open)
    add(cells, row.depositsReceived * width + month, received)
    add(cells, row.receipts * width + month, received)
  }
}

/** The deposits that arrive in a month, with the months of their deliveries. */
export function listDeposits(
  terms: ModelStream['terms'],
  grid: Grid,
  first: number,
  month: number,
): readonly { readonly amount: number; readonly delivered: number }[] {
  if (terms === null || terms.deposit === 0) return []
  const { monthsBefore } = terms
  const months =
    month === 0 ? Array.from({ length: monthsBefore }, (_, index) => index + 1) : [month + monthsBefore]
  return months.map((delivered) => ({
    amount: readCell(grid, first + streamRow.deposit, Math.min(delivered, grid.width - 1)),
    delivered,
  }))
}

/** A deposit is used for the sale, and only what is left of it can go unpaid. More than is delivered stays a debt. */
function deliver(
  { badDebt }: ForecastModel,
  terms: ModelStream['terms'],
  { cells, width }: Grid,
  first: number,
): void {
  const hasDeposit = terms !== null && terms.deposit > 0
  let ahead = 0
  for (let month = 1; month < width; month += 1) {
    const sales = at(cells, (first + streamRow.sales) * width + month)
    const paid = ahead + (hasDeposit ? at(cells, (first + streamRow.deposit) * width + month) : 0)
    const used = Math.min(sales, paid)
    ahead = paid - used
    const lost = (sales - used) * badDebt
    cells[(first + streamRow.due) * width + month] = sales - used - lost
    add(cells, row.badDebt * width + month, lost)
    add(cells, row.netSales * width + month, sales - lost)
    add(cells, row.depositsUsed * width + month, used)
    add(cells, row.customersDeposits * width + month, ahead)
  }
}
