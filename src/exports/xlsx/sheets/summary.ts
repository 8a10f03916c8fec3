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
import { atPosition, highestOf, lowestOf, positionIn, valueIn } from '#exports/xlsx/formulas/ranges.ts'
import type { Assumptions } from './assumptions.ts'
import type { Statements } from './balance-sheet.ts'
import { type FigureSheet, single } from './figure-sheet.ts'
import { createMoneyTable } from './money-table.ts'
import { createYearFigures } from './year-figures.ts'

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
  const { owed } = statements.sources.loans
  const lowestLeft = figure({
    label: 'Lowest cash less what is owed on the line of credit',
    calculate: () => lowestOf(cash.cashLessLine),
  })
  const position = () => positionIn(cash.cashLessLine, now(lowestLeft))
  const lowest = figure({
    label: 'Lowest cash',
    term: 'in the bank',
    format: 'total',
    calculate: () => atPosition(cash.cash, position()),
  })
  const drawnThen = figure({
    label: 'Drawn on the line of credit then',
    calculate: () => atPosition(owed, position()),
  })
  const highest = figure({
    label: 'Highest draw on the line of credit',
    calculate: () => highestOf(owed),
  })
  const highestPosition = () => positionIn(owed, now(highest))
  const highestMonth = figure({
    label: 'Month of the highest draw',
    format: 'date',
    words: {
      text: 'none',
      when: atMost(now(highest), num(leastAmount)),
    },
    calculate: () => nameMonth(subtract(highestPosition(), one)),
  })
  const lowestMonth = figure({
    label: 'Month of the lowest cash',
    format: 'date',
    words: { text: 'Start', when: equals(position(), one) },
    calculate: () => nameMonth(subtract(position(), one)),
  })
  const firstMonth = (label: string, term: string, found: Line, none = 'not yet'): Line =>
    figure({
      label,
      term,
      format: 'date',
      words: { text: none, when: equals(lastOf(found), zero) },
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
    drawnThen,
    lowestLeft,
    highest,
    highestMonth,
    firstMonth('First month with a profit', 'before what the owner takes', firsts.profit),
    firstMonth(
      'Profit lasts from',
      'after the owner’s pay and draws',
      cash.lasting,
      'not within the forecast',
    ),
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
