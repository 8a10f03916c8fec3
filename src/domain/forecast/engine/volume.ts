import type { ByHand, ForecastModel, ModelStream } from '#domain/forecast/inputs/forecast-model.ts'
import { overwriteOr } from './apply-overwrites.ts'
import { at, type Grid, streamRow } from './grid.ts'
import type { Levers } from './levers.ts'

/** How many are sold in each month: units, customers or hours, or money for an amount. */
export function computeVolume(
  model: ForecastModel,
  stream: ModelStream,
  levers: Levers,
  grid: Grid,
  first: number,
  byHand: ByHand,
): void {
  if (stream.shareOf >= 0) return
  const volume = (first + streamRow.volume) * grid.width
  const start = stream.start + levers.monthsLater
  if (stream.kind === 'recurring') {
    const joined = (first + streamRow.newCustomers) * grid.width
    writeCurve(model, stream, levers.volume, grid, volume, start, Infinity)
    countCustomers(stream, levers, grid, volume, joined, byHand)
    return
  }
  writeCurve(model, stream, levers.volume, grid, volume, start, stream.capacity)
  if (stream.kind === 'amount') writeTyped(stream, levers.volume, grid, volume, start)
  if (byHand) overwriteVolume(byHand, levers, grid, volume)
}

/** What the curve, the growth and the season ask for, up to a limit. */
function writeCurve(
  model: ForecastModel,
  stream: ModelStream,
  factor: number,
  { cells, width }: Grid,
  volume: number,
  start: number,
  limit: number,
): void {
  const size = sizeOf(stream)
  const { season, inMonth1, inMonth6, inMonth12 } = stream
  const early = (inMonth6 - inMonth1) / 5
  const late = (inMonth12 - inMonth6) / 6
  let calendarMonth = (model.firstCalendarMonth + start - 1) % 12
  // A year's growth comes in equal steps, so that there is no jump between two years.
  let reached = inMonth12
  let step = (inMonth12 * stream.growth2) / 12
  let inYear = 0
  for (let month = start; month < width; month += 1) {
    const age = month - start + 1
    let wanted = 0
    if (age > 12) {
      inYear += 1
      wanted = reached + step * inYear
      if (inYear === 12) {
        reached = wanted
        step = (reached * stream.growth3) / 12
        inYear = 0
      }
    } else {
      wanted = age > 6 ? inMonth6 + late * (age - 6) : inMonth1 + early * (age - 1)
    }
    if (season !== null) {
      wanted *= season[calendarMonth] ?? 1
      calendarMonth = calendarMonth === 11 ? 0 : calendarMonth + 1
    }
    // Only a rounding can take it below 0.
    cells[volume + month] = Math.min(Math.max(0, wanted) * factor, limit) * size
  }
}

/** An amount that is typed for a month replaces the curve's, season and all. */
function writeTyped(
  { amounts, capacity }: ModelStream,
  factor: number,
  { cells, width }: Grid,
  volume: number,
  start: number,
): void {
  for (const [index, amount] of amounts.entries()) {
    if (amount === null || start + index >= width) continue
    cells[volume + start + index] = Math.min(amount * factor, capacity)
  }
}

/** Customers stay but for the churn, new ones join, and all are billed in the month in which they join. */
function countCustomers(
  stream: ModelStream,
  levers: Levers,
  { cells, width }: Grid,
  volume: number,
  joined: number,
  byHand: ByHand,
): void {
  const start = stream.start + levers.monthsLater
  const { capacity } = stream
  const kept = 1 - stream.churn
  let customers = Math.min(stream.openingCustomers * levers.volume, capacity)
  for (let month = start; month < width; month += 1) {
    const staying = customers * kept
    const reached = Math.min(staying + at(cells, volume + month), capacity)
    customers = byHand ? overwriteOr(byHand, month - levers.monthsLater, levers.volume, reached) : reached
    cells[volume + month] = customers
    cells[joined + month] = Math.max(0, customers - staying)
  }
}

function overwriteVolume(byHand: ByHand, levers: Levers, { cells, width }: Grid, volume: number): void {
  const later = levers.monthsLater
  for (let month = 1 + later; month < width; month += 1) {
    const sold = at(cells, volume + month)
    cells[volume + month] = overwriteOr(byHand, month - later, levers.volume, sold)
  }
}

/** How much one on the curve is in a month: its periods, or the hours that one person bills. */
function sizeOf({ kind, periodsPerMonth, hoursPerMonth, billed }: ModelStream): number {
  if (kind === 'units') return periodsPerMonth
  return kind === 'hours' ? hoursPerMonth * billed : 1
}
