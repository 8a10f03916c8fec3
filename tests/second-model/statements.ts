import type { Books } from './books.ts'
import type { Line } from './figures.ts'
import { total } from './written.ts'

interface StatementLine {
  /** What it is the sum of. */
  readonly lines: readonly Line[]
  /** Money that goes out is negative on paper. */
  readonly sign: 1 | -1
  /** What a quarter or a year shows: all its months, its first or its last one. */
  readonly over: 'sum' | 'first' | 'last'
}

const words = (lines: string): ReadonlySet<string> => new Set(lines.split(/\s+/u))

const moneyOut =
  words(`directCost directPay pay runningCosts badDebt startUpExpenses loanFees depreciation tax
  suppliersPaid openingStockPaid taxPaid assetsBought depositsPaid principal lineRepaid`)

const balances = words(`cash receivables stock taxPaidAhead deposits fixedAssets totalAssets
  payables taxOwed customersDeposits deferredGrants line loansDueInAYear loansDueLater totalLiabilities
  contributions openingEquity retainedEarnings totalEquity liabilitiesAndEquity`)

/** Lines on paper that are not one line of the books. */
const others: Readonly<Record<string, StatementLine>> = {
  interest: { lines: ['loanInterest', 'lineInterest'], sign: -1, over: 'sum' },
  peoplePaid: { lines: ['directPay', 'pay'], sign: -1, over: 'sum' },
  expensesPaid: { lines: ['startUpExpenses', 'loanFees'], sign: -1, over: 'sum' },
  interestPaid: { lines: ['loanInterest', 'lineInterest'], sign: -1, over: 'sum' },
  draws: { lines: ['ownersPay', 'otherDraws'], sign: -1, over: 'sum' },
  openingCash: { lines: ['openingCash'], sign: 1, over: 'first' },
  closingCash: { lines: ['cash'], sign: 1, over: 'last' },
}

/** What a line of a statement shows for the months from one to another, both included. */
export function amountOnPaper(books: Books, id: string, from: number, to: number): number {
  const line: StatementLine = others[id] ?? {
    lines: [id as Line],
    sign: moneyOut.has(id) ? -1 : 1,
    over: balances.has(id) ? 'last' : 'sum',
  }
  const [first, last] = { sum: [from, to], first: [from, from], last: [to, to] }[line.over] as [
    number,
    number,
  ]
  return line.sign * line.lines.reduce((sum, name) => sum + total(books.lines[name], first, last), 0)
}
