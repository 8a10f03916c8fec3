import { subtract, add, zero } from '#exports/xlsx/formulas/formula.ts'
import { roundToCents } from '#exports/xlsx/formulas/functions.ts'
import { createLine, lastOf, type Line, now } from '#exports/xlsx/formulas/line.ts'
import { farthestOf, sumLines, sumOfMonths, sumOfYears } from '#exports/xlsx/formulas/ranges.ts'
import type { Formula } from '#exports/xlsx/formulas/formula.ts'
import type { Statements } from './balance-sheet.ts'
import { type FigureSheet, single } from './figure-sheet.ts'
import type { SummaryLines } from './summary.ts'

/** Places where two ways to the same number meet. Each shows 0, or by how much they differ. */
export function buildChecks(
  sheet: FigureSheet,
  { profit, cash, balance, sources }: Statements,
  { moneyGap }: SummaryLines,
): Line {
  const check = (label: string, term: string, calculate: () => Formula): Line =>
    createLine(single, { label, term, look: 'check', format: 'check', calculate })
  const monthsAndYears = [profit.sales, profit.ebitda, profit.netIncome, cash.change]
    .filter((line) => line !== null)
    .map((line) =>
      check(
        typeof line.label === 'string' ? line.label : line.label.text,
        'sum of the months less sum of the years',
        () => roundToCents(subtract(sumOfMonths(line), sumOfYears(line))),
      ),
    )
  const { bought, wear } = sources.assets
  const { fixedAssets } = balance
  const draws = cash.draws
  const lines = [
    check('All you own less all you owe and equity', 'the largest gap of any month', () =>
      farthestOf(balance.sidesAgree),
    ),
    check('Cash of the cash flow less cash of the balance sheet', 'the largest gap of any month', () =>
      farthestOf(balance.cashAgrees),
    ),
    check('Profits kept less all profits and draws', 'at the end', () =>
      roundToCents(
        subtract(
          lastOf(balance.retained),
          add(sumOfMonths(profit.netIncome), draws ? sumOfMonths(draws) : zero),
        ),
      ),
    ),
    ...(bought && fixedAssets
      ? [
          check('Value of what was bought less its price and wear', 'at the end', () =>
            roundToCents(
              subtract(lastOf(fixedAssets), subtract(sumOfMonths(bought), wear ? sumOfMonths(wear) : zero)),
            ),
          ),
        ]
      : []),
    ...monthsAndYears,
  ]
  const total = createLine(single, {
    label: 'All checks',
    term: '0 when the statements agree',
    look: 'check',
    format: 'check',
    calculate: () => sumLines(lines),
  })
  const money = check('Sources less uses', 'money left over, or missing if negative', () => now(moneyGap))
  sheet.section('Each shows 0 where the statements must agree', ['Difference'])
  sheet.put(...lines, total)
  sheet.section('Does the money fit the plan?', ['Difference'])
  sheet.put(money)
  return total
}
