import { leastAmount } from '#domain/forecast/figures/sum-rows.ts'
import { fixed } from '#exports/xlsx/formulas/fixed-cell.ts'
import {
  add,
  atMost,
  below,
  divide,
  equals,
  type Formula,
  num,
  one,
  subtract,
  zero,
} from '#exports/xlsx/formulas/formula.ts'
import { monthsAfter, when } from '#exports/xlsx/formulas/functions.ts'
import { createLine, lastOf, type Line, now, type LineOptions } from '#exports/xlsx/formulas/line.ts'
import { lowestOf, positionIn, valueIn } from '#exports/xlsx/formulas/ranges.ts'
import type { Assumptions } from './assumptions.ts'
import type { BalanceLines } from './balance-sheet.ts'
import type { CashLines } from './cash-flow.ts'
import { type FigureSheet, single } from './figure-sheet.ts'
import type { ProfitLines, SourceLines } from './profit-and-loss.ts'
import { createMoneyTable } from './money-table.ts'
import { createYearFigures } from './year-figures.ts'

/** All that the summary and the checks look at. */
export interface Statements {
  readonly profit: ProfitLines
  readonly cash: CashLines
  readonly balance: BalanceLines
  readonly sources: SourceLines
}

export interface SummaryLines {
  /** Sources less uses. */
  readonly moneyGap: Line
}

export function buildSummary(
  sheet: FigureSheet,
  months: number,
  assumptions: Assumptions,
  statements: Statements,
  findChecks: () => Line,
): SummaryLines {
  const { cash } = statements
  const figure = (options: LineOptions): Line => createLine(single, options)
  /** The name of a month that is a number in another cell. */
  const nameMonth = (number: Formula): Formula =>
    assumptions.firstMonth ? monthsAfter(fixed(assumptions.firstMonth), subtract(number, one)) : number
  const lowest = figure({ label: 'Lowest cash', format: 'total', calculate: () => lowestOf(cash.cash) })
  const position = () => positionIn(cash.cash, now(lowest))
  const lowestMonth = figure({
    label: 'Month of the lowest cash',
    format: 'date',
    words: { text: 'Start', when: equals(position(), one) },
    calculate: () => nameMonth(subtract(position(), one)),
  })
  const firstMonth = (label: string, term: string, found: Line): Line =>
    figure({
      label,
      term,
      format: 'date',
      words: { text: 'not yet', when: equals(lastOf(found), zero) },
      calculate: () => nameMonth(lastOf(found)),
    })
  const { firsts } = cash
  const isEmptyAtStart = below(valueIn(cash.cash, zero), num(-leastAmount))
  const runway = figure({
    label: 'Months the cash lasts',
    term: 'runway',
    format: 'month',
    words: {
      text: 'to the end',
      when: when(isEmptyAtStart, zero, equals(lastOf(firsts.empty), zero)),
    },
    calculate: () => when(isEmptyAtStart, zero, subtract(lastOf(firsts.empty), one)),
  })
  const money = createMoneyTable(assumptions)
  const ownersShare = figure({
    label: 'Owner’s share of the project',
    term: 'equity injection',
    format: 'share',
    words: { text: 'n/a', when: atMost(now(money.totalUses), num(0.01)) },
    calculate: () => divide(add(...money.owners.map(now)), now(money.totalUses)),
  })
  const checks = figure({
    label: 'All checks',
    term: '0 when the statements agree',
    look: 'check',
    format: 'check',
    calculate: () => now(findChecks()),
  })
  sheet.section('At a glance')
  sheet.put(
    lowest,
    lowestMonth,
    firstMonth('First profitable month', '', firsts.profit),
    firstMonth('The business first brings in cash', 'operating cash flow', firsts.operating),
    runway,
    ownersShare,
    checks,
  )
  const years = Array.from({ length: months / 12 }, (_, index) => `Year ${index + 1}`)
  for (const { title, lines } of createYearFigures(months, statements)) {
    sheet.section(title, years)
    sheet.put(...lines)
  }
  sheet.section('Where the money comes from')
  sheet.put(...money.sources, money.totalSources)
  sheet.section('What it is needed for')
  sheet.put(...money.uses, money.totalUses, money.gap)
  return { moneyGap: money.gap }
}
