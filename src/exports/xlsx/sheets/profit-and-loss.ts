import type { Axis, Line } from '#exports/xlsx/formulas/line.ts'
import type { AssetLines } from './assets.ts'
import type { Assumptions } from './assumptions.ts'
import type { CostLines } from './costs.ts'
import type { LoanLines } from './loans.ts'
import type { MonthSheet } from './month-sheet.ts'
import type { PeopleLines } from './people.ts'
import { putBlock, type SalesLines } from './sales.ts'
import { createStatementLines } from './statement-lines.ts'
import { createTax, type TaxLines } from './tax-lines.ts'

/** What the statements add up. */
export interface SourceLines {
  readonly sales: SalesLines
  readonly people: PeopleLines
  readonly costs: CostLines
  readonly assets: AssetLines
  readonly loans: LoanLines
}

export interface ProfitLines {
  readonly sales: Line | null
  readonly grossProfit: Line
  readonly ebitda: Line
  readonly netIncome: Line
  readonly tax: TaxLines
}

export function buildProfit(
  sheet: MonthSheet,
  axis: Axis,
  assumptions: Assumptions,
  { sales, people, costs, assets, loans }: SourceLines,
): ProfitLines {
  const { line, total } = createStatementLines(axis)
  const tax = createTax(axis, assumptions, () => profitBeforeTax)
  const income = line('sales', sales.streams.length === 0 ? [] : [sales.total])
  const direct = [line('directCost', [costs.direct]), line('directPay', [people.direct])]
  const grossProfit = total('grossProfit', [income, ...direct])
  const overhead = [
    line('pay', [people.indirect]),
    line('runningCosts', [costs.running]),
    line('badDebt', [sales.badDebt]),
    line('startUpExpenses', [assets.expenses]),
    line('loanFees', [loans.fees]),
  ]
  const ebitda = total('ebitda', [grossProfit, ...overhead])
  const grantIncome = line('grantIncome', [loans.grantIncome])
  const depreciation = line('depreciation', [assets.wear])
  const interest = line('interest', [loans.interest, loans.lineInterest])
  const profitBeforeTax: Line = total('profitBeforeTax', [ebitda, grantIncome, depreciation, interest])
  const charged = line('tax', [tax.charge])
  const netIncome = total('netIncome', [profitBeforeTax, charged])
  sheet.section('Profit and loss')
  sheet.put(income, ...direct, grossProfit, ...overhead, ebitda, grantIncome, depreciation, interest)
  sheet.put(profitBeforeTax, charged, netIncome)
  putBlock(sheet, 'How the income tax is calculated', [
    tax.yearToDate,
    tax.losses,
    tax.taxYearToDate,
    tax.charge,
    tax.paid,
    tax.balance,
    tax.owed,
    tax.paidAhead,
  ])
  return { sales: income, grossProfit, ebitda, netIncome, tax }
}
