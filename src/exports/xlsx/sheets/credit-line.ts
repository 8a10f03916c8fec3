import { fixed } from '#exports/xlsx/formulas/fixed-cell.ts'
import { add, divide, multiply, num, subtract } from '#exports/xlsx/formulas/formula.ts'
import { positive, smallest } from '#exports/xlsx/formulas/functions.ts'
import { type Axis, createLine, type Line, now } from '#exports/xlsx/formulas/line.ts'
import { sumLines } from '#exports/xlsx/formulas/ranges.ts'
import type { Assumptions } from './assumptions.ts'

/** What is there before the line of credit moves at the month's end. */
export interface CashBeforeLine {
  readonly cash: Line
  readonly operating: Line
  readonly investing: Line
  /** The lines of owners and lenders but for the line of credit. */
  readonly others: readonly Line[]
}

export interface CreditLine {
  readonly cashBefore: Line
  readonly drawn: Line
  readonly repaid: Line
  readonly owed: Line
  readonly lineInterest: Line
}

export function createCreditLine(
  axis: Axis,
  { smallestCash, lineLimit, lineRate }: Assumptions,
  findCash: () => CashBeforeLine,
): CreditLine {
  const limit = fixed(lineLimit)
  const lineInterest = createLine(axis, {
    label: 'Interest on the line of credit',
    calculate: (before) => divide(multiply(before(owed), fixed(lineRate)), num(12)),
  })
  const cashBefore = createLine(axis, {
    label: 'Cash before the line of credit',
    over: 'none',
    calculate: (before) => {
      const { cash, operating, investing, others } = findCash()
      return add(before(cash), now(operating), now(investing), sumLines(others))
    },
  })
  const missing = () => subtract(fixed(smallestCash), now(cashBefore))
  const drawn = createLine(axis, {
    label: 'Drawn from the line of credit',
    calculate: (before) => positive(smallest(missing(), subtract(limit, before(owed)))),
  })
  const repaid = createLine(axis, {
    label: 'Repaid to the line of credit',
    from: 1,
    calculate: (before) => positive(smallest(before(owed), subtract(now(cashBefore), fixed(smallestCash)))),
  })
  const owed: Line = createLine(axis, {
    label: 'Owed on the line of credit',
    over: 'last',
    look: 'total',
    format: 'total',
    // Only a rounding can take it out of its limits.
    calculate: (before) => smallest(limit, positive(subtract(add(before(owed), now(drawn)), now(repaid)))),
  })
  return { cashBefore, drawn, repaid, owed, lineInterest }
}
