import { fixed, type FixedCell } from '#exports/xlsx/formulas/fixed-cell.ts'
import {
  add,
  below,
  divide,
  type Formula,
  num,
  one,
  power,
  subtract,
} from '#exports/xlsx/formulas/formula.ts'
import { wholePart, when } from '#exports/xlsx/formulas/functions.ts'
import { calculated, type ByHand } from '#domain/forecast/inputs/forecast-model.ts'
import { month } from '#exports/xlsx/formulas/timeline.ts'

const year = num(12)

/** The factor of prices, pay and costs, which rise a year after they start and each year after that. */
export function growthSince(start: FixedCell, rise: FixedCell): Formula {
  const years = wholePart(divide(subtract(month, fixed(start)), year))
  // The first year is apart, because spreadsheets refuse 0^0.
  return when(below(month, add(fixed(start), year)), one, power(add(one, fixed(rise)), years))
}

/** A cell that this kind of item does not have counts as nothing. */
export function optional(cell: FixedCell | null, otherwise: Formula): Formula {
  return cell === null ? otherwise : fixed(cell)
}

/** The months that were overwritten, from a first one on. */
export function listTyped(byHand: ByHand, from = 1): ReadonlyMap<number, number> {
  const typed = new Map<number, number>()
  byHand?.forEach((value, at) => {
    if (at >= from && value !== calculated) typed.set(at, value)
  })
  return typed
}
