import type { ComputedForecast } from '#domain/forecast/engine/computed-forecast.ts'
import { readCell, row, type RowName } from '#domain/forecast/engine/grid.ts'
import { findLine } from '#domain/forecast/statements/line-definitions.ts'
import { nameMonthWithin } from '#domain/forecast/statements/name-periods.ts'
import { addressOf } from './trace-money-in.ts'
import { fromField, fromLine, minus, plain, plus, type TraceFactor, type TraceTerm } from './trace.ts'

interface Movement {
  readonly in: readonly (readonly [RowName, string])[]
  readonly out: readonly (readonly [RowName, string])[]
}

/** What raises and lowers each balance in a month. */
const movements: Readonly<Record<string, Movement>> = {
  cash: { in: [['cashChange', 'change in cash']], out: [] },
  receivables: {
    in: [
      ['netSales', 'sales that will be paid'],
      ['depositsReceived', 'deposits among what was received'],
    ],
    out: [
      ['depositsUsed', 'paid by deposits'],
      ['receipts', 'received'],
    ],
  },
  customersDeposits: { in: [['depositsReceived', 'received']], out: [['depositsUsed', 'used for sales']] },
  stock: {
    in: [
      ['openingStockPaid', 'opening stock'],
      ['purchases', 'bought'],
    ],
    out: [['directCost', 'used']],
  },
  deposits: { in: [['depositsPaid', 'paid']], out: [] },
  fixedAssets: { in: [['assetsBought', 'bought']], out: [['depreciation', 'wear']] },
  payables: {
    in: [['onSupplierTerms', 'bought, and running costs']],
    out: [['suppliersPaid', 'paid']],
  },
  deferredGrants: { in: [['grants', 'grants']], out: [['grantIncome', 'earned']] },
  line: { in: [['lineDrawn', 'drawn']], out: [['lineRepaid', 'repaid']] },
  contributions: {
    in: [
      ['ownerMoney', 'owner’s cash'],
      ['investorMoney', 'investors'],
    ],
    out: [],
  },
  retainedEarnings: {
    in: [['netIncome', 'profit']],
    out: [
      ['ownersPay', 'owner’s pay'],
      ['otherDraws', 'other draws'],
    ],
  },
}

/** The balance of the month before, and what moved it. Null for a line that is no such balance. */
export function traceBalance(
  { model, grid }: ComputedForecast,
  line: string,
  month: number,
): readonly TraceTerm[] | null {
  const movement = movements[line]
  if (!movement) return null
  const read = (name: RowName, at: number) => readCell(grid, row[name], at)
  const before = month > 0 ? read(line as RowName, month - 1) : 0
  const toTerms = (moves: Movement['in'], term: typeof plus) =>
    moves
      .map(([name, label]) => ({ name, label, amount: read(name, month) }))
      .filter(({ amount }) => amount !== 0)
      .map(({ name, label, amount }) => term(fromRow(label, amount, name, month)))
  return [
    ...(before === 0 ? [] : [plus(fromLine(nameMonthWithin(model, month - 1), before, line, month - 1))]),
    ...toTerms(movement.in, plus),
    ...toTerms(movement.out, minus),
  ]
}

/** A row that is on no statement cannot be opened further. */
function fromRow(label: string, amount: number, name: RowName, month: number): TraceFactor {
  return findLine(name) ? fromLine(label, amount, name, month) : plain(label, amount, 'money')
}

/** Tax owed and tax paid ahead are one balance, on the side on which it is. */
export function traceTaxBalance(
  { grid }: ComputedForecast,
  line: 'taxOwed' | 'taxPaidAhead',
  month: number,
): readonly TraceTerm[] {
  if (readCell(grid, row[line], month) === 0) return []
  const [raises, lowers] = line === 'taxOwed' ? [plus, minus] : [minus, plus]
  const before = month - 1
  const owed = before < 0 ? 0 : readCell(grid, row.taxOwed, before)
  const ahead = before < 0 ? 0 : readCell(grid, row.taxPaidAhead, before)
  return [
    ...(owed > 0 ? [raises(fromLine('tax owed before', owed, 'taxOwed', before))] : []),
    ...(ahead > 0 ? [lowers(fromLine('tax paid ahead before', ahead, 'taxPaidAhead', before))] : []),
    raises(fromLine('tax of the month', readCell(grid, row.tax, month), 'tax', month)),
    lowers(fromLine('tax paid', readCell(grid, row.taxPaid, month), 'taxPaid', month)),
  ]
}

/** What is owed on loans, less the part on the other line. */
export function traceLoanPart(
  { grid }: ComputedForecast,
  line: 'loansDueInAYear' | 'loansDueLater',
  month: number,
): readonly TraceTerm[] {
  const balance = readCell(grid, row.loanBalance, month)
  if (balance === 0) return []
  const later = readCell(grid, row.loansDueLater, month)
  if (line === 'loansDueLater') return [plus(plain('still owed a year from now', later, 'money'))]
  return [
    plus(plain('owed on loans', balance, 'money')),
    minus(fromLine('still owed a year from now', later, 'loansDueLater', month)),
  ]
}

export function traceOpeningEquity({ model }: ComputedForecast): readonly TraceTerm[] {
  return model.loans
    .filter(({ isExisting, amount }) => isExisting && amount > 0)
    .map((loan) => minus(fromField(loan.name, loan.amount, 'money', addressOf(loan, 'amount'))))
}
