import { ForecastPart } from './forecast-part.tsx'

export function SalesPart() {
  return <ForecastPart>{null}</ForecastPart>
}
