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

/** The rows that every forecast has, by number. Written out, because a computed object is many times slower to read. */
export const row = {
  sales: 0,
  directCost: 1,
  directPay: 2,
  grossProfit: 3,
  pay: 4,
  runningCosts: 5,
  badDebt: 6,
  startUpExpenses: 7,
  loanFees: 8,
  ebitda: 9,
  depreciation: 10,
  loanInterest: 11,
  lineInterest: 12,
  profitBeforeTax: 13,
  tax: 14,
  netIncome: 15,
  receipts: 16,
  suppliersPaid: 17,
  openingStockPaid: 18,
  taxPaid: 19,
  operatingCash: 20,
  assetsBought: 21,
  depositsPaid: 22,
  investingCash: 23,
  ownerMoney: 24,
  investorMoney: 25,
  grants: 26,
  loansReceived: 27,
  principal: 28,
  lineDrawn: 29,
  lineRepaid: 30,
  ownersPay: 31,
  otherDraws: 32,
  financingCash: 33,
  cashChange: 34,
  openingCash: 35,
  cash: 36,
  receivables: 37,
  stock: 38,
  taxPaidAhead: 39,
  deposits: 40,
  fixedAssets: 41,
  totalAssets: 42,
  payables: 43,
  taxOwed: 44,
  line: 45,
  loansDueInAYear: 46,
  loansDueLater: 47,
  totalLiabilities: 48,
  contributions: 49,
  openingEquity: 50,
  retainedEarnings: 51,
  totalEquity: 52,
  liabilitiesAndEquity: 53,
  // Not on a statement, but in the sums behind one.
  newCustomers: 54,
  salesShareCosts: 55,
  stockedCost: 56,
  stockTarget: 57,
  purchases: 58,
  netSales: 59,
  onSupplierTerms: 60,
  loanBalance: 61,
  fullPayments: 62,
  profitYearToDate: 63,
  taxYearToDate: 64,
  lossesBefore: 65,
  cashBeforeInterest: 66,
  cashOfOwnersAndLenders: 67,
  grantIncome: 68,
  deferredGrants: 69,
  listSales: 70,
  customersDeposits: 71,
  depositsReceived: 72,
  depositsUsed: 73,
} as const

export type RowName = keyof typeof row

const fixedRows = Object.keys(row).length

/**
 * The rows of one stream, counted from its first. `deposit` is for the deliveries of its month, and `due` what is left
 * to pay after them.
 */
export const streamRow = {
  volume: 0,
  newCustomers: 1,
  sales: 2,
  directCost: 3,
  deposit: 4,
  due: 5,
  stockTarget: 6,
  bought: 7,
} as const
export const rowsPerStream = 8

/** The rows of one loan. `payment` counts a full payment in months without principal, too. */
export const loanRow = { interest: 0, principal: 1, balance: 2, payment: 3 } as const
export const rowsPerLoan = 4

export function createGrid(model: ForecastModel): Grid {
  const width = model.months + 1
  const streams = fixedRows
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

/** Adds a row to a total. Month 0 is before all sales, pay and costs. */
export function addRow({ cells, width }: Grid, from: number, total: number): void {
  const end = (from + 1) * width
  // Two running indexes, because a product in each step takes longer than the sum.
  let sum = total * width + 1
  for (let cell = from * width + 1; cell < end; cell += 1) {
    cells[sum] = at(cells, sum) + at(cells, cell)
    sum += 1
  }
}
