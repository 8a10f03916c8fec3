import { computeForecast, type Forecast } from '#domain/forecast/compute-forecast.ts'
import { computeKeyFigures, type KeyFigures } from '#domain/forecast/figures/key-figures.ts'
import { leastAmount, sumRow } from '#domain/forecast/figures/sum-rows.ts'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import type { PlanFacts } from './plan-facts.ts'

export interface ForecastFacts {
  readonly forecast: Forecast
  readonly figures: KeyFigures
}

const known = new WeakMap<PlanFacts, { readonly found: ForecastFacts | null }>()

/** The plan's forecast. Null until something is sold in it, because before that it says nothing about the business. */
export function readForecast(facts: PlanFacts): ForecastFacts | null {
  const kept = known.get(facts) ?? { found: calculate(facts) }
  known.set(facts, kept)
  return kept.found
}

function calculate({ data, currency }: PlanFacts): ForecastFacts | null {
  if (data.financialProjections.forecast.streams.length === 0) return null
  const inputs = readForecastInputs(data)
  const forecast = computeForecast({ ...inputs, frame: { ...inputs.frame, currency } })
  const { grid, model } = forecast
  if (sumRow(grid, 'sales', 1, model.months) <= leastAmount) return null
  return { forecast, figures: computeKeyFigures(forecast) }
}
