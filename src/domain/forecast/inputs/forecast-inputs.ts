import type {
  Entity,
  LienOrder,
  MoneySource,
  OverwritableLine,
  StartUpKind,
} from '#domain/plan/forecast-choices.ts'
import type { Person, RunningCost } from './cost-inputs.ts'
import type { Stream } from './stream-inputs.ts'

/**
 * All that a person writes for a forecast: what they know, never a total. A number is null until it is written.
 * Percentages are stored as they are said (5 is 5%), months are counted from 1, and month 0 is the day the money
 * arrives. All amounts are without sales tax or VAT.
 */
export interface ForecastInputs {
  frame: Frame
  streams: Stream[]
  people: Person[]
  runningCosts: RunningCost[]
  startUp: StartUpLine[]
  funding: Funding
  timing: Timing
  overwrites: Overwrite[]
  scenarios: Scenario[]
}

export interface Frame {
  /** The calendar month of month 1, as '2027-03', or empty. */
  firstMonth: string
  /** 36 or 60. */
  months: number | null
  /** An ISO 4217 code. It changes how amounts look and converts nothing. */
  currency: string
  /** The smallest cash to keep. The line of credit is drawn to hold it. */
  minimumCash: number | null
  /** Decides whether the owner's pay is a salary or a draw, and whether the business itself pays income tax. */
  entity: Entity | ''
}

export interface StartUpLine {
  id: string
  name: string
  kind: StartUpKind | ''
  amount: number | null
  month: number | null
  yearsOfUse: number | null
}

export interface Funding {
  contributions: Contribution[]
  loans: Loan[]
  existingDebts: ExistingDebt[]
  lineOfCredit: LineOfCredit
}

/** Money that is not paid back: the owner's cash, an investor's, or a grant. */
export interface Contribution {
  id: string
  name: string
  source: MoneySource | ''
  amount: number | null
  month: number | null
  /** Grants: the months over which it counts as income. Empty or 0 is the month it arrives. */
  earnedMonths: number | null
}

/** A balloon and a rate that changes (decision 34). */
export interface UnevenPayments {
  /** Over how many months the payments are calculated. What is left at the term is the balloon. */
  amortizationMonths: number | null
  /** The first month of the forecast with interest at the new rate. */
  rateChangeMonth: number | null
  changedRatePercent: number | null
}

export interface Loan extends UnevenPayments {
  id: string
  name: string
  amount: number | null
  month: number | null
  ratePercent: number | null
  termMonths: number | null
  interestOnlyMonths: number | null
  /** An amount, paid when the loan arrives. */
  fee: number | null
  lien: LienOrder | ''
  collateral: string
  collateralValue: number | null
}

export interface ExistingDebt extends UnevenPayments {
  id: string
  name: string
  /** What is owed on the day the money arrives. */
  balance: number | null
  ratePercent: number | null
  monthsLeft: number | null
}

export interface LineOfCredit {
  limit: number | null
  ratePercent: number | null
}

/** When money moves. Each has a default. */
export interface Timing {
  daysUntilCustomersPay: number | null
  badDebtPercent: number | null
  daysUntilSuppliersPaid: number | null
  taxRatePercent: number | null
  /** The share of a year's profit that earlier losses may reduce. */
  lossLimitPercent: number | null
  /** Per month, beside the owner's pay. */
  ownersDraws: number | null
  /** Why the business pays income tax although its legal form does not. */
  taxReason: string
}

/** A month of a line, written by hand. Deleting it sets the month back to the calculated amount. */
export interface Overwrite {
  id: string
  line: OverwritableLine | ''
  /** The stream, person or running cost. Empty for draws. */
  itemId: string
  month: number | null
  value: number | null
}

/** A named set of changes to the same inputs, never a copy of them. 100 is as planned. */
export interface Scenario {
  id: string
  name: string
  volumePercent: number | null
  pricePercent: number | null
  directCostPercent: number | null
  payPercent: number | null
  runningCostsPercent: number | null
  /** Added to the rate of every loan and of the line of credit. */
  interestPoints: number | null
  monthsLater: number | null
}
