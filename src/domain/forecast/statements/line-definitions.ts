import type { RowName } from '#domain/forecast/engine/grid.ts'

export const statementIds = ['profit-and-loss', 'cash-flow', 'balance-sheet'] as const
export type StatementId = (typeof statementIds)[number]

export interface LineDefinition {
  readonly id: string
  /** What people call it. */
  readonly label: string
  /** What accountants call it, if that is another word. */
  readonly term: string
  /** The rows it is the sum of. */
  readonly rows: readonly RowName[]
  /** Money that goes out is negative on a statement, so that its rows add up. */
  readonly sign: 1 | -1
  /** The lines that a subtotal adds up. A line has none. */
  readonly parts: readonly string[]
  /** What a quarter or a year shows: all its months, its last one, or its first one. */
  readonly over: 'sum' | 'last' | 'first'
}

type Over = LineDefinition['over']

const define = (sign: 1 | -1) => (id: string, label: string, term: string, rows?: readonly RowName[]) => ({
  id,
  label,
  term,
  rows: rows ?? [id as RowName],
  sign,
  parts: [],
  over: 'sum' as Over,
})
const plus = define(1)
const minus = define(-1)
const total = (id: RowName, label: string, term: string, parts: readonly string[]) => ({
  ...plus(id, label, term),
  parts,
})
const balances = (lines: readonly LineDefinition[]) =>
  lines.map((line) => ({ ...line, over: 'last' as Over }))

/** The lines of each statement, in the order in which they are shown. */
export const lineDefinitions: Readonly<Record<StatementId, readonly LineDefinition[]>> = {
  'profit-and-loss': [
    plus('sales', 'Sales', 'revenue'),
    minus('directCost', 'What the sales cost', 'cost of goods sold'),
    minus('directPay', 'Pay for work on the sales', 'direct labor'),
    total('grossProfit', 'Left after the sales', 'gross profit', ['sales', 'directCost', 'directPay']),
    minus('pay', 'Other pay', 'salaries and wages'),
    minus('runningCosts', 'Running costs', 'operating expenses'),
    minus('badDebt', 'Customers who never pay', 'bad debt'),
    minus('startUpExpenses', 'Start-up fees and expenses', ''),
    minus('loanFees', 'Loan fees', ''),
    total('ebitda', 'Profit before interest, tax and wear', 'EBITDA', [
      'grossProfit',
      'pay',
      'runningCosts',
      'badDebt',
      'startUpExpenses',
      'loanFees',
    ]),
    plus('grantIncome', 'Grants earned', 'grant income'),
    minus('depreciation', 'Wear of what was bought', 'depreciation'),
    minus('interest', 'Interest', '', ['loanInterest', 'lineInterest']),
    total('profitBeforeTax', 'Profit before tax', '', ['ebitda', 'grantIncome', 'depreciation', 'interest']),
    minus('tax', 'Income tax', ''),
    total('netIncome', 'Profit', 'net income', ['profitBeforeTax', 'tax']),
  ],
  'cash-flow': [
    plus('receipts', 'Received from customers', ''),
    minus('suppliersPaid', 'Paid to suppliers', ''),
    minus('openingStockPaid', 'Opening stock', ''),
    minus('peoplePaid', 'Paid to people', '', ['directPay', 'pay']),
    minus('expensesPaid', 'Start-up fees and expenses', '', ['startUpExpenses', 'loanFees']),
    minus('interestPaid', 'Interest paid', '', ['loanInterest', 'lineInterest']),
    minus('taxPaid', 'Income tax paid', ''),
    total('operatingCash', 'From the business', 'operating cash flow', [
      'receipts',
      'suppliersPaid',
      'openingStockPaid',
      'peoplePaid',
      'expensesPaid',
      'interestPaid',
      'taxPaid',
    ]),
    minus('assetsBought', 'Equipment, build-out and land', 'capital expenditure'),
    minus('depositsPaid', 'Deposits', ''),
    total('investingCash', 'Into the business', 'investing cash flow', ['assetsBought', 'depositsPaid']),
    plus('ownerMoney', 'Owner’s cash', ''),
    plus('investorMoney', 'Investors', ''),
    plus('grants', 'Grants', ''),
    plus('loansReceived', 'Loans received', ''),
    minus('principal', 'Loans paid back', 'principal'),
    plus('lineDrawn', 'Drawn from the line of credit', ''),
    minus('lineRepaid', 'Repaid to the line of credit', ''),
    minus('draws', 'Taken by the owner', 'owner’s draws', ['ownersPay', 'otherDraws']),
    total('financingCash', 'From owners and lenders', 'financing cash flow', [
      'ownerMoney',
      'investorMoney',
      'grants',
      'loansReceived',
      'principal',
      'lineDrawn',
      'lineRepaid',
      'draws',
    ]),
    total('cashChange', 'Change in cash', '', ['operatingCash', 'investingCash', 'financingCash']),
    { ...plus('openingCash', 'Cash at the beginning', ''), over: 'first' },
    {
      ...plus('closingCash', 'Cash at the end', '', ['cash']),
      over: 'last',
      parts: ['openingCash', 'cashChange'],
    },
  ],
  'balance-sheet': balances([
    plus('cash', 'Cash', ''),
    plus('receivables', 'Money customers still owe you', 'accounts receivable'),
    plus('stock', 'Stock', 'inventory'),
    plus('taxPaidAhead', 'Tax paid ahead', 'prepaid tax'),
    plus('deposits', 'Deposits', ''),
    plus('fixedAssets', 'Equipment, build-out and land', 'fixed assets'),
    total('totalAssets', 'All you own', 'total assets', [
      'cash',
      'receivables',
      'stock',
      'taxPaidAhead',
      'deposits',
      'fixedAssets',
    ]),
    plus('payables', 'Money you still owe suppliers', 'accounts payable'),
    plus('taxOwed', 'Tax you still owe', 'tax payable'),
    plus('customersDeposits', 'Customers’ deposits', 'customer deposits'),
    plus('deferredGrants', 'Grants not yet earned', 'deferred income'),
    plus('line', 'Line of credit', ''),
    plus('loansDueInAYear', 'Loans, due within a year', 'current part of loans'),
    plus('loansDueLater', 'Loans, due later', 'long-term debt'),
    total('totalLiabilities', 'All you owe', 'total liabilities', [
      'payables',
      'taxOwed',
      'customersDeposits',
      'deferredGrants',
      'line',
      'loansDueInAYear',
      'loansDueLater',
    ]),
    plus('contributions', 'Put in by owners and investors', 'paid-in capital'),
    plus('openingEquity', 'Existing debts at the beginning', 'opening equity'),
    plus('retainedEarnings', 'Profits kept in the business', 'retained earnings'),
    total('totalEquity', 'What belongs to the owners', 'equity', [
      'contributions',
      'openingEquity',
      'retainedEarnings',
    ]),
    total('liabilitiesAndEquity', 'All you owe and what belongs to the owners', 'liabilities and equity', [
      'totalLiabilities',
      'totalEquity',
    ]),
  ]),
}

const linesById = new Map(
  statementIds.flatMap((id) => lineDefinitions[id].map((line) => [line.id, line] as const)),
)

export function findLine(id: string): LineDefinition | null {
  return linesById.get(id) ?? null
}
