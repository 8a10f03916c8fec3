import { emptyOverwrite } from '#domain/forecast/inputs/new-items.ts'
import type { OverwritableLine } from '#domain/plan/forecast-choices.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

export type Overwrites = WorkbookData['financialProjections']['forecast']['overwrites']
type Overwrite = Overwrites[number]

/** The line of one stream, person or cost. */
export interface LineOfItem {
  readonly line: OverwritableLine
  readonly itemId: string
}

/** The months of a line that were set by hand. The last one written for a month counts, as in the forecast. */
export function findByMonth(
  overwrites: readonly Overwrite[],
  { line, itemId }: LineOfItem,
): ReadonlyMap<number, Overwrite> {
  const months = new Map<number, Overwrite>()
  for (const overwrite of overwrites) {
    const isIt = overwrite.line === line && overwrite.itemId === itemId
    if (isIt && overwrite.month !== null && overwrite.value !== null) months.set(overwrite.month, overwrite)
  }
  return months
}

/** Sets a month by hand, or back to calculated with null. A month that is set already keeps its id. */
export function setMonth(
  overwrites: Overwrites,
  { line, itemId }: LineOfItem,
  month: number,
  value: number | null,
  createId: () => string,
): Overwrites {
  const isIt = (overwrite: Overwrite) =>
    overwrite.line === line && overwrite.itemId === itemId && overwrite.month === month
  const others = overwrites.filter((overwrite) => !isIt(overwrite))
  if (value === null) return others
  const known = overwrites.findLast(isIt)
  if (known) return overwrites.flatMap((one) => (one === known ? { ...one, value } : isIt(one) ? [] : one))
  return [...others, { ...emptyOverwrite(createId()), line, itemId, month, value }]
}

/** Sets all months of a line back to calculated. */
export function clearLine(overwrites: Overwrites, { line, itemId }: LineOfItem): Overwrites {
  return overwrites.filter((overwrite) => overwrite.line !== line || overwrite.itemId !== itemId)
}

/** Removes what pointed at a stream, person or cost that is gone. */
export function forgetItem(data: WorkbookData, itemId: string): WorkbookData {
  const { streams, overwrites } = data.financialProjections.forecast
  return changeForecast(data, {
    overwrites: overwrites.filter((overwrite) => overwrite.itemId !== itemId),
    streams: streams.map((stream) =>
      stream.percentOfStreamId === itemId ? { ...stream, percentOfStreamId: '' } : stream,
    ),
  })
}

export function changeOverwrites(
  data: WorkbookData,
  update: (overwrites: Overwrites) => Overwrites,
): WorkbookData {
  return changeForecast(data, { overwrites: update(data.financialProjections.forecast.overwrites) })
}

function changeForecast(
  data: WorkbookData,
  changed: Partial<Pick<WorkbookData['financialProjections']['forecast'], 'overwrites' | 'streams'>>,
): WorkbookData {
  const { financialProjections } = data
  return {
    ...data,
    financialProjections: {
      ...financialProjections,
      forecast: { ...financialProjections.forecast, ...changed },
    },
  }
}
