import type { LineOfItem } from '#domain/forecast/drivers/overwrites.ts'
import type { ComputedForecast } from '#domain/forecast/engine/computed-forecast.ts'
import { row, rowsPerStream, streamRow } from '#domain/forecast/engine/grid.ts'

const streamRows = {
  volume: streamRow.volume,
  sales: streamRow.sales,
  'direct-cost': streamRow.directCost,
} as const

/** The row of the grid that holds a line of a stream, person or cost. Null when it is not in the forecast. */
export function findLineRow({ model, grid }: ComputedForecast, { line, itemId }: LineOfItem): number | null {
  if (line === 'draws') return row.otherDraws
  if (line === 'pay') return find(model.people, itemId, grid.people, 1)
  if (line === 'cost') return find(model.costs, itemId, grid.costs, 1)
  const first = find(model.streams, itemId, grid.streams, rowsPerStream)
  return first === null ? null : first + streamRows[line]
}

function find(items: readonly { id: string }[], id: string, from: number, rowsEach: number): number | null {
  const index = items.findIndex((item) => item.id === id)
  return index === -1 ? null : from + index * rowsEach
}
