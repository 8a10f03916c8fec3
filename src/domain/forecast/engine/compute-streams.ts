import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { overwriteOr } from './by-hand.ts'
import { addStockTarget } from './compute-stock.ts'
import { add, at, type Grid, row, rowsPerStream, streamRow } from './grid.ts'
import type { Levers } from './levers.ts'
import { computeVolume } from './volume.ts'

/**
 * Sales and direct costs of all streams. Stock is bought by the calculated plan and not by overwritten months, so
 * that overwriting a month changes no month before it.
 */
export function computeStreams(model: ForecastModel, levers: Levers, grid: Grid): void {
  const { streams, startUp } = model
  const keepsStock = streams.some(({ stockDays }) => stockDays > 0)
  const hasOpeningStock = startUp.some(({ kind }) => kind === 'stock')
  const isOverwritten = streams.some(
    ({ volumeByHand, salesByHand, costByHand }) => volumeByHand ?? salesByHand ?? costByHand,
  )
  if (isOverwritten) {
    computeEach(model, levers, grid, false)
    addTargets(model, grid)
    computeEach(model, levers, grid, true)
  } else {
    computeEach(model, levers, grid, false)
    addTargets(model, grid)
  }
  streams.forEach((stream, index) => {
    // Opening stock of a business that keeps none is used up by whatever it sells.
    addTotals(grid, index, stream.stockDays > 0 || (!keepsStock && hasOpeningStock))
  })
}

function computeEach(model: ForecastModel, levers: Levers, grid: Grid, byHand: boolean): void {
  // A stream that is a share of another comes after it.
  for (const isShare of [false, true]) {
    model.streams.forEach(({ shareOf }, index) => {
      if (shareOf >= 0 === isShare) computeStream(model, levers, grid, index, byHand)
    })
  }
}

function computeStream(
  model: ForecastModel,
  levers: Levers,
  grid: Grid,
  index: number,
  byHand: boolean,
): void {
  const stream = model.streams[index]
  if (!stream) return
  const { cells, width } = grid
  const first = grid.streams + index * rowsPerStream
  const volume = (first + streamRow.volume) * width
  const sales = (first + streamRow.sales) * width
  const cost = (first + streamRow.directCost) * width
  const base = (grid.streams + stream.shareOf * rowsPerStream + streamRow.sales) * width
  const later = levers.monthsLater
  const start = stream.start + later
  const salesByHand = byHand ? stream.salesByHand : null
  const costByHand = byHand ? stream.costByHand : null
  const isMoney = stream.kind === 'amount'
  const handFactor = levers.volume * levers.price

  computeVolume(model, stream, levers, grid, first, byHand ? stream.volumeByHand : null)
  let price = isMoney ? levers.price : stream.price * levers.price
  let unitCost = isMoney ? 0 : stream.costPerUnit * levers.directCost
  const costShare = stream.costShare * levers.directCost
  // A month can be written by hand before the start, too.
  for (let month = byHand ? 1 + later : start; month < width; month += 1) {
    if (month > start && (month - start) % 12 === 0) {
      if (!isMoney) price *= 1 + stream.priceRise
      unitCost *= 1 + stream.costRise
    }
    const sold = at(cells, volume + month)
    const calculatedSales = stream.shareOf >= 0 && month >= start ? at(cells, base + month) * stream.share : sold * price
    const salesNow = overwriteOr(salesByHand, month - later, handFactor, calculatedSales)
    cells[sales + month] = salesNow
    const calculatedCost = sold * unitCost + salesNow * costShare
    cells[cost + month] = overwriteOr(
      costByHand,
      month - later,
      levers.volume * levers.directCost,
      calculatedCost,
    )
  }
}

function addTargets(model: ForecastModel, grid: Grid): void {
  model.streams.forEach(({ stockDays }, index) => {
    if (stockDays > 0) addStockTarget(grid, index, stockDays)
  })
}

function addTotals({ cells, width, streams }: Grid, index: number, isStocked: boolean): void {
  const first = streams + index * rowsPerStream
  const newCustomers = (first + streamRow.newCustomers) * width
  const sales = (first + streamRow.sales) * width
  const cost = (first + streamRow.directCost) * width
  for (let month = 1; month < width; month += 1) {
    const costNow = at(cells, cost + month)
    add(cells, row.sales * width + month, at(cells, sales + month))
    add(cells, row.directCost * width + month, costNow)
    add(cells, row.newCustomers * width + month, at(cells, newCustomers + month))
    if (isStocked) add(cells, row.stockedCost * width + month, costNow)
  }
}
