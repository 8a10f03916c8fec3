import type { Entity } from '#domain/plan/forecast-choices.ts'
import { fixed } from '#exports/xlsx/formulas/fixed-cell.ts'
import { add, negate, subtract, zero } from '#exports/xlsx/formulas/formula.ts'
import { roundToCents } from '#exports/xlsx/formulas/functions.ts'
import { type Axis, createLine, type Line, now } from '#exports/xlsx/formulas/line.ts'
import { sumLines } from '#exports/xlsx/formulas/ranges.ts'
import type { Assumptions } from './assumptions.ts'
import type { CashLines } from './cash-flow.ts'
import type { MonthSheet } from './month-sheet.ts'
import type { ProfitLines, SourceLines } from './profit-and-loss.ts'
import { createStatementLines } from './statement-lines.ts'

export interface BalanceLines {
  readonly cash: Line
  /** What is owned and soon turns into cash, and what is due within a year. */
  readonly soonCash: readonly Line[]
  readonly dueSoon: readonly Line[]
  readonly fixedAssets: Line | null
  readonly liabilities: Line
  readonly retained: Line
  readonly equity: Line
  /** Zero in every month. */
  readonly sidesAgree: Line
  readonly cashAgrees: Line
}

/** The three statements and what they add up: all that the summary and the checks look at. */
export interface Statements {
  readonly profit: ProfitLines
  readonly cash: CashLines
  readonly balance: BalanceLines
  readonly sources: SourceLines
}

export function buildBalance(
  sheet: MonthSheet,
  axis: Axis,
  entity: Entity | '',
  assumptions: Assumptions,
  profit: ProfitLines,
  flow: CashLines,
  { sales, costs, assets, loans }: SourceLines,
): BalanceLines {
  const { line, total, own } = createStatementLines(axis, entity)
  const cash = own('cash', () => now(flow.cash))
  const receivables = line('receivables', [sales.receivables])
  const stock = line('stock', [costs.stock])
  const paidAhead = line('taxPaidAhead', [profit.tax.paidAhead])
  const { depositsPaid } = assets
  const deposits: Line | null = depositsPaid
    ? own('deposits', (before) => add(deposits ? before(deposits) : zero, now(depositsPaid)))
    : null
  const fixedAssets = line('fixedAssets', [assets.value])
  const owned = [cash, receivables, stock, paidAhead, deposits, fixedAssets]
  const totalAssets = total('totalAssets', owned)

  const { owner, investor, grant } = loans.money
  const { grantIncome } = loans
  const deferred: Line | null =
    grant && grantIncome && assumptions.contributions.some(({ earnedMonths }) => earnedMonths !== null)
      ? own('deferredGrants', (before) =>
          subtract(add(deferred ? before(deferred) : zero, now(grant)), now(grantIncome)),
        )
      : null
  const due = [
    line('payables', [costs.payables]),
    line('taxOwed', [profit.tax.owed]),
    line('customersDeposits', [sales.deposits]),
    line('line', [loans.owed]),
    line('loansDueInAYear', [loans.dueInAYear]),
  ]
  const dueLater = line('loansDueLater', [loans.dueLater])
  const liabilities = total('totalLiabilities', [...due, deferred, dueLater])

  const given = [owner, investor].filter((each) => each !== null)
  const contributions: Line | null =
    given.length > 0
      ? own('contributions', (before) => add(contributions ? before(contributions) : zero, sumLines(given)))
      : null
  const debts = assumptions.loans.filter(({ isExisting }) => isExisting)
  const openingEquity =
    debts.length > 0
      ? own('openingEquity', () => negate(add(...debts.map(({ amount }) => fixed(amount)))))
      : null
  const retained: Line = own('retainedEarnings', (before) =>
    add(before(retained), now(profit.netIncome), flow.draws ? now(flow.draws) : zero),
  )
  const equity = total('totalEquity', [contributions, openingEquity, retained])
  const otherSide = total('liabilitiesAndEquity', [liabilities, equity])

  const check = (label: string, one: Line, other: Line): Line =>
    createLine(axis, {
      label,
      term: '0 when they agree',
      look: 'check',
      format: 'check',
      over: 'last',
      calculate: () => roundToCents(subtract(now(one), now(other))),
    })
  const sidesAgree = check('All you own less all you owe and equity', totalAssets, otherSide)
  const cashAgrees = check('Cash of the cash flow less cash here', flow.cash, cash)

  sheet.section('What you own')
  sheet.put(...owned, totalAssets)
  sheet.section('What you owe')
  sheet.put(...due, deferred, dueLater, liabilities)
  sheet.section('What belongs to the owners')
  sheet.put(contributions, openingEquity, retained, equity, otherSide)
  sheet.section('Checks')
  sheet.put(sidesAgree, cashAgrees)
  return {
    cash,
    soonCash: [cash, receivables, stock, paidAhead].filter((each) => each !== null),
    dueSoon: due.filter((each) => each !== null),
    fixedAssets,
    liabilities,
    retained,
    equity,
    sidesAgree,
    cashAgrees,
  }
}
