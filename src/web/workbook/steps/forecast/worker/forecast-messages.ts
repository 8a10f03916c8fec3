import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import type { SmallestLoan } from '#domain/forecast/figures/smallest-loan.ts'
import type { StressResult } from '#domain/forecast/stress/stress-test.ts'

/** What the page asks of the worker. Both take hundreds of runs of the forecast. */
export type ForecastOrder =
  | { kind: 'stress-test'; model: ForecastModel }
  | { kind: 'smallest-loan'; model: ForecastModel; loanId: string }

export interface ForecastAnswers {
  'stress-test': readonly StressResult[]
  'smallest-loan': SmallestLoan
}

export interface NumberedOrder {
  id: number
  order: ForecastOrder
}

export interface NumberedAnswer {
  id: number
  answer: ForecastAnswers[keyof ForecastAnswers]
}
