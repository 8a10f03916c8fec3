import type { ForecastModel, ModelStream } from '#domain/forecast/inputs/forecast-model.ts'
import { add, at, type Grid, row, rowsPerStream, streamRow } from './grid.ts'
import { splitDays } from './lags.ts'

/** Stock for the next days of sales. After the last month, sales are taken to go on as in it. */
export function addStockTarget({ cells, width, streams }: Grid, index: number, days: number): void {
  const cost = (streams + index * rowsPerStream + streamRow.directCost) * width
  const own = (streams + index * rowsPerStream + streamRow.stockTarget) * width
  const target = row.stockTarget * width
  const { whole, part } = splitDays(days)
  const last = width - 1
  for (let month = 1; month < width; month += 1) {
    let needed = at(cells, cost + Math.min(month + whole + 1, last)) * part
    for (let ahead = 1; ahead <= whole; ahead += 1) needed += at(cells, cost + Math.min(month + ahead, last))
    cells[own + month] = needed
    add(cells, target + month, needed)
  }
}

/** Whether a stream is sold from stock. Opening stock of a business that keeps none is used up by whatever it sells. */
export function findStockUse({ streams, startUp }: ForecastModel): (stream: ModelStream) => boolean {
  const keepsStock = streams.some(({ stockDays }) => stockDays > 0)
  const hasOpeningStock = startUp.some(({ kind }) => kind === 'stock')
  return ({ stockDays }) => stockDays > 0 || (!keepsStock && hasOpeningStock)
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

/** What is bought for each stream: its direct cost, or what it needs of the one stock that all draw on. */
export function divideStock(model: ForecastModel, { cells, width, streams }: Grid): void {
  const drawsOnStock = findStockUse(model)
  const used = row.stockedCost * width
  for (const [index, stream] of model.streams.entries()) {
    const first = streams + index * rowsPerStream
    const cost = (first + streamRow.directCost) * width
    const target = (first + streamRow.stockTarget) * width
    const bought = (first + streamRow.bought) * width
    const isStocked = drawsOnStock(stream)
    for (let month = 1; month < width; month += 1) {
      const needed = at(cells, cost + month) + at(cells, target + month)
      const ofAll = at(cells, used + month) + at(cells, row.stockTarget * width + month)
      const others = at(cells, row.directCost * width + month) - at(cells, used + month)
      const forStock = Math.max(0, at(cells, row.purchases * width + month) - others)
      cells[bought + month] = !isStocked ? needed : ofAll === 0 ? 0 : forStock * (needed / ofAll)
    }
  }
}
