import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { nameCurrency } from '#domain/wording/currencies.ts'
import { createStyleBook, type StyleUse } from './file/style-book.ts'
import type { DefinedName, Encode, Sheet } from './file/workbook-model.ts'
import { fixed } from './formulas/fixed-cell.ts'
import { one, subtract } from './formulas/formula.ts'
import { monthsAfter } from './formulas/functions.ts'
import type { Line } from './formulas/line.ts'
import { month, monthsAxis } from './formulas/timeline.ts'
import { buildAssets } from './sheets/assets.ts'
import { createAssumptionSheet } from './sheets/assumption-sheet.ts'
import { hasDates, writeAssumptions } from './sheets/assumptions.ts'
import { buildBalance } from './sheets/balance-sheet.ts'
import { buildCashFlow, type CashLines } from './sheets/cash-flow.ts'
import { buildChecks } from './sheets/checks.ts'
import { buildCosts } from './sheets/costs.ts'
import { createFigureSheet } from './sheets/figure-sheet.ts'
import { createFormats } from './sheets/formats.ts'
import { buildLenderSheets, type LenderOrder } from './sheets/lender-sheets.ts'
import { buildLoans } from './sheets/loans.ts'
import { createMonthSheet } from './sheets/month-sheet.ts'
import { buildPeople } from './sheets/people.ts'
import { buildProfit } from './sheets/profit-and-loss.ts'
import { buildSales } from './sheets/sales.ts'
import type { Look } from './sheets/sheet-rows.ts'
import { buildSummary } from './sheets/summary.ts'

export interface ForecastFile {
  readonly sheets: readonly Sheet[]
  readonly names: readonly DefinedName[]
  readonly styles: readonly StyleUse[]
}

/** The whole model as sheets. Formulas may refer to lines that come later, so cells are written when all have places. */
export function buildForecastFile(
  model: ForecastModel,
  title: string,
  encode: Encode,
  lender: LenderOrder | null = null,
): ForecastFile {
  const look: Look = {
    styles: createStyleBook(),
    encode,
    formats: createFormats(model.currency, hasDates(model)),
    planTitle: title.trim() || 'Business plan',
    currencyNote: `Amounts in ${nameCurrency(model.currency)} (${model.currency}), without sales tax or VAT. Cells hold exact amounts and show them rounded, so a total can look off by 1; change the number format to see the cents.`,
  }
  const axis = monthsAxis(model.months)
  const inputSheet = createAssumptionSheet(look)
  const inputs = writeAssumptions(inputSheet, model)
  const date = inputs.firstMonth ? monthsAfter(fixed(inputs.firstMonth), subtract(month, one)) : null
  const createSheet = (name: string) => createMonthSheet(look, axis, name, { startText: 'Start', date })
  const sheets = {
    sales: createSheet('Sales'),
    people: createSheet('People'),
    costs: createSheet('Costs'),
    assets: createSheet('Assets'),
    loans: createSheet('Loans'),
    profit: createSheet('Profit and loss'),
    cash: createSheet('Cash flow'),
    balance: createSheet('Balance sheet'),
    summary: createFigureSheet(look, 'Summary'),
    checks: createFigureSheet(look, 'Checks'),
  }

  const sales = buildSales(sheets.sales, axis, model, inputs)
  const people = buildPeople(sheets.people, axis, model, inputs)
  const assets = buildAssets(sheets.assets, axis, model, inputs)
  const costs = buildCosts(sheets.costs, axis, model, inputs, sales, () => assets.openingStock)
  const loans = buildLoans(sheets.loans, axis, model, inputs, () => cash)
  const sources = { sales, people, costs, assets, loans }
  const profit = buildProfit(sheets.profit, axis, inputs, sources)
  const cash: CashLines = buildCashFlow(sheets.cash, axis, profit, sources)
  const balance = buildBalance(sheets.balance, axis, model.entity, inputs, profit, cash, sources)
  const statements = { profit, cash, balance, sources }
  const summary = buildSummary(sheets.summary, model.months, inputs, statements, () => allChecks)
  const allChecks: Line = buildChecks(sheets.checks, statements, summary)

  const lenderSheets = lender ? buildLenderSheets(look, model, inputs, statements, lender) : []
  const { sheet, names } = inputSheet.finish()
  const others = Object.values(sheets).map((each) => each.finish())
  return { sheets: [sheet, ...others, ...lenderSheets], names, styles: look.styles.list() }
}
