import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { fixed, type FixedCell } from '#exports/xlsx/formulas/fixed-cell.ts'
import {
  add,
  atLeast,
  atMost,
  divide,
  type Formula,
  multiply,
  num,
  one,
  subtract,
  zero,
} from '#exports/xlsx/formulas/formula.ts'
import { smallest, when } from '#exports/xlsx/formulas/functions.ts'
import type { AssumptionSheet } from './assumption-sheet.ts'
import type { Assumptions } from './assumptions.ts'
import type { LoanAssumptions } from './assumptions-of-money.ts'

const monthsAYear = num(12)

/** Every payment to the end of each loan, below each other, because most end after the forecast. */
export function writeLoanSchedules(
  sheet: AssumptionSheet,
  { loans }: ForecastModel,
  { loans: inputs }: Assumptions,
): boolean {
  const owed = loans.flatMap((loan, index) => {
    const cells = inputs[index]
    return loan.amount > 0 && cells ? [{ loan, cells }] : []
  })
  for (const { loan, cells } of owed) writeSchedule(sheet, cells, loan.term)
  return owed.length > 0
}

function writeSchedule(sheet: AssumptionSheet, inputs: LoanAssumptions, term: number): void {
  sheet.section(
    inputs.name.text,
    `It has the ${term} months of the term as this file was made. A longer term on Assumptions needs more rows.`,
  )
  sheet.heads(['No.', 'Month of the forecast', 'Interest', 'Principal', 'Payment', 'Owed after'])
  const start = sheet.row()
  start.word('Arrives')
  let month = start.calculated(fixed(inputs.month), 'month')
  start.skip()
  start.skip()
  start.skip()
  let owed = start.calculated(fixed(inputs.amount), 'price')
  for (let number = 1; number <= term; number += 1) {
    const row = sheet.row()
    row.plain(number, 'month')
    month = row.calculated(add(fixed(month), one), 'month')
    const interest = row.calculated(interestOf(inputs, fixed(month), fixed(owed)), 'price')
    const paid = principalOf(inputs, fixed(month), fixed(owed), fixed(interest))
    const principal = row.calculated(paid, 'price')
    row.calculated(add(fixed(interest), fixed(principal)), 'price')
    owed = row.calculated(subtract(fixed(owed), fixed(principal)), 'price')
  }
}

function inForce(
  { change }: LoanAssumptions,
  month: Formula,
  plain: FixedCell,
  later: FixedCell | undefined,
): Formula {
  return change && later
    ? when(atLeast(month, fixed(change.month)), fixed(later), fixed(plain))
    : fixed(plain)
}

/** As on the sheet of the loans, from what was owed the month before. */
function interestOf(inputs: LoanAssumptions, month: Formula, before: Formula): Formula {
  return divide(multiply(before, inForce(inputs, month, inputs.rate, inputs.change?.rate)), monthsAYear)
}

function principalOf(inputs: LoanAssumptions, month: Formula, before: Formula, interest: Formula): Formula {
  const level = inForce(inputs, month, inputs.payment, inputs.change?.payment)
  const restEnds = add(fixed(inputs.month), fixed(inputs.interestOnly))
  const ends = add(fixed(inputs.month), fixed(inputs.term))
  return when(
    atMost(month, restEnds),
    zero,
    when(atLeast(month, ends), before, smallest(before, subtract(level, interest))),
  )
}
