import { answerBorrow } from './answer-borrowing.ts'
import { answerLeaseOrBuy } from './answer-lease-or-buy.ts'
import { answerMonthlyPayment, answerRepay } from './answer-loan.ts'
import { answerStress, answerWhatIf } from './answer-what-if.ts'
import { describeForecastBreakEven } from './forecast-break-even.ts'

/** Everything that calculates with the forecast, as one part of the program. */
export const forecastAnswers = {
  answerBorrow,
  answerLeaseOrBuy,
  answerMonthlyPayment,
  answerRepay,
  answerStress,
  answerWhatIf,
  describeForecastBreakEven,
}
