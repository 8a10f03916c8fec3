import { gapOf } from '#domain/forecast/engine/compute-costs.ts'
import type { ForecastModel, ModelPerson } from '#domain/forecast/inputs/forecast-model.ts'
import { costPeriodLabels } from '#domain/plan/fields/choice-labels.ts'
import { fixed, type FixedCell } from '#exports/xlsx/formulas/fixed-cell.ts'
import { add, multiply, one } from '#exports/xlsx/formulas/formula.ts'
import type { TextCell } from '#exports/xlsx/formulas/line.ts'
import type { AssumptionSheet } from './assumption-sheet.ts'
import { factorOf } from './growth.ts'

export interface PersonAssumptions {
  readonly role: TextCell
  /** By which the pay grows in a year. */
  readonly factor: FixedCell
  readonly start: FixedCell
  readonly end: FixedCell
  /** With payroll taxes and benefits, for all people in the role. */
  readonly costAtStart: FixedCell
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
  ])
  return model.costs.map((cost, index) => {
    const row = sheet.row()
    return {
      name: row.name(cost.name.trim() || `Cost ${index + 1}`),
      word: row.word(costPeriodLabels[cost.period]),
      amount: row.input(cost.amount, cost.period === 'percent-of-sales' ? 'percent' : 'price'),
      gap: gapOf(cost) === 1 ? row.skip() : row.input(gapOf(cost), 'gap'),
      start: row.input(cost.start, 'month'),
      end: row.input(cost.end, 'endMonth'),
      factor: row.calculated(factorOf(row.input(cost.rise, 'percent')), 'ratio'),
    }
  })
}
