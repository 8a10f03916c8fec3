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
import { createFlows, type Flows, isPaidAtOnce, isWhole, roundNext, roundWhole } from './whole-amounts.ts'
import { addUpMonth } from './add-up-month.ts'

/** How a line reaches the cash. */
const paid = { atOnce: 0, byCustomers: 1, toSuppliers: 2, forStock: 3 } as const

/** A line that may carry the unit by which rounded lines would miss the cash. */
interface CarryingLine {
  readonly rowNumber: number
  /** Whether it brings cash or takes it. */
  readonly sign: 1 | -1
  readonly paid: number
}

interface CarryingFlows extends Flows {
  readonly lines: readonly CarryingLine[]
  /** How far each would be from its exact amount if it carried a unit. Used again in every month. */
  readonly misses: Float64Array
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
  row.grantIncome,
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
  const plain = createFlows(plainRows)
  const lines = listCarrying(forecast)
  const carrying: CarryingFlows = {
    ...createFlows(lines.map(({ rowNumber }) => rowNumber)),
    lines,
    misses: new Float64Array(lines.length),
  }
  for (let month = 0; month < grid.width; month += 1) {
    roundFlows(grid, shown, plain, month)
    roundFlows(grid, shown, carrying, month)
    addUpMonth(forecast, shown, month)
    const cash = row.cash * grid.width + month
    const gap = roundWhole(at(grid.cells, cash)) - at(shown.cells, cash)
    if (gap === 0) continue
    carryGap(grid, shown, carrying, month, gap)
    addUpMonth(forecast, shown, month)
  }
  return shown
}

function roundFlows(exact: Grid, shown: Grid, flows: Flows, month: number): void {
  const { rowNumbers } = flows
  for (let place = 0; place < rowNumbers.length; place += 1) {
    const index = (rowNumbers[place] ?? 0) * exact.width + month
    shown.cells[index] = roundNext(flows, place, at(exact.cells, index))
  }
}

function listCarrying({ model, grid }: ForecastRows): readonly CarryingLine[] {
  const carry = (rowNumber: number, sign: 1 | -1, how: number): CarryingLine => ({
    rowNumber,
    sign,
    paid: how,
  })
  return [
    ...model.streams.flatMap((_, index) => {
      const first = grid.streams + index * rowsPerStream
      return [
        carry(first + streamRow.sales, 1, paid.byCustomers),
        carry(first + streamRow.directCost, -1, paid.forStock),
      ]
    }),
    ...model.people.map((_, index) => carry(grid.people + index, -1, paid.atOnce)),
    ...model.costs.map((_, index) => carry(grid.costs + index, -1, paid.toSuppliers)),
    ...model.loans.map((_, index) =>
      carry(grid.loans + index * rowsPerLoan + loanRow.interest, -1, paid.atOnce),
    ),
    carry(row.lineInterest, -1, paid.atOnce),
    carry(row.startUpExpenses, -1, paid.atOnce),
    carry(row.loanFees, -1, paid.atOnce),
  ]
}

/** Whether each way of paying moves the cash of its month. A sale that is paid months later does not. */
function findPaidAtOnce(grid: Grid, month: number): readonly boolean[] {
  const toSuppliers = isSettled(grid, month, row.payables, row.suppliersPaid)
  const forStock = toSuppliers && isSettled(grid, month, row.stock, row.purchases)
  // In the order of the ways above.
  const byCustomers = isSettled(grid, month, row.receivables, row.receipts, row.customersDeposits)
  return [true, byCustomers, toSuppliers, forStock]
}

function isSettled(
  grid: Grid,
  month: number,
  owed: number,
  paidRow: number,
  held: number | null = null,
): boolean {
  const read = (rowNumber: number) => at(grid.cells, rowNumber * grid.width + month)
  return isPaidAtOnce({ owed: read(owed), paid: read(paidRow), held: held === null ? 0 : read(held) })
}

/**
 * One unit each to the lines that it takes the least away from their exact amounts. A line that has no fraction, or is
 * paid in another month, carries none. More units than there are lines are not lost fractions but lost digits of
 * amounts too large for doubles, and stay where they are.
 */
function carryGap(exact: Grid, shown: Grid, flows: CarryingFlows, month: number, gap: number): void {
  const { lines, misses } = flows
  const units = Math.abs(gap)
  const direction = Math.sign(gap)
  if (units > findMisses(exact, shown, flows, month, direction)) return
  const largest = findSmallest(misses, units)
  let left = units
  for (let place = 0; place < lines.length && left > 0; place += 1) {
    const miss = at(misses, place)
    const line = lines[place]
    if (!line || miss > largest || miss === Infinity) continue
    const by = direction * line.sign
    const index = line.rowNumber * shown.width + month
    flows.shown[place] = at(flows.shown, place) + by
    shown.cells[index] = at(shown.cells, index) + by
    left -= 1
  }
}

/** Writes how far each line would be off, and returns how many have a fraction that is paid in the month. */
function findMisses(
  exact: Grid,
  shown: Grid,
  { lines, misses, exact: exactSoFar, shown: shownSoFar }: CarryingFlows,
  month: number,
  direction: number,
): number {
  const reached = findPaidAtOnce(exact, month)
  let able = 0
  for (let place = 0; place < lines.length; place += 1) {
    misses[place] = Infinity
    const line = lines[place]
    if (!line || reached[line.paid] !== true) continue
    const index = line.rowNumber * shown.width + month
    if (isWhole(at(exact.cells, index))) continue
    able += 1
    const by = direction * line.sign
    if (at(shown.cells, index) + by < 0) continue
    misses[place] = Math.abs(at(shownSoFar, place) + by - at(exactSoFar, place))
  }
  return able
}

/** The smallest value but so many less one. Only a handful are kept in order, which is faster than sorting all. */
function findSmallest(values: Float64Array, count: number): number {
  const smallest = new Float64Array(count).fill(Infinity)
  for (let place = 0; place < values.length; place += 1) {
    const value = at(values, place)
    let to = count - 1
    if (value >= at(smallest, to)) continue
    for (; to > 0 && at(smallest, to - 1) > value; to -= 1) smallest[to] = at(smallest, to - 1)
    smallest[to] = value
  }
  return at(smallest, count - 1)
}
