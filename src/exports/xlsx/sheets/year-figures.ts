import { leastAmount } from '#domain/forecast/figures/sum-rows.ts'
import {
  add,
  atMost,
  below,
  divide,
  type Formula,
  num,
  subtract,
  zero,
} from '#exports/xlsx/formulas/formula.ts'
import { roundDown, when } from '#exports/xlsx/formulas/functions.ts'
import { above } from '#exports/xlsx/formulas/formula.ts'
import { createLine, type Line, type LineOptions, now } from '#exports/xlsx/formulas/line.ts'
import { yearOf } from '#exports/xlsx/formulas/ranges.ts'
import { yearsAxis } from '#exports/xlsx/formulas/timeline.ts'
import type { Statements } from './balance-sheet.ts'

export interface FigureGroup {
  readonly title: string
  readonly lines: readonly Line[]
}

/** Below it a sale leaves too little to ever break even. */
const smallestRatio = 1e-4
const least = num(leastAmount)

/** The figures of each year, as lenders ask for them. */
export function createYearFigures(months: number, statements: Statements): readonly FigureGroup[] {
  const axis = yearsAxis(months)
  const { profit, cash, balance, sources } = statements
  const { sales, costs, loans } = sources
  const figure = (options: LineOptions): Line => createLine(axis, options)
  const ratio = (label: string, term: string, text: string, part: Formula, by: Formula): Line =>
    figure({
      label,
      term,
      format: 'ratio',
      words: { text, when: atMost(by, least) },
      // Rounded down as on the screen, so that a cover that misses what lenders want never shows as reached.
      calculate: () => roundDown(divide(part, by)),
    })

  const income = yearsOf(profit.sales)
  const grossMargin = figure({
    label: 'Left of each sale',
    term: 'gross margin',
    format: 'share',
    words: { text: 'n/a', when: atMost(income, least) },
    calculate: () => divide(yearOf(profit.grossProfit), income),
  })
  const payments = add(yearsOf(loans.interest), yearsOf(loans.principal), yearOf(loans.lineInterest))
  const inFull = add(yearsOf(loans.fullPayments), yearOf(loans.lineInterest))
  const contribution = figure({
    label: 'Left of each sale after the costs that follow sales',
    term: 'contribution ratio',
    format: 'share',
    calculate: () => {
      const following = add(yearsOf(costs.direct), yearsOf(costs.followingSales), yearsOf(sales.badDebt))
      return when(above(income, least), divide(subtract(income, following), income), zero)
    },
  })
  const { open } = cash
  const openMonths = figure({
    label: 'Months from the first sale on',
    format: 'month',
    calculate: () => yearOf(open.months),
  })
  const perMonth = (line: Line): Formula =>
    when(above(now(openMonths), zero), divide(yearOf(line), now(openMonths)), zero)
  const fixedCosts = figure({
    label: 'Fixed costs a month',
    term: 'while open, with the owner’s pay',
    calculate: () => perMonth(open.fixedCosts),
  })
  const breakEven = (term: string, needed: () => Formula): Line =>
    figure({
      label: 'Sales a month to break even',
      term,
      words: { text: 'n/a', when: below(now(contribution), num(smallestRatio)) },
      calculate: () => divide(needed(), now(contribution)),
    })
  const afterOwner = add(yearOf(profit.ebitda), yearsOf(cash.taxPaid), yearsOf(cash.draws))
  return [
    {
      title: 'Year by year',
      lines: [
        ...(profit.sales ? [copy(profit.sales)] : []),
        copy(profit.grossProfit),
        grossMargin,
        copy(profit.ebitda),
        copy(profit.netIncome),
        copy(cash.operating),
        copy(cash.cash),
      ],
    },
    {
      title: 'Break-even sales',
      lines: [
        contribution,
        openMonths,
        fixedCosts,
        breakEven('without loan payments', () => now(fixedCosts)),
        breakEven('with loan payments', () => add(now(fixedCosts), perMonth(open.payments))),
      ],
    },
    {
      title: 'What lenders look at',
      lines: [
        figure({ label: 'Interest and principal', calculate: () => payments }),
        ratio(
          'Loan cover before your pay',
          'DSCR, EBITDA ÷ payments',
          'none',
          yearOf(profit.ebitda),
          payments,
        ),
        ratio('Loan cover after your pay', 'DSCR, less tax and draws', 'none', afterOwner, payments),
        ratio('Loan cover with full payments', 'after your pay', 'none', afterOwner, inFull),
        ratio(
          'Money soon in hand ÷ due in a year',
          'current ratio',
          'n/a',
          sumYears(balance.soonCash),
          sumYears(balance.dueSoon),
        ),
        ratio(
          'Owed ÷ owned by you',
          'debt to equity',
          'n/a',
          yearOf(balance.liabilities),
          yearOf(balance.equity),
        ),
      ],
    },
  ]

  function copy(line: Line): Line {
    return figure({
      label: line.label,
      term: line.term,
      format: 'total',
      calculate: () => yearOf(line),
    })
  }
}

/** A line that the forecast does not have counts as nothing. */
function yearsOf(line: Line | null): Formula {
  return line ? yearOf(line) : zero
}

function sumYears(lines: readonly Line[]): Formula {
  return add(...lines.map(yearOf))
}
