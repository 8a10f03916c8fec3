import { ForecastPart } from './forecast-part.tsx'

/** The key figures, the charts and the three statements. */
export function ResultsPart() {
  return <ForecastPart>{null}</ForecastPart>
}
