import {
  at,
  type Grid,
  loanRow,
  row,
  rowsPerLoan,
  rowsPerStream,
  streamRow,
} from '#domain/forecast/engine/grid.ts'
import type { ForecastRows } from '#domain/forecast/statements/item-lines.ts'
import { createFlow, type Flow, isPaidAtOnce, isWhole, roundNext, roundWhole } from './whole-amounts.ts'
import { settleMonth } from './settle-month.ts'

/** A flow that may carry the unit by which rounded lines would miss the cash. */
interface CarryingFlow extends Flow {
  /** Whether the flow brings cash or takes it. */
  readonly sign: 1 | -1
  readonly paid: 'at-once' | 'by-customers' | 'to-suppliers' | 'for-stock'
}

/** Rounded on their own, and never changed to fit another line. */
const plainRows = [
  row.badDebt,
  row.depreciation,
  row.tax,
  row.openingStockPaid,
  row.assetsBought,
  row.depositsPaid,
  row.ownerMoney,
  row.investorMoney,
  row.grants,
  row.otherDraws,
]

/**
 * The grid in whole units of the currency, as every screen and export shows it. Lines that no others lead to are
 * rounded; all others are calculated from those again, so that they add up as printed, and a line is the same on
 * every statement. Where a lost fraction would take the cash off, a line with a fraction of its own carries it.
 */
export function roundGrid(forecast: ForecastRows): Grid {
  const { grid } = forecast
  const shown: Grid = { ...grid, cells: grid.cells.slice() }
  const plain = plainRows.map(createFlow)
  const carrying = listCarrying(forecast)
  const flows = [...plain, ...carrying]
  for (let month = 0; month < grid.width; month += 1) {
    const exact = (rowNumber: number) => at(grid.cells, rowNumber * grid.width + month)
    for (const flow of flows) {
      const index = flow.rowNumber * grid.width + month
      shown.cells[index] = roundNext(flow, at(grid.cells, index))
    }
    settleMonth(forecast, shown, month)
    const gap = roundWhole(exact(row.cash)) - at(shown.cells, row.cash * grid.width + month)
    if (gap === 0) continue
    const reached = findPaidAtOnce(exact)
    const able = carrying.filter(({ rowNumber, paid }) => reached[paid] && !isWhole(exact(rowNumber)))
    carryGap(shown, able, month, gap)
    settleMonth(forecast, shown, month)
  }
  return shown
}

function listCarrying({ model, grid }: ForecastRows): readonly CarryingFlow[] {
  const carry = (rowNumber: number, sign: 1 | -1, paid: CarryingFlow['paid']): CarryingFlow => ({
    ...createFlow(rowNumber),
    sign,
    paid,
  })
  return [
    ...model.streams.flatMap((_, index) => {
      const first = grid.streams + index * rowsPerStream
      return [
        carry(first + streamRow.sales, 1, 'by-customers'),
        carry(first + streamRow.directCost, -1, 'for-stock'),
      ]
    }),
    ...model.people.map((_, index) => carry(grid.people + index, -1, 'at-once')),
    ...model.costs.map((_, index) => carry(grid.costs + index, -1, 'to-suppliers')),
    ...model.loans.map((_, index) =>
      carry(grid.loans + index * rowsPerLoan + loanRow.interest, -1, 'at-once'),
    ),
    carry(row.lineInterest, -1, 'at-once'),
    carry(row.startUpExpenses, -1, 'at-once'),
    carry(row.loanFees, -1, 'at-once'),
  ]
}

/** A sale that is paid months later does not move the cash of its month. */
function findPaidAtOnce(
  exact: (rowNumber: number) => number,
): Readonly<Record<CarryingFlow['paid'], boolean>> {
  const toSuppliers = isPaidAtOnce({ owed: exact(row.payables), paid: exact(row.suppliersPaid) })
  return {
    'at-once': true,
    'by-customers': isPaidAtOnce({ owed: exact(row.receivables), paid: exact(row.receipts) }),
    'to-suppliers': toSuppliers,
    'for-stock': toSuppliers && isPaidAtOnce({ owed: exact(row.stock), paid: exact(row.purchases) }),
  }
}

/**
 * One unit each to the flows that it takes the least away from their exact amounts. More units than there are flows are
 * not lost fractions but lost digits of amounts too large for doubles, and stay where they are.
 */
function carryGap({ cells, width }: Grid, able: readonly CarryingFlow[], month: number, gap: number): void {
  if (Math.abs(gap) > able.length) return
  const misses = new Float64Array(able.length)
  for (const [place, flow] of able.entries()) {
    const by = Math.sign(gap) * flow.sign
    const isPossible = at(cells, flow.rowNumber * width + month) + by >= 0
    misses[place] = isPossible ? Math.abs(flow.shown + by - flow.exact) : Infinity
  }
  // Numbers alone are sorted, because sorting objects would take longer than the rest of the rounding.
  const largest = at(misses.toSorted(), Math.abs(gap) - 1)
  let left = Math.abs(gap)
  for (const [place, flow] of able.entries()) {
    const miss = at(misses, place)
    if (left === 0 || miss > largest || miss === Infinity) continue
    const index = flow.rowNumber * width + month
    const by = Math.sign(gap) * flow.sign
    flow.shown += by
    cells[index] = at(cells, index) + by
    left -= 1
  }
}
