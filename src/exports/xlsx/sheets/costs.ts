import type { ForecastModel, ModelCost } from '#domain/forecast/inputs/forecast-model.ts'
import { fixed } from '#exports/xlsx/formulas/fixed-cell.ts'
import {
  atLeast,
  atMost,
  equals,
  type Formula,
  multiply,
  one,
  subtract,
  zero,
} from '#exports/xlsx/formulas/formula.ts'
import { all, remainder, when } from '#exports/xlsx/formulas/functions.ts'
import { type Axis, createLine, type Line, now } from '#exports/xlsx/formulas/line.ts'
import { sumLines } from '#exports/xlsx/formulas/ranges.ts'
import { month } from '#exports/xlsx/formulas/timeline.ts'
import type { Assumptions } from './assumptions.ts'
import type { CostAssumptions } from './assumptions-of-costs.ts'
import { createDirectCosts } from './direct-cost-lines.ts'
import { growthSince, listTyped } from './growth.ts'
import { createLag } from './lag-lines.ts'
import type { MonthSheet } from './month-sheet.ts'
import { putBlock, type SalesLines } from './sales.ts'
import { buildStock } from './stock-lines.ts'

/** Null for what this forecast does not have. */
export interface CostLines {
  readonly direct: Line | null
  readonly running: Line | null
  /** The running costs that follow sales. */
  readonly followingSales: Line | null
  readonly stock: Line | null
  readonly suppliersPaid: Line | null
  readonly payables: Line | null
}

export function buildCosts(
  sheet: MonthSheet,
  axis: Axis,
  model: ForecastModel,
  assumptions: Assumptions,
  sales: SalesLines,
  openingStock: () => Line | null,
): CostLines {
  const directCosts = createDirectCosts(axis, sales.streams)
  const direct = createTotal(
    axis,
    'What the sales cost',
    'cost of goods sold',
    directCosts.map(({ cost }) => cost),
  )
  putBlock(
    sheet,
    'Cost of one',
    directCosts.map(({ costOfOne }) => costOfOne),
  )
  putBlock(
    sheet,
    'What the sales cost',
    directCosts.map(({ cost }) => cost),
    direct,
  )
  const stock = buildStock(sheet, axis, model, directCosts, direct, openingStock)

  const lines = model.costs.flatMap((cost, index) => {
    const inputs = assumptions.costs[index]
    return inputs ? [{ cost, line: createCost(axis, cost, inputs, sales) }] : []
  })
  const running = createTotal(
    axis,
    'Running costs',
    'operating expenses',
    lines.map(({ line }) => line),
  )
  const following = lines.flatMap(({ cost, line }) => (cost.period === 'percent-of-sales' ? [line] : []))
  const followingSales =
    following.length === 0
      ? null
      : createLine(axis, {
          label: 'of that, percent of sales',
          from: 1,
          calculate: () => sumLines(following),
        })
  putBlock(
    sheet,
    'Running costs',
    lines.map(({ line }) => line),
    running,
  )
  sheet.put(followingSales)

  const bought = [stock?.purchases ?? direct, running].filter((line) => line !== null)
  if (bought.length === 0)
    return {
      direct,
      running,
      followingSales,
      stock: stock?.held ?? null,
      suppliersPaid: null,
      payables: null,
    }
  const onTerms = createLine(axis, {
    label: 'Bought from suppliers',
    term: 'purchases and running costs',
    from: 1,
    calculate: () => sumLines(bought),
  })
  const lag = createLag(axis, onTerms, assumptions.suppliers, {
    paid: 'Paid to suppliers',
    owed: 'Money you still owe suppliers',
    term: 'accounts payable',
  })
  putBlock(sheet, 'When suppliers are paid', [onTerms, lag.paid, lag.owed])
  return {
    direct,
    running,
    followingSales,
    stock: stock?.held ?? null,
    suppliersPaid: lag.paid,
    payables: lag.owed,
  }
}

function createTotal(axis: Axis, label: string, term: string, lines: readonly Line[]): Line | null {
  if (lines.length === 0) return null
  return createLine(axis, {
    label,
    term,
    look: 'total',
    format: 'total',
    from: 1,
    calculate: () => sumLines(lines),
  })
}

function createCost(
  axis: Axis,
  { period, byHand }: ModelCost,
  inputs: CostAssumptions,
  sales: SalesLines,
): Line {
  const { name, amount, gap, start, end, factor } = inputs
  function findBase(): Formula {
    if (period === 'percent-of-sales') return now(sales.total)
    if (period !== 'new-customer') return one
    return sales.newCustomers ? now(sales.newCustomers) : zero
  }
  return createLine(axis, {
    label: name,
    from: 1,
    typed: listTyped(byHand),
    calculate: () => {
      const base = findBase()
      if (base === zero) return zero
      const isDue = gap ? [equals(remainder(subtract(month, fixed(start)), fixed(gap)), zero)] : []
      return when(
        all(atLeast(month, fixed(start)), atMost(month, fixed(end)), ...isDue),
        multiply(fixed(amount), growthSince(start, factor), base),
        zero,
      )
    },
  })
}
