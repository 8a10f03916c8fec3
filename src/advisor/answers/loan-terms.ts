import { readForecast } from '#advisor/facts/forecast-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { levelPayment } from '#domain/forecast/engine/compute-loans.ts'
import type { ForecastModel, ModelLoan } from '#domain/forecast/inputs/forecast-model.ts'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import { repairInputs } from '#domain/forecast/inputs/repair-inputs.ts'
import type { AnswerContext } from './answer-context.ts'
import { readAskedLoan } from './read-asked-loan.ts'

/** Assumed only when neither the question nor the plan names them, and always said. */
const assumedRatePercent = 10
const assumedMonths = 60

type Origin = 'question' | 'plan' | 'assumed'

export interface LoanTerms {
  readonly amount: number
  readonly ratePercent: number
  readonly months: number
  readonly rateFrom: Origin
  readonly termFrom: Origin
  /** The question's sign is that of another currency than the plan's. */
  readonly isConverted: boolean
}

/** The loans of the plan, as the forecast reads them: new ones, and debts that are there already. */
export function listPlanLoans(facts: PlanFacts): readonly ModelLoan[] {
  return repairInputs(readForecastInputs(facts.data)).model.loans.filter(({ amount }) => amount > 0)
}

export function listNewLoans(facts: PlanFacts): readonly ModelLoan[] {
  return listPlanLoans(facts).filter(({ isExisting }) => !isExisting)
}

/** The terms from the question, then from the plan's first new loan, then assumed. */
export function readTerms({ asked, facts }: AnswerContext, fallbackAmount: number): LoanTerms {
  const { amount, months, ratePercent, foreignCurrency } = readAskedLoan(asked, facts.currency)
  const [planned] = listNewLoans(facts)
  const other: Origin = planned ? 'plan' : 'assumed'
  return {
    amount: amount ?? fallbackAmount,
    ratePercent: ratePercent ?? (planned ? planned.rate * 100 : assumedRatePercent),
    months: months ?? planned?.term ?? assumedMonths,
    rateFrom: ratePercent === null ? other : 'question',
    termFrom: months === null ? other : 'question',
    isConverted: foreignCurrency !== null,
  }
}

export function toPayment({
  amount,
  ratePercent,
  months,
}: Pick<LoanTerms, 'amount' | 'ratePercent' | 'months'>): number {
  return levelPayment(amount, ratePercent / 1200, months)
}

/** The forecast with this loan in place of the plan's new loans. Null without a forecast. */
export function readModelWith(facts: PlanFacts, terms: LoanTerms): ForecastModel | null {
  const model = readForecast(facts)?.forecast.model
  if (!model) return null
  return { ...model, loans: [...model.loans.filter(({ isExisting }) => isExisting), toModelLoan(terms)] }
}

export const askedLoanId = 'asked'

function toModelLoan({ amount, ratePercent, months }: LoanTerms): ModelLoan {
  return {
    id: askedLoanId,
    name: 'Loan',
    amount,
    month: 0,
    rate: ratePercent / 100,
    term: months,
    amortization: months,
    rateChange: null,
    interestOnly: 0,
    fee: 0,
    isExisting: false,
    security: null,
  }
}
