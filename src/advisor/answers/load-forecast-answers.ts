import type * as change from './answer-what-if.ts'
import type { forecastAnswers } from './forecast-answers.ts'

/** Loaded by the first question that needs it, because it includes the whole forecast. */
export async function loadForecastAnswers(): Promise<typeof forecastAnswers> {
  return (await import('./forecast-answers.ts')).forecastAnswers
}

/** The same with the stress test, which only a question about a change needs. */
export async function loadChangeAnswers(): Promise<typeof change> {
  return await import('./answer-what-if.ts')
}
