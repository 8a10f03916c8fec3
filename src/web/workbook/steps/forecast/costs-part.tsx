import { ForecastPart } from './forecast-part.tsx'

export function CostsPart() {
  return <ForecastPart>{null}</ForecastPart>
}
