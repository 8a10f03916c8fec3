import { readForecast } from '#advisor/facts/forecast-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { levelPayment } from '#domain/forecast/engine/compute-loans.ts'
import type { ModelLoan } from '#domain/forecast/inputs/forecast-model.ts'
import { repairInputs } from '#domain/forecast/inputs/repair-inputs.ts'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { AnswerContext } from './answer-context.ts'
import { readAskedLoan } from './read-asked-numbers.ts'

/** Assumed only when neither the question nor the plan names them, and always said. */
const assumedRatePercent = 10
const assumedMonths = 60

export interface LoanTerms {
  readonly amount: number
  readonly ratePercent: number
  readonly months: number
  /** What was assumed, in words. */
  readonly assumptions: readonly string[]
}

/** The new loans of the plan, as the forecast reads them. */
export function listPlanLoans(data: WorkbookData): readonly ModelLoan[] {
  const { loans } = repairInputs(readForecastInputs(data)).model
  return loans.filter(({ amount, isExisting }) => amount > 0 && !isExisting)
}

/** The terms from the question, then from the plan's first loan, then assumed. */
export function readTerms({ asked, data }: AnswerContext, fallbackAmount: number): LoanTerms {
  const { amount, months, ratePercent } = readAskedLoan(asked)
  const [planned] = listPlanLoans(data)
  const assumptions: string[] = []
  const rate = ratePercent ?? (planned ? planned.rate * 100 : assumedRatePercent)
  const term = months ?? planned?.term ?? assumedMonths
  if (ratePercent === null) {
    assumptions.push(
      planned
        ? `the rate of ${formatNumber(rate, 2)}% is that of the loan in your plan`
        : `I assume a rate of ${formatNumber(rate, 2)}% a year, because neither your question nor your plan names one`,
    )
  }
  if (months === null) {
    assumptions.push(
      planned
        ? `the term of ${term} months is that of the loan in your plan`
        : `I assume a term of ${term} months, because neither your question nor your plan names one`,
    )
  }
  return { amount: amount ?? fallbackAmount, ratePercent: rate, months: term, assumptions }
}

export function toPayment({ amount, ratePercent, months }: Omit<LoanTerms, 'assumptions'>): number {
  return levelPayment(amount, ratePercent / 1200, months)
}

/** The payment with its arithmetic, as lines of a list. */
export function explainPayment(terms: LoanTerms, { showMoney, showPayment }: PlanFacts): string[] {
  const { amount, ratePercent, months } = terms
  const payment = toPayment(terms)
  const monthly = `${formatNumber(ratePercent / 12, 4)}%`
  return [
    ratePercent > 0
      ? `How: amount × monthly rate ÷ (1 − (1 + monthly rate)^−months) = ${showMoney(amount)} × ${monthly} ÷ (1 − (1 + ${monthly})^−${months}) = ${showPayment(payment)}`
      : `How: amount ÷ months = ${showMoney(amount)} ÷ ${months} = ${showPayment(payment)}`,
    `In total: ${months} × ${showPayment(payment)} = ${showMoney(payment * months)}, of which ${showMoney(payment * months - amount)} is interest`,
  ]
}

/** 'Note: I assume …' Null when nothing is. */
export function sayAssumptions({ assumptions }: LoanTerms): string | null {
  return assumptions.length === 0 ? null : `Note: ${assumptions.join('; ')}.`
}

export function toModelLoan({ amount, ratePercent, months }: LoanTerms): ModelLoan {
  return {
    id: 'asked',
    name: 'Loan',
    amount,
    month: 0,
    rate: ratePercent / 100,
    term: months,
    interestOnly: 0,
    fee: 0,
    isExisting: false,
  }
}

/** The forecast with this loan in place of the plan's new loans. Null without a forecast. */
export function readModelWith(facts: PlanFacts, loan: ModelLoan) {
  const found = readForecast(facts)
  if (!found) return null
  const { model } = found.forecast
  return { ...model, loans: [...model.loans.filter(({ isExisting }) => isExisting), loan] }
}
