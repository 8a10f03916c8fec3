import type { ComputedForecast } from '#domain/forecast/engine/computed-forecast.ts'
import { rowsPerStream, streamRow } from '#domain/forecast/engine/grid.ts'

/** The line of one stream, person or running cost, below the line that adds them up. */
export interface ItemLine {
  readonly id: string
  readonly partOf: 'sales' | 'directCost' | 'directPay' | 'pay' | 'runningCosts'
  readonly label: string
  readonly rowNumber: number
  readonly sign: 1 | -1
  readonly index: number
}

/** The part of a forecast that says where its rows are. */
export type ForecastRows = Pick<ComputedForecast, 'model' | 'grid'>

export function listItemLines({ model, grid }: ForecastRows): readonly ItemLine[] {
  const lines: ItemLine[] = []
  for (const [index, { id, name }] of model.streams.entries()) {
    const first = grid.streams + index * rowsPerStream
    lines.push({
      id: `sales:${id}`,
      partOf: 'sales',
      label: name,
      rowNumber: first + streamRow.sales,
      sign: 1,
      index,
    })
    lines.push({
      id: `directCost:${id}`,
      partOf: 'directCost',
      label: name,
      rowNumber: first + streamRow.directCost,
      sign: -1,
      index,
    })
  }
  for (const [index, { id, role, kind }] of model.people.entries()) {
    // An owner's draw is no cost, and has a line of its own on the cash flow.
    if (kind === 'draw') continue
    const partOf = kind === 'direct' ? 'directPay' : 'pay'
    lines.push({
      id: `${partOf}:${id}`,
      partOf,
      label: role,
      rowNumber: grid.people + index,
      sign: -1,
      index,
    })
  }
  for (const [index, { id, name }] of model.costs.entries()) {
    const rowNumber = grid.costs + index
    lines.push({ id: `runningCosts:${id}`, partOf: 'runningCosts', label: name, rowNumber, sign: -1, index })
  }
  return lines
}
