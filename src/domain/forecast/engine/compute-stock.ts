import { add, at, type Grid, row, rowsPerStream, streamRow } from './grid.ts'
import { splitDays } from './lags.ts'

/** Stock for the next days of sales. After the last month, sales are taken to go on as in it. */
export function addStockTarget({ cells, width, streams }: Grid, index: number, days: number): void {
  const cost = (streams + index * rowsPerStream + streamRow.directCost) * width
  const target = row.stockTarget * width
  const { whole, part } = splitDays(days)
  const last = width - 1
  for (let month = 1; month < width; month += 1) {
    let needed = at(cells, cost + Math.min(month + whole + 1, last)) * part
    for (let ahead = 1; ahead <= whole; ahead += 1) needed += at(cells, cost + Math.min(month + ahead, last))
    add(cells, target + month, needed)
  }
}

/** What is bought in each month. Start-up stock arrives and is paid for outside of this. */
export function computePurchases({ cells, width }: Grid): void {
  const stock = row.stock * width
  const openingStock = row.openingStockPaid * width
  const stocked = row.stockedCost * width
  const direct = row.directCost * width
  const target = row.stockTarget * width
  const purchases = row.purchases * width
  cells[stock] = at(cells, openingStock)
  for (let month = 1; month < width; month += 1) {
    const held = at(cells, stock + month - 1) + at(cells, openingStock + month)
    const used = at(cells, stocked + month)
    const wanted = at(cells, target + month)
    cells[purchases + month] = Math.max(0, used + wanted - held) + (at(cells, direct + month) - used)
    cells[stock + month] = Math.max(held - used, wanted)
  }
}
