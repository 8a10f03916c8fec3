import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import { findFilledTables } from '#domain/plan/lender-tables.ts'
import { renderXlsx } from '#exports/xlsx/render-xlsx.ts'
import { packing } from './browser-compression.ts'
import type { DocumentOrder } from './export-messages.ts'

/** The plan's forecast as a spreadsheet, for a bank with the tables that lenders ask for. */
export function writeXlsx({
  plan: { title, data },
  createdAt,
  reader,
  tables,
}: DocumentOrder): Promise<Uint8Array> {
  const forecast = computeForecast(readForecastInputs(data))
  const { funding, personal } = data.financialProjections
  const chosen = tables ?? findFilledTables(data)
  const lender = reader === 'bank' ? { tables: chosen, funding, personal } : null
  return renderXlsx(forecast, { title, createdAt, packing, lender })
}
