import { answerBorrow } from './answer-borrowing.ts'
import { answerLeaseOrBuy } from './answer-lease-or-buy.ts'
import { answerMonthlyPayment, answerRepay } from './answer-loan.ts'
import { describeForecastBreakEven } from './forecast-break-even.ts'

/** What calculates loans and break-even with the forecast, as one part of the program. */
export const forecastAnswers = {
  answerBorrow,
  answerLeaseOrBuy,
  answerMonthlyPayment,
  answerRepay,
  describeForecastBreakEven,
}
