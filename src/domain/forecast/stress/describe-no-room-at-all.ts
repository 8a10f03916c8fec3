import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { placeForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import type { StressResult } from './stress-test.ts'

/** Says it once when cash runs out as planned, so that not each line says the same. Null when anything has room. */
export function describeNoRoomAtAll(results: readonly StressResult[], model: ForecastModel): string | null {
  const [first] = results
  if (!first || !results.every(({ failsAsPlanned, test }) => failsAsPlanned && test === 'cash')) return null
  return `There is no room for anything to go worse, because cash already runs out ${placeForecastMonth(model, first.month ?? 0)}.`
}
