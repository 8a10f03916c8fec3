import { useEffect, useState } from 'react'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { askForecastWorker } from './ask-forecast-worker.ts'
import type { ForecastAnswers } from './forecast-messages.ts'

/** An answer, and the forecast it is about. The screen shows the last one until the next is ready. */
interface Answered<Answer> {
  readonly model: ForecastModel
  readonly answer: Answer
}

export function useStressTest(model: ForecastModel): Answered<ForecastAnswers['stress-test']> | null {
  const [answered, setAnswered] = useState<Answered<ForecastAnswers['stress-test']> | null>(null)
  useEffect(() => {
    const leave = new AbortController()
    async function ask() {
      const answer = await askForecastWorker({ kind: 'stress-test', model })
      if (answer && !leave.signal.aborted) setAnswered({ model, answer })
    }
    void ask()
    return () => leave.abort()
  }, [model])
  return answered
}

export function useSmallestLoan(
  model: ForecastModel,
  loanId: string,
): Answered<ForecastAnswers['smallest-loan']> | null {
  const [answered, setAnswered] = useState<Answered<ForecastAnswers['smallest-loan']> | null>(null)
  useEffect(() => {
    const leave = new AbortController()
    async function ask() {
      const answer = await askForecastWorker({ kind: 'smallest-loan', model, loanId })
      if (answer && !leave.signal.aborted) setAnswered({ model, answer })
    }
    void ask()
    return () => leave.abort()
  }, [model, loanId])
  return answered
}
