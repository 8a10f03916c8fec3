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
import { type Axis, createLine, type Line, type LineOptions, now } from '#exports/xlsx/formulas/line.ts'
import { sumLines } from '#exports/xlsx/formulas/ranges.ts'
import { month } from '#exports/xlsx/formulas/timeline.ts'
import type { Assumptions } from './assumptions.ts'
import type { CostAssumptions } from './assumptions-of-costs.ts'
import { createDirectCosts, type DirectCostLines } from './direct-cost-lines.ts'
import { growthSince, listTyped } from './growth.ts'
import { createLag } from './lag-lines.ts'
import type { MonthSheet } from './month-sheet.ts'
import { putBlock, type SalesLines } from './sales.ts'
import { buildStock, type StockLines } from './stock-lines.ts'

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
    return inputs ? [{ cost, inputs, line: createCost(axis, cost, inputs, sales) }] : []
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

  const goods = createGoods(axis, directCosts, direct, stock, assumptions)
  const paying = createPayments(axis, goods.lags, lines)
  putBlock(sheet, 'Bought for', goods.bought)
  putBlock(
    sheet,
    'When what is bought to sell is paid',
    goods.lags.flatMap(({ paid, owed }) => [paid, owed]),
  )
  putBlock(sheet, 'When running costs are paid', paying.costs)
  putBlock(sheet, 'When suppliers are paid', [paying.paid, paying.owed])
  return {
    direct,
    running,
    followingSales,
    stock: stock?.held ?? null,
    suppliersPaid: paying.paid,
    payables: paying.owed,
  }
}

interface CostLine {
  readonly inputs: CostAssumptions
  readonly line: Line
}

interface PaidLines {
  readonly paid: Line
  readonly owed: Line
}

/** Purchases have the suppliers' days, but for streams with days of their own. */
function createGoods(
  axis: Axis,
  costs: readonly DirectCostLines[],
  direct: Line | null,
  stock: StockLines | null,
  { suppliers }: Assumptions,
): { readonly bought: readonly Line[]; readonly lags: readonly PaidLines[] } {
  const words = { paid: 'Paid', owed: 'Still owed', term: '' }
  if (costs.every(({ stream }) => stream.inputs.suppliers === null)) {
    const purchases = stock?.purchases ?? direct
    return { bought: [], lags: purchases ? [createLag(axis, purchases, suppliers, words)] : [] }
  }
  const each = costs.map((cost) => ({
    lag: cost.stream.inputs.suppliers,
    name: cost.stream.inputs.name,
    bought: stock?.boughtFor(cost) ?? cost.cost,
  }))
  const shared = each.flatMap(({ lag, bought }) => (lag ? [] : [bought]))
  const others =
    shared.length === 0
      ? null
      : createLine(axis, { label: 'On the days for all', from: 1, calculate: () => sumLines(shared) })
  return {
    bought: [
      // What draws on no stock stands above as a cost.
      ...each.flatMap(({ bought }) => (costs.some(({ cost }) => cost === bought) ? [] : [bought])),
      ...(others ? [others] : []),
    ],
    lags: [
      ...(others ? [createLag(axis, others, suppliers, words)] : []),
      ...each.flatMap(({ lag, bought, name }) =>
        lag ? [createLag(axis, bought, lag, { paid: name, owed: name, term: 'still owed' })] : [],
      ),
    ],
  }
}

/** A running cost is paid in its month, or after days of its own. */
function createPayments(axis: Axis, goods: readonly PaidLines[], costs: readonly CostLine[]) {
  const lags = costs.flatMap(({ inputs: { lag, name }, line }) =>
    lag ? [createLag(axis, line, lag, { paid: name, owed: name, term: 'still owed' })] : [],
  )
  const immediate = costs.flatMap(({ inputs, line }) => (inputs.lag ? [] : [line]))
  const paid = [...goods.map((lag) => lag.paid), ...immediate, ...lags.map((lag) => lag.paid)]
  const owed = [...goods, ...lags].map((lag) => lag.owed)
  const sum = (parts: readonly Line[], options: Pick<LineOptions, 'label' | 'term' | 'over'>) =>
    parts.length === 0 ? null : createLine(axis, { ...options, from: 1, calculate: () => sumLines(parts) })
  return {
    costs: lags.flatMap((lag) => [lag.paid, lag.owed]),
    paid: sum(paid, { label: 'Paid to suppliers' }),
    owed: sum(owed, { label: 'Money you still owe suppliers', term: 'accounts payable', over: 'last' }),
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
