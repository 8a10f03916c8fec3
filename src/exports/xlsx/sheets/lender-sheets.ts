import { budgetFields, readBudgets, readOwnersShare } from '#domain/forecast/figures/global-cash-flow.ts'
import { findMissingInputs } from '#domain/forecast/figures/find-missing-inputs.ts'
import { leastAmount } from '#domain/forecast/figures/sum-rows.ts'
import { computeModel } from '#domain/forecast/engine/computed-forecast.ts'
import { asPlanned } from '#domain/forecast/engine/levers.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { computeSensitivity } from '#domain/forecast/stress/sensitivity.ts'
import { type LenderTable, lenderTableNames, whyNotApplicable } from '#domain/plan/lender-tables.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { cleanLine } from '#exports/document/clean-text.ts'
import type { Sheet } from '#exports/xlsx/file/workbook-model.ts'
import { fixed, type FixedCell } from '#exports/xlsx/formulas/fixed-cell.ts'
import {
  add,
  atMost,
  divide,
  type Formula,
  multiply,
  num,
  one,
  subtract,
  zero,
} from '#exports/xlsx/formulas/formula.ts'
import { roundDown } from '#exports/xlsx/formulas/functions.ts'
import { createLine, type Line, type LineOptions, now } from '#exports/xlsx/formulas/line.ts'
import { yearOf } from '#exports/xlsx/formulas/ranges.ts'
import { yearsAxis } from '#exports/xlsx/formulas/timeline.ts'
import { createAssumptionSheet, type AssumptionSheet } from './assumption-sheet.ts'
import type { Assumptions } from './assumptions.ts'
import type { Statements } from './balance-sheet.ts'
import { writeCollateral } from './collateral-table.ts'
import { createFigureSheet } from './figure-sheet.ts'
import { writeLoanSchedules } from './loan-schedule-table.ts'
import type { Look } from './sheet-rows.ts'

type Finances = WorkbookData['financialProjections']

/** Which tables of the lender's version go in, and what they need beside the forecast. */
export interface LenderOrder extends Pick<Finances, 'funding' | 'personal'> {
  readonly tables: readonly LenderTable[]
}

const monthsAYear = num(12)

/** A sheet for each table. The balance sheet has its months on a sheet of its own already. */
export function buildLenderSheets(
  look: Look,
  model: ForecastModel,
  inputs: Assumptions,
  statements: Statements,
  order: LenderOrder,
): readonly Sheet[] {
  const sheets: Sheet[] = []
  const has = (table: LenderTable) => order.tables.includes(table)
  const table = (name: string, id: LenderTable, write: (sheet: AssumptionSheet) => boolean) => {
    const sheet = createAssumptionSheet(look, name)
    if (!write(sheet)) sheet.section(lenderTableNames[id], whyNotApplicable[id])
    sheets.push(sheet.finish().sheet)
  }
  if (has('loan-schedule')) {
    table('Loan schedule', 'loan-schedule', (sheet) => writeLoanSchedules(sheet, model, inputs))
  }
  if (has('sensitivity')) table('Sensitivity', 'sensitivity', (sheet) => writeSensitivity(sheet, model))
  if (has('collateral')) {
    table('Collateral', 'collateral', (sheet) => writeCollateral(sheet, order, inputs))
  }
  if (has('global-cash-flow')) {
    let budgets: Budgets | null = null
    table('Personal budget', 'global-cash-flow', (sheet) => {
      budgets = writeBudgets(sheet, order.personal)
      return budgets !== null
    })
    if (budgets) sheets.push(buildGlobalCashFlow(look, model.months, budgets, statements))
  }
  return sheets
}

/** Each case is a run of its own, which no formula on these sheets can repeat. */
function writeSensitivity(sheet: AssumptionSheet, model: ForecastModel): boolean {
  if (findMissingInputs(computeModel(model, asPlanned)).length > 0) return false
  const rows = computeSensitivity(model)
  sheet.section(
    lenderTableNames.sensitivity,
    'Calculated when this file was made. These figures do not follow changes. DSCR is after tax and owner’s draws.',
  )
  const years = rows[0]?.debtCover ?? []
  sheet.heads([
    'Case',
    'Month of lowest cash',
    'Lowest cash',
    'Drawn on the line then',
    ...years.map((_, index) => `DSCR, year ${index + 1}`),
  ])
  for (const { name, lowestCash, debtCover } of rows) {
    const row = sheet.row()
    row.word(name)
    row.plain(lowestCash.month, 'month')
    row.plain(lowestCash.amount, 'price')
    row.plain(lowestCash.drawn, 'price')
    for (const cover of debtCover) {
      if (cover === null) row.word('n/a')
      else row.plain(Math.floor(cover * 100 + 1e-8) / 100, 'ratio')
    }
  }
  if (years.every((cover) => cover === null)) sheet.note('DSCR is n/a, because there are no loan payments.')
  return true
}

interface Budgets {
  readonly share: FixedCell
  readonly totals: Readonly<Record<(typeof budgetFields)[number], Formula>>
}

function writeBudgets(sheet: AssumptionSheet, personal: LenderOrder['personal']): Budgets | null {
  const budgets = readBudgets(personal)
  if (budgets.length === 0) return null
  sheet.section('Owners and guarantors', 'What each earns and pays a month, outside of this business.')
  sheet.heads([
    'Name',
    'Income from elsewhere',
    'Income tax',
    'Living costs',
    'Mortgage payments',
    'Other loan payments',
    'Left a month',
  ])
  const written = budgets.map((budget, index) => {
    const row = sheet.row()
    row.name(cleanLine(budget.name) || `Person ${index + 1}`)
    const [income, ...taken] = budgetFields.map((field) => row.input(budget[field], 'price'))
    const cells = [...(income ? [income] : []), ...taken]
    row.calculated(subtract(income ? fixed(income) : zero, ...taken.map(fixed)), 'price')
    return cells
  })
  const share = sheet.single('Share of the owners’ pay and draws', 'that goes to these people')
  const sum = (field: (typeof budgetFields)[number]) =>
    add(...written.flatMap((cells) => cells[budgetFields.indexOf(field)] ?? []).map(fixed))
  return {
    share: share.input(readOwnersShare(personal), 'percent'),
    totals: {
      income: sum('income'),
      tax: sum('tax'),
      living: sum('living'),
      mortgage: sum('mortgage'),
      otherPayments: sum('otherPayments'),
    },
  }
}

function buildGlobalCashFlow(
  look: Look,
  months: number,
  { share, totals }: Budgets,
  { profit, cash, sources }: Statements,
): Sheet {
  const axis = yearsAxis(months)
  const sheet = createFigureSheet(look, 'Global cash flow')
  const { people, loans } = sources
  const figure = (label: string, calculate: () => Formula, more: Partial<LineOptions> = {}): Line =>
    createLine(axis, { label, calculate, ...more })
  const years = (line: Line | null) => (line ? yearOf(line) : zero)
  const aYear = (part: Formula) => multiply(part, monthsAYear)
  const total = { look: 'total', format: 'total' } as const

  const business = figure('Business: EBITDA less tax and draws', () =>
    add(yearOf(profit.ebitda), years(cash.taxPaid), years(cash.draws)),
  )
  const salaries = people.ownersSalaries.map(({ line, payroll }) =>
    divide(yearOf(line), add(one, fixed(payroll))),
  )
  const owners = figure('Owners’ pay and draws', () =>
    multiply(subtract(add(...salaries), years(cash.draws)), fixed(share)),
  )
  const income = figure('Income from elsewhere', () => aYear(totals.income))
  const tax = figure('Income tax at home', () => subtract(zero, aYear(totals.tax)))
  const living = figure('Living costs', () => subtract(zero, aYear(totals.living)))
  const available = figure(
    'Cash for all payments',
    () => add(now(business), now(owners), now(income), now(tax), now(living)),
    total,
  )
  const paid = figure('Payments of the business', () =>
    add(years(loans.interest), years(loans.principal), years(loans.lineInterest)),
  )
  const home = figure('Mortgage and other payments at home', () =>
    aYear(add(totals.mortgage, totals.otherPayments)),
  )
  const payments = figure('All payments', () => add(now(paid), now(home)), total)
  const cover = figure('Global DSCR', () => roundDown(divide(now(available), now(payments))), {
    format: 'ratio',
    words: { text: 'n/a', when: atMost(now(payments), num(leastAmount)) },
  })
  sheet.section(
    'Business, owners and guarantors as one',
    Array.from({ length: axis.last }, (_, index) => `Year ${index + 1}`),
  )
  sheet.put(business, owners, income, tax, living, available, paid, home, payments, cover)
  return sheet.finish()
}
