import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import { renderXlsx } from '#exports/xlsx/render-xlsx.ts'
import { packing } from './browser-compression.ts'
import type { DocumentOrder } from './export-messages.ts'

/** The plan's forecast as a spreadsheet. */
export function writeXlsx({ title, data }: DocumentOrder['plan'], createdAt: Date): Promise<Uint8Array> {
  const forecast = computeForecast(readForecastInputs(data))
  return renderXlsx(forecast, { title, createdAt, packing })
}
