import {
  above,
  add,
  atMost,
  below,
  type Formula,
  multiply,
  negate,
  num,
  one,
  subtract,
  zero,
} from '#exports/xlsx/formulas/formula.ts'
import { all, when } from '#exports/xlsx/formulas/functions.ts'
import { leastAmount } from '#domain/forecast/figures/sum-rows.ts'
import { type Axis, createLine, lastOf, type Line, now } from '#exports/xlsx/formulas/line.ts'
import { sumAfter, sumLines } from '#exports/xlsx/formulas/ranges.ts'
import { month } from '#exports/xlsx/formulas/timeline.ts'
import type { CashBeforeLine } from './credit-line.ts'
import type { MonthSheet } from './month-sheet.ts'
import type { ProfitLines, SourceLines } from './profit-and-loss.ts'
import { putBlock } from './sales.ts'
import { createStatementLines } from './statement-lines.ts'

export interface CashLines extends CashBeforeLine {
  readonly change: Line
  readonly draws: Line | null
  readonly taxPaid: Line | null
  readonly principal: Line | null
  /** The first month for each, so far, or 0. */
  readonly firsts: { readonly profit: Line; readonly operating: Line; readonly empty: Line }
  /** The month from which a profit lasts after the owner's pay and draws, or 0. */
  readonly lasting: Line
  /** Less what is owed on the line of credit. */
  readonly cashLessLine: Line
  /** From the first sale on, for the sales that break even. */
  readonly open: { readonly months: Line; readonly fixedCosts: Line; readonly payments: Line }
}

export function buildCashFlow(
  sheet: MonthSheet,
  axis: Axis,
  profit: ProfitLines,
  { sales, people, costs, assets, loans }: SourceLines,
): CashLines {
  const { line, total, own } = createStatementLines(axis)
  const taxPaid = line('taxPaid', [profit.tax.paid])
  const fromCustomers = [
    line('receipts', [sales.receipts]),
    line('suppliersPaid', [costs.suppliersPaid]),
    line('openingStockPaid', [assets.openingStock]),
    line('peoplePaid', [people.direct, people.indirect]),
    line('expensesPaid', [assets.expenses, loans.fees]),
    line('interestPaid', [loans.interest, loans.lineInterest]),
    taxPaid,
  ]
  const operating = total('operatingCash', fromCustomers)
  const invested = [line('assetsBought', [assets.bought]), line('depositsPaid', [assets.depositsPaid])]
  const investing = total('investingCash', invested)
  const principal = line('principal', [loans.principal])
  const draws = line('draws', [people.draw, people.otherDraws])
  const money = [
    line('ownerMoney', [loans.money.owner]),
    line('investorMoney', [loans.money.investor]),
    line('grants', [loans.money.grant]),
    line('loansReceived', [loans.received]),
    principal,
  ]
  const credit = [line('lineDrawn', [loans.drawn]), line('lineRepaid', [loans.repaid])]
  const financing = total('financingCash', [...money, ...credit, draws])
  const change = total('cashChange', [operating, investing, financing])
  const opening = own('openingCash', (before) => before(cash))
  const cash: Line = total('closingCash', [opening, change])

  sheet.section('From the business')
  sheet.put(...fromCustomers, operating)
  sheet.section('Into the business')
  sheet.put(...invested, investing)
  sheet.section('From owners and lenders')
  sheet.put(...money, ...credit, draws, financing)
  sheet.section('Cash')
  sheet.put(change, opening, cash)

  const found = (label: string, isIt: () => Formula): Line => {
    const first: Line = createLine(axis, {
      label,
      term: 'month, 0 until then',
      format: 'month',
      over: 'none',
      from: 1,
      calculate: (before) => when(above(before(first), zero), before(first), when(isIt(), month, zero)),
    })
    return first
  }
  const least = num(leastAmount)
  const firsts = {
    profit: found('First month with a profit', () => above(now(profit.netIncome), least)),
    operating: found('First month with cash from the business', () => above(now(operating), least)),
    empty: found('First month with cash below zero', () => below(now(cash), negate(least))),
  }
  const left = createLine(axis, {
    label: 'Profit less what the owner takes',
    calculate: () => add(now(profit.netIncome), draws ? now(draws) : zero),
  })
  const lastWindow = num(axis.last - 11)
  const window = createLine(axis, {
    label: 'The same over twelve months from this one',
    over: 'none',
    from: 1,
    calculate: () => sumAfter(left, subtract(month, one), add(month, num(11))),
  })
  const broken: Line = createLine(axis, {
    label: 'Last month from which twelve have no profit',
    format: 'month',
    over: 'none',
    from: 1,
    calculate: (before) =>
      when(all(atMost(month, lastWindow), atMost(now(window), least)), month, before(broken)),
  })
  const lasting: Line = createLine(axis, {
    label: 'First month from which a profit lasts',
    term: 'month, 0 until then',
    format: 'month',
    over: 'none',
    from: 1,
    calculate: (before) =>
      when(
        above(before(lasting), zero),
        before(lasting),
        when(
          all(above(month, lastOf(broken)), atMost(month, lastWindow), above(now(left), least)),
          month,
          zero,
        ),
      ),
  })
  const cashLessLine = createLine(axis, {
    label: 'Cash less what is owed on the line of credit',
    over: 'last',
    calculate: () => subtract(now(cash), now(loans.owed)),
  })
  const sold = profit.sales
  const firstSale = found('First month with a sale', () => (sold ? above(now(sold), least) : zero))
  const isOpen = createLine(axis, {
    label: 'Open: 1 from the first sale on',
    term: 'a year counts its months',
    format: 'month',
    from: 1,
    calculate: () => when(above(now(firstSale), zero), one, zero),
  })
  const whileOpen = (label: string, costs: readonly (Line | null)[], less: Line | null = null): Line =>
    createLine(axis, {
      label,
      from: 1,
      calculate: () =>
        multiply(
          now(isOpen),
          subtract(sumLines(costs.filter((each) => each !== null)), less ? now(less) : zero),
        ),
    })
  const open = {
    months: isOpen,
    fixedCosts: whileOpen(
      'Fixed costs while open',
      [people.direct, people.indirect, people.draw, people.otherDraws, costs.running],
      costs.followingSales,
    ),
    payments: whileOpen('Loan payments while open', [loans.interest, loans.principal, loans.lineInterest]),
  }
  const lastingLines = [left, window, broken, lasting, cashLessLine]
  putBlock(sheet, 'For the summary', [
    ...Object.values(firsts),
    ...lastingLines,
    firstSale,
    ...Object.values(open),
  ])
  const others = [...money, draws].filter((each) => each !== null)
  return {
    cash,
    operating,
    investing,
    others,
    change,
    draws,
    taxPaid,
    principal,
    firsts,
    lasting,
    cashLessLine,
    open,
  }
}
