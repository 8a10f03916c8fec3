import { fixed } from '#exports/xlsx/formulas/fixed-cell.ts'
import {
  above,
  add,
  equals,
  multiply,
  negate,
  num,
  one,
  subtract,
  zero,
} from '#exports/xlsx/formulas/formula.ts'
import { all, positive, remainder, smallest, when } from '#exports/xlsx/formulas/functions.ts'
import { type Axis, createLine, type Line, now } from '#exports/xlsx/formulas/line.ts'
import { month } from '#exports/xlsx/formulas/timeline.ts'
import type { Assumptions } from './assumptions.ts'

export interface TaxLines {
  readonly yearToDate: Line
  readonly losses: Line
  readonly taxYearToDate: Line
  readonly charge: Line
  readonly paid: Line
  readonly balance: Line
  readonly owed: Line
  readonly paidAhead: Line
}

/** Tax by the year to date with losses carried forward, paid each quarter. A tax year is a year of the forecast. */
export function createTax(axis: Axis, { taxRate, lossLimit }: Assumptions, findProfit: () => Line): TaxLines {
  const isNewYear = all(above(month, one), equals(remainder(month, num(12)), one))
  const isPayday = all(above(month, zero), equals(remainder(month, num(3)), zero))
  const limit = fixed(lossLimit)
  const yearToDate: Line = createLine(axis, {
    label: 'Profit of the year so far',
    over: 'last',
    calculate: (before) => {
      const earlier = before(yearToDate)
      const profit = now(findProfit())
      return earlier === zero ? profit : add(when(isNewYear, zero, earlier), profit)
    },
  })
  const losses: Line = createLine(axis, {
    label: 'Losses of the years before',
    over: 'last',
    calculate: (before) => {
      const [earlier, profit] = [before(losses), before(yearToDate)]
      // A number and not an empty cell, which the smallest of several would leave out.
      if (earlier === zero) return zero
      const used = smallest(earlier, multiply(limit, positive(profit)))
      const left = positive(add(subtract(earlier, used), positive(negate(profit))))
      return when(isNewYear, left, earlier)
    },
  })
  const taxYearToDate: Line = createLine(axis, {
    label: 'Tax on it',
    over: 'last',
    calculate: () => {
      const profit = positive(now(yearToDate))
      const used = smallest(now(losses), multiply(limit, profit))
      return multiply(fixed(taxRate), positive(subtract(profit, used)))
    },
  })
  const charge = createLine(axis, {
    label: 'Tax of the month',
    calculate: (before) => {
      const earlier = before(taxYearToDate)
      return earlier === zero
        ? now(taxYearToDate)
        : subtract(now(taxYearToDate), when(isNewYear, zero, earlier))
    },
  })
  const paid = createLine(axis, {
    label: 'Paid each quarter',
    from: 1,
    calculate: (before) => when(isPayday, positive(add(before(balance), now(charge))), zero),
  })
  const balance: Line = createLine(axis, {
    label: 'Owed, or paid ahead if negative',
    over: 'last',
    calculate: (before) => subtract(add(before(balance), now(charge)), now(paid)),
  })
  return {
    yearToDate,
    losses,
    taxYearToDate,
    charge,
    paid,
    balance,
    owed: createLine(axis, { label: 'Tax owed', over: 'last', calculate: () => positive(now(balance)) }),
    paidAhead: createLine(axis, {
      label: 'Tax paid ahead',
      over: 'last',
      calculate: () => positive(negate(now(balance))),
    }),
  }
}
