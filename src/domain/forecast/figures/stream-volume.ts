import { type ComputedForecast, computeModel } from '#domain/forecast/engine/computed-forecast.ts'
import { type Grid, readCell, rowsPerStream, streamRow } from '#domain/forecast/engine/grid.ts'
import type { ModelStream } from '#domain/forecast/inputs/forecast-model.ts'
import { ranges } from '#domain/forecast/inputs/number-ranges.ts'

/** How much of one thing is sold, month by month, for a picture of what was typed. */
export interface StreamVolume {
  readonly stream: ModelStream
  /** Per day, week or month for what is counted so; customers, hours or money a month for the rest. */
  readonly months: readonly number[]
  /** The curve through the typed months before the season and the capacity, or null if there is nothing typed. */
  readonly curve: readonly number[] | null
  /** In the same unit. Null without a limit. */
  readonly capacity: number | null
  /** The months, from 1, in which the capacity is reached. */
  readonly fullMonths: readonly number[]
  readonly years: readonly { readonly year: number; readonly volume: number; readonly sales: number }[]
}

export function readStreamVolume(
  { model, grid, levers }: ComputedForecast,
  index: number,
): StreamVolume | null {
  const stream = model.streams[index]
  if (!stream) return null
  const { kind, periodsPerMonth } = stream
  const size = kind === 'units' && periodsPerMonth > 0 ? periodsPerMonth : 1
  const isShare = stream.shareOf >= 0
  const cell = isShare ? streamRow.sales : streamRow.volume
  const months = readMonths(grid, index, cell).map((sold) => sold / size)
  const plain = { ...stream, season: null, capacity: ranges.capacity.most, volumeByHand: null, amounts: [] }
  const alone = computeModel({ ...model, streams: [plain], people: [], costs: [], loans: [] }, levers)
  const limit = kind === 'amount' ? ranges.amount.most : ranges.capacity.most
  const capacity = isShare || stream.capacity >= limit ? null : stream.capacity * sizeOfCapacity(stream)
  return {
    stream,
    months,
    curve: isShare ? null : readMonths(alone.grid, 0, streamRow.volume).map((sold) => sold / size),
    capacity,
    fullMonths:
      capacity === null || capacity === 0
        ? []
        : months.flatMap((sold, at) => (sold >= capacity * (1 - 1e-9) ? [at + 1] : [])),
    years: Array.from({ length: model.months / 12 }, (_, year) => ({
      year: year + 1,
      volume:
        kind === 'recurring'
          ? (months[year * 12 + 11] ?? 0)
          : sumYear(readMonths(grid, index, streamRow.volume), year),
      sales: sumYear(readMonths(grid, index, streamRow.sales), year),
    })),
  }
}

function readMonths(grid: Grid, index: number, cell: number): number[] {
  const rowNumber = grid.streams + index * rowsPerStream + cell
  return Array.from({ length: grid.width - 1 }, (_, month) => readCell(grid, rowNumber, month + 1))
}

function sumYear(months: readonly number[], year: number): number {
  return months.slice(year * 12, year * 12 + 12).reduce((sum, sold) => sum + sold, 0)
}

/** A capacity in people is shown in the hours that they bill. */
function sizeOfCapacity({ kind, hoursPerMonth, billed }: ModelStream): number {
  return kind === 'hours' ? hoursPerMonth * billed : 1
}
