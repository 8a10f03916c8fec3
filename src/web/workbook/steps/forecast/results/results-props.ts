import type { Forecast } from '#domain/forecast/compute-forecast.ts'
import type { KeyFigures } from '#domain/forecast/figures/key-figures.ts'

/** What every part of the results reads. */
export interface ResultsProps {
  forecast: Forecast
  figures: KeyFigures
}
