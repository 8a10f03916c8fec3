import { asPlanned } from '#domain/forecast/engine/levers.ts'
import { findSmallestLoan } from '#domain/forecast/figures/smallest-loan.ts'
import { runStressTest } from '#domain/forecast/stress/stress-test.ts'
import type { ForecastAnswers, ForecastOrder, NumberedAnswer, NumberedOrder } from './forecast-messages.ts'

addEventListener('message', ({ data: { id, order } }: MessageEvent<NumberedOrder>) => {
  const message: NumberedAnswer = { id, answer: answerTo(order) }
  // The page's types describe only windows, whose postMessage takes other arguments.
  ;(globalThis as unknown as Worker).postMessage(message, [])
})

function answerTo(order: ForecastOrder): ForecastAnswers[keyof ForecastAnswers] {
  return order.kind === 'stress-test'
    ? runStressTest(order.model)
    : findSmallestLoan(order.model, asPlanned, order.loanId)
}
