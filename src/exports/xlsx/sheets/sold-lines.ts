import type { ModelStream } from '#domain/forecast/inputs/forecast-model.ts'
import { fixed, pickFrom } from '#exports/xlsx/formulas/fixed-cell.ts'
import {
  add,
  atMost,
  below,
  divide,
  equals,
  type Formula,
  multiply,
  num,
  one,
  subtract,
  zero,
} from '#exports/xlsx/formulas/formula.ts'
import { positive, remainder, smallest, when } from '#exports/xlsx/formulas/functions.ts'
import { type Axis, createLine, type Line, now } from '#exports/xlsx/formulas/line.ts'
import { isTyped } from '#exports/xlsx/formulas/ranges.ts'
import { month } from '#exports/xlsx/formulas/timeline.ts'
import type { Curve, StreamAssumptions } from './assumptions-of-streams.ts'
import { listTyped, optional } from './growth.ts'

/** How many are sold: units, customers or hours, or money for an amount. */
export interface SoldLines {
  readonly staying: Line | null
  readonly sold: Line
  readonly joined: Line | null
}

export interface CurveLines {
  readonly age: Line
  readonly reached: Line
  readonly wanted: Line
}

interface SoldParts {
  readonly stream: ModelStream
  readonly inputs: StreamAssumptions
  readonly calendar: Line
  readonly curve: CurveLines | null
  readonly typedAmounts: Line | null
  /** The sales that this is a share of. */
  readonly base: Line | null
}

/** Straight lines through months 1, 6 and 12 of sales, then each year's growth in equal steps. */
export function createCurve(axis: Axis, { name, start }: StreamAssumptions, curve: Curve): CurveLines {
  const [in1, in6, in12] = [fixed(curve.inMonth1), fixed(curve.inMonth6), fixed(curve.inMonth12)]
  const year = num(12)
  const age = createLine(axis, {
    label: name,
    term: 'month of sales',
    format: 'month',
    over: 'none',
    from: 1,
    calculate: () => positive(add(subtract(month, fixed(start)), one)),
  })
  const reached = createLine(axis, {
    label: name,
    format: 'volume',
    over: 'none',
    from: 1,
    calculate: (before) => when(equals(remainder(now(age), year), one), before(wanted), before(reached)),
  })
  const wanted: Line = createLine(axis, {
    label: name,
    format: 'volume',
    over: 'none',
    from: 1,
    calculate: (before) => {
      const growth = when(atMost(now(age), num(24)), fixed(curve.growth2), fixed(curve.growth3))
      const step = when(
        atMost(now(age), num(6)),
        divide(subtract(in6, in1), num(5)),
        when(
          atMost(now(age), year),
          divide(subtract(in12, in6), num(6)),
          divide(multiply(now(reached), growth), year),
        ),
      )
      const atFirst = when(equals(now(age), one), in1, zero)
      return when(atMost(now(age), one), atFirst, add(before(wanted), step))
    },
  })
  return { age, reached, wanted }
}

/** With overwritten months, or as they were calculated. */
export function createSold(axis: Axis, parts: SoldParts, withTyped: boolean): SoldLines {
  const { stream, inputs, curve, typedAmounts, base } = parts
  const none = { staying: null, joined: null }
  if (base) {
    const share = optional(inputs.share, zero)
    const sold = createLine(axis, {
      label: inputs.name,
      term: 'share of other sales',
      from: 1,
      calculate: () => when(below(month, fixed(inputs.start)), zero, multiply(now(base), share)),
    })
    return { ...none, sold }
  }
  if (!curve) throw new Error('Only a share of other sales has no curve')
  const seasonal = positive(multiply(now(curve.wanted), pickFrom(inputs.season, now(parts.calendar))))
  if (stream.kind === 'recurring') return createCustomers(axis, parts, curve, seasonal, withTyped)
  const limit = optional(inputs.capacity, zero)
  const size = multiply(
    optional(inputs.periods, one),
    optional(inputs.hours, one),
    optional(inputs.billed, one),
  )
  const sold = createLine(axis, {
    label: inputs.name,
    term: termOf(stream),
    format: stream.kind === 'amount' ? 'amount' : 'volume',
    from: 1,
    typed: listTyped(withTyped ? stream.volumeByHand : null),
    calculate: () => {
      const planned = multiply(smallest(seasonal, limit), size)
      return typedAmounts ? when(isTyped(typedAmounts), smallest(now(typedAmounts), limit), planned) : planned
    },
  })
  return { ...none, sold }
}

function termOf({ kind }: ModelStream): string {
  if (kind === 'amount') return 'amount'
  return kind === 'hours' ? 'billed hours' : 'units'
}

/** Customers stay but for the churn, and new ones join, up to the capacity. */
function createCustomers(
  axis: Axis,
  { stream, inputs }: SoldParts,
  curve: CurveLines,
  wanted: Formula,
  withTyped: boolean,
): SoldLines {
  const limit = optional(inputs.capacity, zero)
  const kept = subtract(one, optional(inputs.churn, zero))
  const opening = smallest(optional(inputs.openingCustomers, zero), limit)
  const staying = createLine(axis, {
    label: inputs.name,
    term: 'customers',
    format: 'volume',
    over: 'none',
    from: 1,
    calculate: (before) => multiply(when(equals(now(curve.age), one), opening, before(sold)), kept),
  })
  const sold: Line = createLine(axis, {
    label: inputs.name,
    term: 'customers',
    format: 'volume',
    over: 'last',
    from: 1,
    // A month before the first is not a month of sales.
    typed: listTyped(withTyped ? stream.volumeByHand : null, stream.start),
    calculate: () => when(equals(now(curve.age), zero), zero, smallest(add(now(staying), wanted), limit)),
  })
  const joined = createLine(axis, {
    label: inputs.name,
    term: 'customers',
    format: 'volume',
    from: 1,
    calculate: () => positive(subtract(now(sold), now(staying))),
  })
  return { staying, sold, joined }
}

/** Amounts that are typed for a month replace the curve's, season and all. */
export function createAmounts(
  axis: Axis,
  { amounts, start, kind }: ModelStream,
  { name }: StreamAssumptions,
): Line | null {
  const typed = new Map<number, number>()
  amounts.forEach((amount, index) => {
    if (amount !== null && start + index <= axis.last) typed.set(start + index, amount)
  })
  if (typed.size === 0 || kind !== 'amount') return null
  return createLine(axis, { label: name, term: 'typed', over: 'none', from: 1, typed, calculate: null })
}
