import type { ForecastModel, ModelStream } from '#domain/forecast/inputs/forecast-model.ts'
import { fixed } from '#exports/xlsx/formulas/fixed-cell.ts'
import { add, multiply, num, subtract } from '#exports/xlsx/formulas/formula.ts'
import { remainder } from '#exports/xlsx/formulas/functions.ts'
import { type Axis, createLine, type Line, now } from '#exports/xlsx/formulas/line.ts'
import { sumLines } from '#exports/xlsx/formulas/ranges.ts'
import { month } from '#exports/xlsx/formulas/timeline.ts'
import type { Assumptions } from './assumptions.ts'
import type { StreamAssumptions } from './assumptions-of-streams.ts'
import { growthAtAge, listTyped } from './growth.ts'
import type { MonthSheet } from './month-sheet.ts'
import { createPayment } from './payment-lines.ts'
import { createAmounts, createCurve, createSold, type CurveLines, type SoldLines } from './sold-lines.ts'

export interface SalesLines {
  readonly total: Line
  readonly newCustomers: Line | null
  /** Null when nothing is sold. */
  readonly badDebt: Line | null
  readonly receipts: Line | null
  readonly receivables: Line | null
  /** What customers paid before their delivery. Null when no one does. */
  readonly deposits: Line | null
  readonly streams: readonly StreamLines[]
}

/** What is sold of one stream. */
export interface StreamLines extends SoldLines {
  readonly stream: ModelStream
  readonly inputs: StreamAssumptions
  readonly curve: CurveLines | null
  readonly typedAmounts: Line | null
  readonly sales: Line
  readonly price: Line | null
  /** What would be sold if no month were overwritten, for stock and deposits. Null when no month is. */
  readonly planned: { readonly sold: SoldLines; readonly sales: Line } | null
}

export function buildSales(
  sheet: MonthSheet,
  axis: Axis,
  { streams }: ForecastModel,
  assumptions: Assumptions,
): SalesLines {
  const calendar = createLine(axis, {
    label: 'Calendar month',
    term: 'January is 1',
    format: 'month',
    over: 'none',
    from: 1,
    calculate: () =>
      add(remainder(add(fixed(assumptions.firstCalendarMonth), subtract(month, num(2))), num(12)), num(1)),
  })
  const built: StreamLines[] = []
  // A stream that is a share of another needs its lines.
  const order = [...streams.keys()].toSorted((one, other) => rank(streams[one]) - rank(streams[other]))
  for (const index of order) {
    const stream = streams[index]
    const inputs = assumptions.streams[index]
    if (stream && inputs)
      built[index] = buildStream(axis, stream, inputs, calendar, built[stream.shareOf] ?? null)
  }
  const total = createLine(axis, {
    label: 'Sales',
    term: 'revenue',
    look: 'total',
    format: 'total',
    from: 1,
    calculate: () => sumLines(built.map(({ sales }) => sales)),
  })
  const joining = built.flatMap(({ joined }) => joined ?? [])
  const newCustomers =
    joining.length === 0
      ? null
      : createLine(axis, {
          label: 'New customers',
          look: 'total',
          format: 'volume',
          from: 1,
          calculate: () => sumLines(joining),
        })
  const pay = streams.length === 0 ? null : createPayment(axis, total, built, assumptions)

  sheet.section('Season')
  sheet.put(calendar)
  putBlock(
    sheet,
    'Months of sales, from the first month',
    built.map(({ curve }) => curve?.age ?? null),
  )
  putBlock(
    sheet,
    'Reached at the end of the year before',
    built.map(({ curve }) => curve?.reached ?? null),
  )
  putBlock(
    sheet,
    'Asked for, before season and capacity',
    built.map(({ curve }) => curve?.wanted ?? null),
  )
  putBlock(
    sheet,
    'Amounts typed for a month',
    built.map(({ typedAmounts }) => typedAmounts),
  )
  putBlock(
    sheet,
    'Customers who stay',
    built.map(({ staying }) => staying),
  )
  putBlock(
    sheet,
    'Sold',
    built.map(({ sold }) => sold),
  )
  putBlock(sheet, 'New customers', joining, newCustomers)
  putBlock(
    sheet,
    'Price',
    built.map(({ price }) => price),
  )
  putBlock(
    sheet,
    'Sales',
    built.map(({ sales }) => sales),
  )
  sheet.put(total)
  if (pay) {
    for (const { title, lines } of pay.blocks) putBlock(sheet, title, lines)
    putBlock(sheet, 'When customers pay', pay.lines)
  }
  return {
    total,
    newCustomers,
    badDebt: pay?.badDebt ?? null,
    receipts: pay?.receipts ?? null,
    receivables: pay?.receivables ?? null,
    deposits: pay?.deposits ?? null,
    streams: built,
  }
}

/** Lines of the same kind below each other, under their heading. Without any, the heading is left out too. */
export function putBlock(
  sheet: MonthSheet,
  title: string,
  lines: readonly (Line | null)[],
  total: Line | null = null,
): void {
  // Stock and deposits share some lines. A line stands in one place, where all formulas look for it.
  const missing = lines.filter((line) => line !== null && line.place.row === 0)
  if (missing.length === 0) return
  sheet.section(title)
  sheet.put(...missing, total)
}

function rank(stream: ModelStream | undefined): number {
  return stream && stream.shareOf >= 0 ? 1 : 0
}

function buildStream(
  axis: Axis,
  stream: ModelStream,
  inputs: StreamAssumptions,
  calendar: Line,
  base: StreamLines | null,
): StreamLines {
  const { price: cell, priceFactor } = inputs
  const curve = inputs.curve ? createCurve(axis, inputs, inputs.curve) : null
  const price =
    cell && priceFactor && curve
      ? createLine(axis, {
          label: inputs.name,
          term: 'price',
          format: 'price',
          over: 'none',
          from: 1,
          calculate: () => multiply(fixed(cell), growthAtAge(curve.age, priceFactor)),
        })
      : null
  const createSales = (sold: Line, typed: ReadonlyMap<number, number>) =>
    createLine(axis, {
      label: inputs.name,
      from: 1,
      typed,
      calculate: () => (price ? multiply(now(sold), now(price)) : now(sold)),
    })
  const typedAmounts = base ? null : createAmounts(axis, stream, inputs)
  const parts = { stream, inputs, calendar, curve, typedAmounts }
  const lines = createSold(axis, { ...parts, base: base?.sales ?? null }, true)
  const isOverwritten = Boolean(stream.volumeByHand ?? stream.salesByHand ?? stream.costByHand)
  let planned: StreamLines['planned'] = null
  if (isOverwritten || base?.planned) {
    const plannedBase = base?.planned?.sales ?? base?.sales ?? null
    const sold = createSold(axis, { ...parts, base: plannedBase }, false)
    planned = { sold, sales: createSales(sold.sold, new Map()) }
  }
  const sales = createSales(lines.sold, listTyped(stream.salesByHand))
  return { ...lines, stream, inputs, curve, typedAmounts, price, planned, sales }
}
