import { useLayoutEffect } from 'react'
import { calculatePlan } from './calculate-plan.ts'
import { useForecastStore } from './use-forecast.ts'

/** Shows nothing. Once it is fetched, the open plan has a forecast. */
export function ForecastEngine() {
  const store = useForecastStore()
  useLayoutEffect(() => store.setEngine(calculatePlan), [store])
  return null
}
