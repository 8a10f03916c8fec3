import { fixed } from '#exports/xlsx/formulas/fixed-cell.ts'
import {
  above,
  add,
  atLeast,
  atMost,
  below,
  divide,
  equals,
  type Formula,
  multiply,
  num,
  subtract,
  zero,
} from '#exports/xlsx/formulas/formula.ts'
import { all, either, loanRest, positive, smallest, when } from '#exports/xlsx/formulas/functions.ts'
import { type Axis, createLine, type Line, now } from '#exports/xlsx/formulas/line.ts'
import { month } from '#exports/xlsx/formulas/timeline.ts'
import type { LoanAssumptions } from './assumptions-of-money.ts'

export interface OneLoanLines {
  readonly received: Line | null
  readonly fee: Line | null
  readonly interest: Line
  readonly principal: Line
  readonly balance: Line
  readonly dueLater: Line
  readonly dueInAYear: Line
  readonly payment: Line
}

const year = num(12)

/** A payment is due each month after the loan arrives, with interest on what was owed when the month began. */
export function createLoan(axis: Axis, inputs: LoanAssumptions): OneLoanLines {
  const label = inputs.name
  const [amount, arrives, term] = [fixed(inputs.amount), fixed(inputs.month), fixed(inputs.term)]
  const { change, amortization } = inputs
  const monthly = divide(fixed(inputs.rate), year)
  const full = fixed(inputs.payment)
  const changed = change && {
    ...change,
    month: fixed(change.month),
    monthly: divide(fixed(change.rate), year),
    full: fixed(change.payment),
  }
  /** What counts in a month, before or from the change of the rate on. */
  const inForce = (plain: Formula, later: Formula | null | undefined) =>
    changed && later ? when(atLeast(month, changed.month), later, plain) : plain
  const ends = add(arrives, term)
  /** The last month without principal. */
  const restEnds = add(arrives, fixed(inputs.interestOnly))
  const onArrival = (paid: Formula) =>
    createLine(axis, { label, calculate: () => when(equals(month, arrives), paid, zero) })

  const balance: Line = createLine(axis, {
    label,
    over: 'last',
    calculate: (before) => when(equals(month, arrives), amount, subtract(before(balance), now(principal))),
  })
  const interest = createLine(axis, {
    label,
    calculate: (before) => multiply(before(balance), inForce(monthly, changed?.monthly)),
  })
  const principal: Line = createLine(axis, {
    label,
    from: 1,
    // The last principal is the rest, so that roundings leave nothing.
    calculate: (before) =>
      when(
        atMost(month, restEnds),
        zero,
        when(
          atLeast(month, ends),
          before(balance),
          smallest(before(balance), subtract(inForce(full, changed?.full), now(interest))),
        ),
      ),
  })
  const inAYear = add(month, year)
  const restAsBefore = loanRest(monthly, subtract(inAYear, restEnds), full, amount)
  const restInAYear = changed
    ? when(
        below(inAYear, changed.month),
        restAsBefore,
        loanRest(changed.monthly, subtract(inAYear, fixed(changed.base)), changed.full, fixed(changed.owed)),
      )
    : restAsBefore
  const isInterestOnly = atMost(month, restEnds)
  const isBalloon = amortization && all(equals(month, ends), above(fixed(amortization), term))
  const dueLater = createLine(axis, {
    label,
    over: 'last',
    calculate: () =>
      when(
        either(below(month, arrives), atLeast(inAYear, ends)),
        zero,
        when(atMost(inAYear, restEnds), amount, positive(restInAYear)),
      ),
  })
  return {
    received: inputs.isExisting ? null : onArrival(amount),
    fee: inputs.isExisting ? null : onArrival(fixed(inputs.fee)),
    balance,
    interest,
    principal,
    dueLater,
    dueInAYear: createLine(axis, {
      label,
      over: 'last',
      calculate: () => subtract(now(balance), now(dueLater)),
    }),
    payment: createLine(axis, {
      label,
      from: 1,
      calculate: () =>
        when(
          all(above(month, arrives), isBalloon ? either(isInterestOnly, isBalloon) : isInterestOnly),
          inForce(full, changed?.full),
          add(now(interest), now(principal)),
        ),
    }),
  }
}
