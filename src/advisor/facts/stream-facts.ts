import { type Grid, readCell, rowsPerStream, streamRow } from '#domain/forecast/engine/grid.ts'
import type { ForecastModel, ModelStream } from '#domain/forecast/inputs/forecast-model.ts'
import { sumRow } from '#domain/forecast/figures/sum-rows.ts'
import { roundForecast } from '#domain/forecast/printed/round-forecast.ts'
import { ranges } from '#domain/forecast/inputs/number-ranges.ts'
import { readForecast } from './forecast-facts.ts'
import type { PlanFacts } from './plan-facts.ts'

/** One thing that the forecast sells. */
export interface StreamFacts {
  readonly stream: ModelStream
  /** Its part of all sales, from 0 to 1. */
  readonly share: number
  /** Sales of each month, month 1 first. */
  readonly sales: readonly number[]
  /** Units, customers, hours or money of each month. */
  readonly volumes: readonly number[]
  /** New customers of each month, for what customers pay every month. */
  readonly joined: readonly number[]
  /** The most that it can sell in a month, in the same unit as its volumes. Null without a limit. */
  readonly monthlyCapacity: number | null
}

/** What the plan's forecast sells, stream by stream. */
export interface SalesFacts {
  readonly model: ForecastModel
  readonly streams: readonly StreamFacts[]
  /** The stream with the largest sales. */
  readonly main: StreamFacts
  /** Sales of each month and of each year. */
  readonly sales: readonly number[]
  readonly years: readonly number[]
  /** Profit after tax and after what the owners take as their pay, of each year. */
  readonly profitsAfterOwners: readonly number[]
  /** The first month with sales, from 1. */
  readonly firstMonth: number
  /** Sales of a year in which everything is sold that the capacities allow, at the last year's prices. Null without limits. */
  readonly fullYear: number | null
}

const known = new WeakMap<PlanFacts, SalesFacts | null>()

/** Null without a forecast. */
export function readSales(facts: PlanFacts): SalesFacts | null {
  const kept = known.get(facts)
  if (kept !== undefined) return kept
  const read = readAll(facts)
  known.set(facts, read)
  return read
}

function readAll(facts: PlanFacts): SalesFacts | null {
  const found = readForecast(facts)
  if (!found) return null
  const { model, grid } = found.forecast
  const printed = roundForecast(found.forecast).grid
  const total = sum(model.streams.flatMap((_, index) => readMonths(grid, index, streamRow.sales)))
  const streams = model.streams.map((stream, index) => readStream(grid, stream, index, total))
  const [first, ...others] = streams
  if (!first) return null
  const sales = first.sales.map((_, month) => sum(streams.map((one) => one.sales[month] ?? 0)))
  return {
    model,
    streams,
    main: others.reduce((most, one) => (one.share > most.share ? one : most), first),
    sales,
    years: Array.from({ length: model.months / 12 }, (_, year) =>
      sum(sales.slice(year * 12, year * 12 + 12)),
    ),
    profitsAfterOwners: Array.from({ length: model.months / 12 }, (_, year) => {
      const sumYear = (name: 'netIncome' | 'ownersPay') =>
        sumRow(printed, name, year * 12 + 1, year * 12 + 12)
      return sumYear('netIncome') - sumYear('ownersPay')
    }),
    firstMonth: sales.findIndex((amount) => amount > 0) + 1,
    fullYear: countFullYear(streams, model.months),
  }
}

function readStream(grid: Grid, stream: ModelStream, index: number, total: number): StreamFacts {
  const sales = readMonths(grid, index, streamRow.sales)
  const isOpen =
    stream.shareOf >= 0 ||
    stream.capacity >= (stream.kind === 'amount' ? ranges.amount.most : ranges.capacity.most)
  return {
    stream,
    share: sum(sales) / total,
    sales,
    volumes: readMonths(grid, index, streamRow.volume),
    joined: readMonths(grid, index, streamRow.newCustomers),
    monthlyCapacity: isOpen ? null : stream.capacity * sizeOf(stream),
  }
}

/** How much one of what is typed is in a month. */
function sizeOf({ kind, periodsPerMonth, hoursPerMonth, billed }: ModelStream): number {
  if (kind === 'units') return periodsPerMonth
  return kind === 'hours' ? hoursPerMonth * billed : 1
}

/** A stream without a limit of its own counts with its best month. It may not be the main one. */
function countFullYear(streams: readonly StreamFacts[], months: number): number | null {
  if (streams.some(({ monthlyCapacity, share }) => monthlyCapacity === null && share > 0.3)) return null
  if (streams.every(({ monthlyCapacity }) => monthlyCapacity === null)) return null
  const rises = Math.max(0, months / 12 - 1)
  return sum(
    streams.map(({ stream, monthlyCapacity, sales }) => {
      if (monthlyCapacity === null) return Math.max(...sales) * 12
      const price = stream.kind === 'amount' ? 1 : stream.price * (1 + stream.priceRise) ** rises
      return monthlyCapacity * price * 12
    }),
  )
}

function readMonths(grid: Grid, index: number, cell: number): number[] {
  const row = grid.streams + index * rowsPerStream + cell
  return Array.from({ length: grid.width - 1 }, (_, month) => readCell(grid, row, month + 1))
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
