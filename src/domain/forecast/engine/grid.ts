import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'

/**
 * All cells of a forecast in one array, row after row, one column a month from month 0. The stress test runs a
 * forecast hundreds of times, and an array for each row would take longer than the sums.
 */
export interface Grid {
  readonly cells: Float64Array
  /** The number of columns: months 0 to the last. */
  readonly width: number
  /** Where the rows of each list begin, as row numbers. */
  readonly streams: number
  readonly people: number
  readonly costs: number
  readonly loans: number
  readonly rowCount: number
}

/** The rows that every forecast has. */
const fixedRowNames = [
  'sales',
  'directCost',
  'directPay',
  'grossProfit',
  'pay',
  'runningCosts',
  'badDebt',
  'startUpExpenses',
  'loanFees',
  'ebitda',
  'depreciation',
  'loanInterest',
  'lineInterest',
  'profitBeforeTax',
  'tax',
  'netIncome',
  'receipts',
  'suppliersPaid',
  'openingStockPaid',
  'taxPaid',
  'operatingCash',
  'assetsBought',
  'depositsPaid',
  'investingCash',
  'ownerMoney',
  'investorMoney',
  'grants',
  'loansReceived',
  'principal',
  'lineDrawn',
  'lineRepaid',
  'ownersPay',
  'otherDraws',
  'financingCash',
  'cashChange',
  'openingCash',
  'cash',
  'receivables',
  'stock',
  'taxPaidAhead',
  'deposits',
  'fixedAssets',
  'totalAssets',
  'payables',
  'taxOwed',
  'line',
  'loansDueInAYear',
  'loansDueLater',
  'totalLiabilities',
  'contributions',
  'openingEquity',
  'retainedEarnings',
  'totalEquity',
  'liabilitiesAndEquity',
  // Not on a statement, but in the sums behind one.
  'newCustomers',
  'salesShareCosts',
  'stockedCost',
  'stockTarget',
  'purchases',
  'netSales',
  'onSupplierTerms',
  'loanBalance',
  'fullPayments',
  'profitYearToDate',
  'taxYearToDate',
  'lossesBefore',
] as const

export type RowName = (typeof fixedRowNames)[number]

/** The number of each row. */
export const row = Object.fromEntries(fixedRowNames.map((name, index) => [name, index])) as Readonly<
  Record<RowName, number>
>

/** The rows of one stream, counted from its first. */
export const streamRow = { volume: 0, newCustomers: 1, sales: 2, directCost: 3 } as const
export const rowsPerStream = 4

/** The rows of one loan. `payment` counts a full payment in months without principal, too. */
export const loanRow = { interest: 0, principal: 1, balance: 2, payment: 3 } as const
export const rowsPerLoan = 4

export function createGrid(model: ForecastModel): Grid {
  const width = model.months + 1
  const streams = fixedRowNames.length
  const people = streams + model.streams.length * rowsPerStream
  const costs = people + model.people.length
  const loans = costs + model.costs.length
  const rowCount = loans + model.loans.length * rowsPerLoan
  return { cells: new Float64Array(rowCount * width), width, streams, people, costs, loans, rowCount }
}

export function readCell({ cells, width }: Grid, rowNumber: number, month: number): number {
  return cells[rowNumber * width + month] ?? 0
}

/** The cell of an index. The index is always inside, which the compiler cannot know. */
export function at(cells: Float64Array, index: number): number {
  return cells[index] ?? 0
}

export function add(cells: Float64Array, index: number, amount: number): void {
  cells[index] = at(cells, index) + amount
}
