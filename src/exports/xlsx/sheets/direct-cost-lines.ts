import { fixed } from '#exports/xlsx/formulas/fixed-cell.ts'
import { add, multiply } from '#exports/xlsx/formulas/formula.ts'
import { type Axis, createLine, type Line, now } from '#exports/xlsx/formulas/line.ts'
import { growthAtAge, listTyped } from './growth.ts'
import type { StreamLines } from './sales.ts'

export interface DirectCostLines {
  readonly stream: StreamLines
  readonly costOfOne: Line | null
  readonly cost: Line
  /** As calculated, when months of the stream or of its base are overwritten. Else it is the cost itself. */
  readonly plannedCost: Line
}

/** What each stream's sales cost: so much for one, and a share of the sales. */
export function createDirectCosts(axis: Axis, streams: readonly StreamLines[]): readonly DirectCostLines[] {
  return streams.map((stream) => {
    const { inputs, curve, planned } = stream
    const { costOfOne: cell, costFactor } = inputs
    const costOfOne =
      cell && costFactor && curve
        ? createLine(axis, {
            label: inputs.name,
            term: 'cost of one',
            format: 'price',
            over: 'none',
            from: 1,
            calculate: () => multiply(fixed(cell), growthAtAge(curve.age, costFactor)),
          })
        : null
    const createCost = (sold: Line, sales: Line, typed: ReadonlyMap<number, number>) =>
      createLine(axis, {
        label: inputs.name,
        from: 1,
        typed,
        calculate: () => {
          const share = multiply(now(sales), fixed(inputs.costShare))
          return costOfOne ? add(multiply(now(sold), now(costOfOne)), share) : share
        },
      })
    const cost = createCost(stream.sold, stream.sales, listTyped(stream.stream.costByHand))
    const plannedCost = planned ? createCost(planned.sold.sold, planned.sales, new Map()) : cost
    return { stream, costOfOne, cost, plannedCost }
  })
}
