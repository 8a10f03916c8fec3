import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { findMissingInputs } from '#domain/forecast/figures/find-missing-inputs.ts'
import { computeKeyFigures } from '#domain/forecast/figures/key-figures.ts'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import { hasForecast } from '#domain/plan/has-forecast.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { SummaryFigures } from '#exports/document/summary-figures.ts'
import { readSummaryFigures } from '#exports/summary/read-summary-figures.ts'

/** What a summary says of a plan's money, without the pages around it. */
export function readPlanFigures(data: WorkbookData): SummaryFigures {
  const forecast = computeForecast(readForecastInputs(data))
  const isComputed = hasForecast(data) && findMissingInputs(forecast).length === 0
  return readSummaryFigures(forecast, computeKeyFigures(forecast), isComputed)
}
