import { gapOf } from '#domain/forecast/engine/compute-costs.ts'
import type { ForecastModel, ModelCost, ModelPerson } from '#domain/forecast/inputs/forecast-model.ts'
import { costPeriodLabels, percentBaseLabels } from '#domain/plan/fields/choice-labels.ts'
import { fixed, type FixedCell } from '#exports/xlsx/formulas/fixed-cell.ts'
import { add, divide, multiply, num, one, subtract } from '#exports/xlsx/formulas/formula.ts'
import { wholePart } from '#exports/xlsx/formulas/functions.ts'
import type { TextCell } from '#exports/xlsx/formulas/line.ts'
import type { AssumptionSheet, TableRow } from './assumption-sheet.ts'
import { factorOf } from './growth.ts'

export interface PersonAssumptions {
  readonly role: TextCell
  /** By which the pay grows in a year. */
  readonly factor: FixedCell
  readonly start: FixedCell
  readonly end: FixedCell
  /** With payroll taxes and benefits, for all people in the role. */
  readonly costAtStart: FixedCell
  /** A share of the pay. */
  readonly payroll: FixedCell
}

export interface CostAssumptions {
  readonly name: TextCell
  readonly amount: FixedCell
  /** In how many months it is due again. Null for every month. */
  readonly gap: FixedCell | null
  readonly start: FixedCell
  readonly end: FixedCell
  /** By which the cost grows in a year. */
  readonly factor: FixedCell
  /** Null for what is paid in its month. */
  readonly lag: Lag | null
}

/** Days as whole months and a part of the next. */
export interface Lag {
  readonly whole: FixedCell
  readonly part: FixedCell
}

/** Null for no days, which stay as they are. */
export function writeLagCells(row: TableRow, days: number): Lag | null {
  return days === 0 ? null : writeOwnLag(row, days)
}

export function writeOwnLag(row: TableRow, days: number): Lag {
  const months = divide(fixed(row.input(days, 'count')), num(30))
  const whole = row.calculated(wholePart(months), 'month')
  return { whole, part: row.calculated(subtract(months, fixed(whole)), 'ratio') }
}

function describePeriod({ period, percentOf }: ModelCost): string {
  const words = costPeriodLabels[period]
  return period === 'percent-of-sales' ? `${words}: ${percentBaseLabels[percentOf].toLowerCase()}` : words
}

const kindWords: Readonly<Record<ModelPerson['kind'], string>> = {
  direct: 'Work on the sales',
  indirect: 'Other pay',
  draw: 'Owner’s draw',
}

export function writePeople(sheet: AssumptionSheet, { people }: ForecastModel): readonly PersonAssumptions[] {
  if (people.length === 0) return []
  sheet.section('People', 'Pay rises a year after the first month, and each year after that.')
  sheet.heads([
    'Role',
    'Counts as',
    'How many',
    'Pay a month',
    'Payroll taxes and benefits',
    'Raise a year',
    'First month',
    'Last month',
    'Cost a month at first',
    'Factor a year',
  ])
  return people.map((person, index) => {
    const row = sheet.row()
    const role = row.name(person.role.trim() || `Role ${index + 1}`)
    row.word(kindWords[person.kind])
    const count = row.input(person.count, 'count')
    const pay = row.input(person.payPerMonth, 'price')
    const payroll = row.input(person.payroll, 'percent')
    const raise = row.input(person.raise, 'percent')
    return {
      role,
      payroll,
      start: row.input(person.start, 'month'),
      end: row.input(person.end, 'endMonth'),
      costAtStart: row.calculated(multiply(fixed(count), fixed(pay), add(one, fixed(payroll))), 'price'),
      factor: row.calculated(factorOf(raise), 'ratio'),
    }
  })
}

export function writeCosts(sheet: AssumptionSheet, model: ForecastModel): readonly CostAssumptions[] {
  if (model.costs.length === 0) return []
  sheet.section('Running costs', 'Costs rise a year after the first month, and each year after that.')
  sheet.heads([
    'Name',
    'How often',
    'Amount or share',
    'Due every … months',
    'First month',
    'Last month',
    'Rise a year',
    'Factor a year',
    'Days until paid',
    'whole months',
    'part of the next',
  ])
  return model.costs.map((cost, index) => {
    const row = sheet.row()
    return {
      name: row.name(cost.name.trim() || `Cost ${index + 1}`),
      word: row.word(describePeriod(cost)),
      amount: row.input(cost.amount, cost.period === 'percent-of-sales' ? 'percent' : 'price'),
      gap: gapOf(cost) === 1 ? row.skip() : row.input(gapOf(cost), 'gap'),
      start: row.input(cost.start, 'month'),
      end: row.input(cost.end, 'endMonth'),
      factor: row.calculated(factorOf(row.input(cost.rise, 'percent')), 'ratio'),
      lag: writeLagCells(row, cost.days),
    }
  })
}
