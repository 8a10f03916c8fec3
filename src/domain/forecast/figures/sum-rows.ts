import { at, type Grid, row, type RowName } from '#domain/forecast/engine/grid.ts'

/** The sum of a row over months, both inclusive. */
export function sumRow({ cells, width }: Grid, name: RowName, from: number, to: number): number {
  let sum = 0
  for (let month = from; month <= to; month += 1) sum += at(cells, row[name] * width + month)
  return sum
}

export function readRow({ cells, width }: Grid, name: RowName, month: number): number {
  return at(cells, row[name] * width + month)
}

/** Less than a thousandth of a cent is a rounding, and dividing by it gives no figure. */
export const leastAmount = 1e-5
