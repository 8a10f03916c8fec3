import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { fixed } from '#exports/xlsx/formulas/fixed-cell.ts'
import { add, divide, equals, multiply, num, subtract, zero } from '#exports/xlsx/formulas/formula.ts'
import { largest, positive, smallest, when } from '#exports/xlsx/formulas/functions.ts'
import { type Axis, createLine, lastOf, type Line, now } from '#exports/xlsx/formulas/line.ts'
import { atPosition, sumAfter, sumLines } from '#exports/xlsx/formulas/ranges.ts'
import { month } from '#exports/xlsx/formulas/timeline.ts'
import type { DirectCostLines } from './direct-cost-lines.ts'
import type { MonthSheet } from './month-sheet.ts'
import { putBlock, type StreamLines } from './sales.ts'

export interface StockLines {
  readonly held: Line
  readonly purchases: Line | null
  /** What is bought of the one stock for a stream, by what it needs. Null for one that draws on none. */
  readonly boughtFor: (costs: DirectCostLines) => Line | null
}

/** Stock that is held and bought. Null when the business keeps none. */
export function buildStock(
  sheet: MonthSheet,
  axis: Axis,
  { startUp }: ForecastModel,
  costs: readonly DirectCostLines[],
  direct: Line | null,
  openingStock: () => Line | null,
): StockLines | null {
  const keeping = costs.filter(({ stream }) => stream.inputs.stock !== null)
  const hasOpening = startUp.some(({ kind }) => kind === 'stock')
  if (keeping.length === 0 && !hasOpening) return null
  // Opening stock of a business that keeps none is used up by whatever it sells.
  const drawing = keeping.length > 0 ? keeping : costs
  const stocked = drawing.map(({ cost }) => cost)

  putPlanned(sheet, keeping, costs)
  const targetOf = new Map(keeping.map((each) => [each, createTarget(axis, each)]))
  const targets = Array.from(targetOf.values())
  putBlock(sheet, 'Stock for the next days of sales', targets)
  const opening = () => {
    const line = openingStock()
    return line ? now(line) : zero
  }
  const target = () => sumLines(targets)
  const used = createLine(axis, { label: 'Used from stock', from: 1, calculate: () => sumLines(stocked) })
  const available = createLine(axis, {
    label: 'In stock before sales',
    over: 'none',
    calculate: (before) => add(before(held), opening()),
  })
  const forStock = () => positive(subtract(add(now(used), target()), now(available)))
  const purchases = direct
    ? createLine(axis, {
        label: 'Purchases',
        term: 'with what is not kept in stock',
        from: 1,
        calculate: () => add(forStock(), subtract(now(direct), now(used))),
      })
    : null
  const held: Line = createLine(axis, {
    label: 'Stock',
    term: 'inventory',
    look: 'total',
    format: 'total',
    over: 'last',
    calculate: () => largest(subtract(now(available), now(used)), target()),
  })
  putBlock(sheet, 'Stock', [available, used, purchases, held])
  const boughtFor = (each: DirectCostLines): Line | null => {
    if (!drawing.includes(each)) return null
    const own = targetOf.get(each)
    return createLine(axis, {
      label: each.stream.inputs.name,
      from: 1,
      calculate: () => {
        const needed = own ? add(now(each.cost), now(own)) : now(each.cost)
        const ofAll = add(now(used), target())
        return when(equals(ofAll, zero), zero, multiply(forStock(), divide(needed, ofAll)))
      },
    })
  }
  return { held, purchases, boughtFor }
}

/** The cost of the next days. After the last month, sales are taken to go on as in it. */
function createTarget(axis: Axis, { stream, plannedCost }: DirectCostLines): Line {
  const last = num(axis.last)
  return createLine(axis, {
    label: stream.inputs.name,
    over: 'last',
    from: 1,
    calculate: () => {
      const { stock } = stream.inputs
      if (!stock) return zero
      const end = add(month, fixed(stock.whole))
      return add(
        sumAfter(plannedCost, month, end),
        multiply(positive(subtract(end, last)), lastOf(plannedCost)),
        multiply(atPosition(plannedCost, smallest(add(end, num(2)), num(axis.last + 1))), fixed(stock.part)),
      )
    },
  })
}

/** Stock is bought by the calculated plan, so overwritten lines need a second set without the typed months. */
function putPlanned(
  sheet: MonthSheet,
  keeping: readonly DirectCostLines[],
  all: readonly DirectCostLines[],
): void {
  const needed = new Set<StreamLines>()
  for (const { stream } of keeping) {
    if (!stream.planned) continue
    const base = all[stream.stream.shareOf]?.stream
    if (base?.planned) needed.add(base)
    needed.add(stream)
  }
  const planned = [...needed].flatMap((stream) => stream.planned ?? [])
  putBlock(
    sheet,
    'As calculated: customers who stay',
    planned.map(({ sold }) => sold.staying),
  )
  putBlock(
    sheet,
    'As calculated: sold',
    planned.map(({ sold }) => sold.sold),
  )
  putBlock(
    sheet,
    'As calculated: sales',
    planned.map(({ sales }) => sales),
  )
  putBlock(
    sheet,
    'As calculated: what the sales cost',
    keeping.map(({ cost, plannedCost }) => (plannedCost === cost ? null : plannedCost)),
  )
}
