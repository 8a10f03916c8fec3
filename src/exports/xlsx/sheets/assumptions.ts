import { computeModel } from '#domain/forecast/engine/computed-forecast.ts'
import { asPlanned } from '#domain/forecast/engine/levers.ts'
import { explainOwnersTax } from '#domain/forecast/figures/owners-tax.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { entityLabels } from '#domain/plan/fields/choice-labels.ts'
import { nameCurrency } from '#domain/wording/currencies.ts'
import { fixed, type FixedCell } from '#exports/xlsx/formulas/fixed-cell.ts'
import { divide, num, subtract } from '#exports/xlsx/formulas/formula.ts'
import { calendarMonth, toDateNumber, wholePart } from '#exports/xlsx/formulas/functions.ts'
import type { AssumptionSheet, TableRow } from './assumption-sheet.ts'
import {
  type CostAssumptions,
  type Lag,
  type PersonAssumptions,
  writeCosts,
  writePeople,
} from './assumptions-of-costs.ts'
import { type MoneyAssumptions, writeMoney } from './assumptions-of-money.ts'
import { type StreamAssumptions, writeStreams } from './assumptions-of-streams.ts'

export interface Assumptions extends MoneyAssumptions {
  /** Null when the first month is not written, or is none that a spreadsheet knows. */
  readonly firstMonth: FixedCell | null
  /** The calendar month of month 1, from 1. */
  readonly firstCalendarMonth: FixedCell
  readonly smallestCash: FixedCell
  readonly customers: Lag
  readonly suppliers: Lag
  readonly badDebt: FixedCell
  readonly taxRate: FixedCell
  readonly lossLimit: FixedCell
  readonly otherDraws: FixedCell
  readonly streams: readonly StreamAssumptions[]
  readonly people: readonly PersonAssumptions[]
  readonly costs: readonly CostAssumptions[]
}

/** Spreadsheets count days from 1900, with an error in its first months, to 9999. */
const firstDated = 1901 * 12
const lastDated = 9990 * 12

export function hasDates({ firstMonth }: ForecastModel): boolean {
  return firstMonth !== null && firstMonth >= firstDated && firstMonth <= lastDated
}

export function writeAssumptions(sheet: AssumptionSheet, model: ForecastModel): Assumptions {
  sheet.section('The forecast', '')
  const firstMonth =
    model.firstMonth !== null && hasDates(model)
      ? sheet.single('First month', 'Month 1').input(toDateNumber(model.firstMonth), 'date', 'First_month')
      : null
  const calendar = sheet.single('Calendar month of month 1', 'January is 1; decides where a season begins')
  const firstCalendarMonth = firstMonth
    ? calendar.calculated(calendarMonth(fixed(firstMonth)), 'month', 'First_calendar_month')
    : calendar.input(model.firstCalendarMonth + 1, 'month', 'First_calendar_month')
  sheet.single('Months', '').word(String(model.months))
  sheet.single('Currency', '').word(`${nameCurrency(model.currency)} (${model.currency})`)
  sheet.single('Legal form', '').word(model.entity === '' ? 'Not chosen' : entityLabels[model.entity])
  const smallestCash = sheet
    .single('Smallest cash to keep', 'The line of credit is drawn to hold it')
    .input(model.minimumCash, 'price', 'Smallest_cash')

  sheet.section(
    'When money moves',
    'Of 45 days, 1 whole month and 0.5 of the next: half is paid after one month, half after two.',
  )
  const customers = writeLag(
    sheet,
    sheet.single('Days until customers pay', '').input(model.daysUntilCustomersPay, 'count', 'Customer_days'),
    'Customer',
  )
  const suppliers = writeLag(
    sheet,
    sheet
      .single('Days until suppliers are paid', 'For what is bought to sell')
      .input(model.daysUntilSuppliersPaid, 'count', 'Supplier_days'),
    'Supplier',
  )
  for (const sentence of explainOwnersTax(computeModel(model, asPlanned))) sheet.note(sentence)
  const single = (label: string, note: string): TableRow => sheet.single(label, note)
  return {
    firstMonth,
    firstCalendarMonth,
    smallestCash,
    customers,
    suppliers,
    badDebt: single('Sales that are never paid', 'Share of sales (bad debt)').input(
      model.badDebt,
      'percent',
      'Bad_debt',
    ),
    taxRate: single('Income tax', 'Share of profit that the business itself pays').input(
      model.taxRate,
      'percent',
      'Tax_rate',
    ),
    lossLimit: single('Use of earlier losses', 'The most of a year’s profit that they reduce').input(
      model.lossLimit,
      'percent',
      'Loss_limit',
    ),
    otherDraws: single('Other draws of the owner a month', 'Beside the owner’s pay').input(
      model.draws,
      'price',
      'Other_draws',
    ),
    streams: writeStreams(sheet, model),
    people: writePeople(sheet, model),
    costs: writeCosts(sheet, model),
    ...writeMoney(sheet, model),
  }
}

function writeLag(sheet: AssumptionSheet, days: FixedCell, name: string): Lag {
  const months = divide(fixed(days), num(30))
  const whole = sheet
    .single('Whole months of them', '')
    .calculated(wholePart(months), 'month', `${name}_months`)
  const part = sheet
    .single('Part of the next month', '')
    .calculated(subtract(months, fixed(whole)), 'ratio', `${name}_part`)
  return { whole, part }
}
