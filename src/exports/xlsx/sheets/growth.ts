import { fixed, type FixedCell } from '#exports/xlsx/formulas/fixed-cell.ts'
import { add, divide, type Formula, num, one, power, subtract } from '#exports/xlsx/formulas/formula.ts'
import { largest, positive, wholePart } from '#exports/xlsx/formulas/functions.ts'
import { calculated, type ByHand } from '#domain/forecast/inputs/forecast-model.ts'
import { type Line, now } from '#exports/xlsx/formulas/line.ts'
import { month } from '#exports/xlsx/formulas/timeline.ts'

const year = num(12)
/** Spreadsheets refuse 0^0, so what falls by 100% falls to next to nothing. */
const smallestFactor = num(1e-12)

/** The factor by which something grows in a year. */
export function factorOf(rise: FixedCell): Formula {
  return largest(add(one, fixed(rise)), smallestFactor)
}

/** Pay and costs rise a year after they start and each year after that. The formula is for months from the start on. */
export function growthSince(start: FixedCell, factor: FixedCell): Formula {
  return power(fixed(factor), wholePart(divide(subtract(month, fixed(start)), year)))
}

/** The same by the month of sales, from 1, which is 0 before the start. */
export function growthAtAge(age: Line, factor: FixedCell): Formula {
  return power(fixed(factor), positive(wholePart(divide(subtract(now(age), one), year))))
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
