import { ForecastPart } from './forecast-part.tsx'

/** What there is to pay before the first sale, and where the money comes from. */
export function StartUpPart() {
  return <ForecastPart>{null}</ForecastPart>
}
