import { fixed } from '#exports/xlsx/formulas/fixed-cell.ts'
import { add, multiply, one, subtract } from '#exports/xlsx/formulas/formula.ts'
import { type Axis, createLine, type Label, type Line } from '#exports/xlsx/formulas/line.ts'
import { sumAfter, valueIn } from '#exports/xlsx/formulas/ranges.ts'
import { month } from '#exports/xlsx/formulas/timeline.ts'
import type { Lag } from './assumptions-of-costs.ts'

/** What is paid of a line some days later, and what is still open at the end of a month. */
export function createLag(
  axis: Axis,
  source: Line,
  { whole, part }: Lag,
  words: { readonly paid: Label; readonly owed: Label; readonly term: string },
): { readonly paid: Line; readonly owed: Line } {
  const due = subtract(month, fixed(whole))
  const recent = valueIn(source, due)
  const paid = createLine(axis, {
    label: words.paid,
    from: 1,
    calculate: () =>
      add(
        multiply(recent, subtract(one, fixed(part))),
        multiply(valueIn(source, subtract(due, one)), fixed(part)),
      ),
  })
  const owed = createLine(axis, {
    label: words.owed,
    term: words.term,
    over: 'last',
    from: 1,
    calculate: () => add(multiply(recent, fixed(part)), sumAfter(source, due, month)),
  })
  return { paid, owed }
}
