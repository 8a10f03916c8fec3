import type { ForecastInputs } from '#domain/forecast/inputs/forecast-inputs.ts'
import { share } from './written.ts'

/** A corporation pays the federal rate unless another one is written; in other forms the owners pay. */
export function taxRateOf({ frame, timing }: ForecastInputs): number {
  const usual = frame.entity === 'corporation' ? 21 : 0
  return share(timing.taxRatePercent, usual)
}

/** The income tax of one business, month by month. A tax year is a year of the forecast. */
export class IncomeTax {
  readonly #rate: number
  readonly #lossLimit: number
  #losses = 0
  #profit = 0
  #taxOnYear = 0
  /** Taxed and not yet paid. Below zero, more was paid than is owed. */
  #open = 0

  constructor(plan: ForecastInputs) {
    this.#rate = taxRateOf(plan)
    this.#lossLimit = share(plan.timing.lossLimitPercent, 80)
  }

  /** What a month's profit changes in the tax of the year. */
  add(profit: number): number {
    this.#profit += profit
    const gain = Math.max(0, this.#profit)
    const taxOnYear = this.#rate * (gain - Math.min(this.#losses, this.#lossLimit * gain))
    const change = taxOnYear - this.#taxOnYear
    this.#taxOnYear = taxOnYear
    this.#open += change
    return change
  }

  /** Paid at the end of a quarter. Nothing comes back in cash; it lowers what is paid later. */
  payIn(month: number): number {
    if (month === 0 || month % 3 !== 0) return 0
    const paid = Math.max(0, this.#open)
    this.#open -= paid
    return paid
  }

  get owed(): number {
    return Math.max(0, this.#open)
  }

  get paidAhead(): number {
    return Math.max(0, -this.#open)
  }

  /** Losses are carried into the next year, and the used ones are gone. */
  endYear(): void {
    const gain = Math.max(0, this.#profit)
    this.#losses += Math.max(0, -this.#profit) - Math.min(this.#losses, this.#lossLimit * gain)
    this.#profit = 0
    this.#taxOnYear = 0
  }
}
