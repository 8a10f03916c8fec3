import type { forecastAnswers } from './forecast-answers.ts'

/** Loaded by the first question that needs it, because it includes the whole forecast. */
export async function loadForecastAnswers(): Promise<typeof forecastAnswers> {
  return (await import('./forecast-answers.ts')).forecastAnswers
}
