import type { ForecastModel, ModelStream } from '#domain/forecast/inputs/forecast-model.ts'
import { overwriteOr } from './apply-overwrites.ts'
import { addStockTarget, findStockUse } from './compute-stock.ts'
import { addRow, at, type Grid, row, rowsPerStream, streamRow } from './grid.ts'
import type { Levers } from './levers.ts'
import { computeVolume } from './volume.ts'

/**
 * Sales and direct costs of all streams, first at list prices, on which most costs depend, then at the prices that are
 * paid. Stock is bought and deposits are taken by the calculated plan and not by overwritten months, so that
 * overwriting a month changes no month before it.
 */
export function computeStreams(model: ForecastModel, levers: Levers, grid: Grid): void {
  const { streams } = model
  const isOverwritten = streams.some(
    ({ volumeByHand, salesByHand, costByHand }) => volumeByHand ?? salesByHand ?? costByHand,
  )
  computeEach(model, levers, grid, false)
  for (const [index, { stockDays, terms }] of streams.entries()) {
    if (stockDays > 0) addStockTarget(grid, index, stockDays)
    if (terms !== null && terms.deposit > 0) noteDeposits(grid, index, terms.deposit)
  }
  if (isOverwritten) computeEach(model, levers, grid, true)
  lowerPrices(model, levers.price, grid)
  addTotals(model, grid)
}

function computeEach(model: ForecastModel, levers: Levers, grid: Grid, byHand: boolean): void {
  for (const [index, stream] of model.streams.entries()) {
    if (stream.shareOf < 0) computeStream(model, stream, levers, grid, index, byHand)
  }
  // A stream that is a share of another comes after it.
  for (const [index, stream] of model.streams.entries()) {
    if (stream.shareOf >= 0) computeStream(model, stream, levers, grid, index, byHand)
  }
}

function computeStream(
  model: ForecastModel,
  stream: ModelStream,
  levers: Levers,
  grid: Grid,
  index: number,
  byHand: boolean,
): void {
  const { cells, width } = grid
  const first = grid.streams + index * rowsPerStream
  const volume = (first + streamRow.volume) * width
  const sales = (first + streamRow.sales) * width
  const cost = (first + streamRow.directCost) * width
  const start = stream.start + levers.monthsLater
  const isMoney = stream.kind === 'amount'
  const priceRise = isMoney ? 1 : 1 + stream.priceRise
  const costRise = 1 + stream.costRise
  const costShare = stream.costShare * levers.directCost * (stream.costOf === 'paid' ? levers.price : 1)
  // A share of sales has the price of what it is a share of.
  let price = stream.shareOf >= 0 || isMoney ? 1 : stream.price
  let unitCost = isMoney ? 0 : stream.costPerUnit * levers.directCost

  computeVolume(model, stream, levers, grid, first, byHand ? stream.volumeByHand : null)
  if (stream.shareOf >= 0) takeShare(stream, grid, volume, start)
  // A month can be written by hand before the start, too.
  let month = byHand ? 1 + levers.monthsLater : start
  for (let yearEnd = Math.min(start + 12, width); month < width; yearEnd = Math.min(yearEnd + 12, width)) {
    for (; month < yearEnd; month += 1) {
      const sold = at(cells, volume + month)
      cells[sales + month] = sold * price
      cells[cost + month] = sold * unitCost + sold * price * costShare
    }
    price *= priceRise
    unitCost *= costRise
  }
  if (byHand) writeByHand(stream, levers, grid, first, costShare)
}

/** The share of another stream's sales. It is in the row of volumes, because it has no price of its own. */
function takeShare({ shareOf, share }: ModelStream, grid: Grid, volume: number, start: number): void {
  const { cells, width, streams } = grid
  const base = (streams + shareOf * rowsPerStream + streamRow.sales) * width
  for (let month = start; month < width; month += 1) {
    cells[volume + month] = at(cells, base + month) * share
  }
}

function writeByHand(
  { salesByHand, costByHand }: ModelStream,
  { volume, directCost, monthsLater }: Levers,
  { cells, width }: Grid,
  first: number,
  costShare: number,
): void {
  const sales = (first + streamRow.sales) * width
  const cost = (first + streamRow.directCost) * width
  for (let month = 1 + monthsLater; month < width; month += 1) {
    const planned = at(cells, sales + month)
    const sold = overwriteOr(salesByHand, month - monthsLater, volume, planned)
    // The cost of a unit stays, and the share of sales follows the sales.
    const spent = Math.max(0, at(cells, cost + month) + (sold - planned) * costShare)
    cells[sales + month] = sold
    cells[cost + month] = overwriteOr(costByHand, month - monthsLater, volume * directCost, spent)
  }
}

/** By the sales as they are calculated. */
function noteDeposits({ cells, width, streams }: Grid, index: number, share: number): void {
  const first = streams + index * rowsPerStream
  const sales = (first + streamRow.sales) * width
  const deposit = (first + streamRow.deposit) * width
  for (let month = 1; month < width; month += 1) cells[deposit + month] = at(cells, sales + month) * share
}

/** From list prices to those that are paid. Costs stay as they are. */
function lowerPrices({ streams }: ForecastModel, factor: number, grid: Grid): void {
  const { cells, width } = grid
  for (let index = 0; index < streams.length; index += 1) {
    const first = grid.streams + index * rowsPerStream
    addRow(grid, first + streamRow.sales, row.listSales)
    if (factor === 1) continue
    for (const lowered of [first + streamRow.sales, first + streamRow.deposit]) {
      for (let cell = lowered * width; cell < (lowered + 1) * width; cell += 1) {
        cells[cell] = at(cells, cell) * factor
      }
    }
  }
}

function addTotals(model: ForecastModel, grid: Grid): void {
  const { streams } = model
  const drawsOnStock = findStockUse(model)
  for (let index = 0; index < streams.length; index += 1) {
    const stream = streams[index]
    if (!stream) continue
    const first = grid.streams + index * rowsPerStream
    addRow(grid, first + streamRow.sales, row.sales)
    addRow(grid, first + streamRow.directCost, row.directCost)
    if (stream.kind === 'recurring') addRow(grid, first + streamRow.newCustomers, row.newCustomers)
    if (drawsOnStock(stream)) addRow(grid, first + streamRow.directCost, row.stockedCost)
  }
}
