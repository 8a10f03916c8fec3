import type { ByHand, ForecastModel, ModelStream } from '#domain/forecast/inputs/forecast-model.ts'
import { overwriteOr } from './by-hand.ts'
import { type Grid, streamRow } from './grid.ts'
import type { Levers } from './levers.ts'

/** How many are sold in each month: units, customers or hours, or money for an amount. */
export function computeVolume(
  model: ForecastModel,
  stream: ModelStream,
  levers: Levers,
  { cells, width }: Grid,
  first: number,
  byHand: ByHand,
): void {
  if (stream.shareOf >= 0) return
  const volume = (first + streamRow.volume) * width
  const joined = (first + streamRow.newCustomers) * width
  const start = stream.start + levers.monthsLater
  const { kind, season, capacity, amounts } = stream
  const size = sizeOf(stream)
  const growth2 = monthlyFactor(stream.growth2)
  const growth3 = monthlyFactor(stream.growth3)
  let level = stream.inMonth12
  let customers = Math.min(stream.openingCustomers * levers.volume, capacity)

  for (let month = byHand === null ? start : 1 + levers.monthsLater; month < width; month += 1) {
    const age = month - start + 1
    if (age < 1) {
      cells[volume + month] = overwriteOr(byHand, month - levers.monthsLater, levers.volume, 0)
      continue
    }
    if (age > 12) level *= age > 24 ? growth3 : growth2
    const calendarMonth = (model.firstCalendarMonth + month - 1) % 12
    const weight = season === null ? 1 : (season[calendarMonth] ?? 1)
    const typed = kind === 'amount' ? (amounts[age - 1] ?? null) : null
    const wanted = (typed ?? (age > 12 ? level : curveAt(stream, age)) * weight) * levers.volume
    if (kind === 'recurring') {
      const staying = customers * (1 - stream.churn)
      const reached = Math.min(staying + wanted, capacity)
      customers = overwriteOr(byHand, month - levers.monthsLater, levers.volume, reached)
      cells[volume + month] = customers
      cells[joined + month] = Math.max(0, customers - staying)
    } else {
      const sold = (wanted < capacity ? wanted : capacity) * size
      cells[volume + month] = overwriteOr(byHand, month - levers.monthsLater, levers.volume, sold)
    }
  }
}

/** How much one on the curve is in a month: its periods, or the hours that one person bills. */
export function sizeOf({ kind, periodsPerMonth, hoursPerMonth, billed }: ModelStream): number {
  if (kind === 'units') return periodsPerMonth
  return kind === 'hours' ? hoursPerMonth * billed : 1
}

/** The straight lines through months 1, 6 and 12. */
export function curveAt({ inMonth1, inMonth6, inMonth12 }: ModelStream, age: number): number {
  return age <= 6
    ? inMonth1 + ((inMonth6 - inMonth1) * (age - 1)) / 5
    : inMonth6 + ((inMonth12 - inMonth6) * (age - 6)) / 6
}

/** A year's growth comes month by month, so that there is no step between December and January. */
export function monthlyFactor(growth: number): number {
  return growth === 0 ? 1 : (1 + growth) ** (1 / 12)
}
