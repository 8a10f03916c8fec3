import type {
  CostPeriod,
  Entity,
  LienOrder,
  MoneySource,
  PercentBase,
  StartUpKind,
  StreamKind,
} from '#domain/plan/forecast-choices.ts'

/**
 * The inputs as the engine reads them: every number is one that can be calculated with, percentages are shares of 1,
 * and choices that were not made have their default.
 */
export interface ForecastModel {
  readonly months: number
  /** The calendar month of month 1, 0 to 11, and its running count, or null when it is not written. */
  readonly firstCalendarMonth: number
  readonly firstMonth: number | null
  readonly currency: string
  readonly minimumCash: number
  readonly entity: Entity | ''
  readonly streams: readonly ModelStream[]
  readonly people: readonly ModelPerson[]
  readonly costs: readonly ModelCost[]
  readonly startUp: readonly ModelStartUpLine[]
  readonly contributions: readonly ModelContribution[]
  readonly loans: readonly ModelLoan[]
  readonly lineLimit: number
  readonly lineRate: number
  readonly daysUntilCustomersPay: number
  readonly badDebt: number
  readonly daysUntilSuppliersPaid: number
  readonly taxRate: number
  readonly lossLimit: number
  readonly draws: number
  readonly drawsByHand: ByHand
}

/** The months of a line that were overwritten, by month, with `calculated` in all others. Null when none is. */
export type ByHand = readonly number[] | null
/** No line can be negative, so this is never an amount. */
export const calculated = -1

export interface ModelStream {
  readonly id: string
  readonly name: string
  readonly kind: StreamKind
  readonly start: number
  readonly inMonth1: number
  readonly inMonth6: number
  readonly inMonth12: number
  readonly capacity: number
  readonly growth2: number
  readonly growth3: number
  readonly price: number
  readonly priceRise: number
  /** Twelve weights, January first, or null when all months are alike. */
  readonly season: readonly number[] | null
  /** Units: how many periods a month has. */
  readonly periodsPerMonth: number
  readonly period: 'day' | 'week' | 'month'
  readonly openingCustomers: number
  readonly churn: number
  readonly hoursPerMonth: number
  readonly billed: number
  readonly amounts: readonly (number | null)[]
  /** The index of the stream that this one is a share of, or -1. */
  readonly shareOf: number
  readonly share: number
  readonly costPerUnit: number
  readonly costShare: number
  readonly costOf: PercentBase
  readonly costRise: number
  readonly stockDays: number
  /** Null for those of all sales. */
  readonly terms: StreamTerms | null
  /** Until what its sales cost is paid. Null for those of all purchases. */
  readonly supplierDays: number | null
  readonly volumeByHand: ByHand
  readonly salesByHand: ByHand
  readonly costByHand: ByHand
}

export interface StreamTerms {
  /** The share of a sale that is paid before its delivery. */
  readonly deposit: number
  readonly monthsBefore: number
  /** Until the rest is paid, after the delivery. */
  readonly days: number
}

export interface ModelPerson {
  readonly id: string
  readonly role: string
  readonly count: number
  readonly payPerMonth: number
  readonly raise: number
  readonly start: number
  readonly end: number
  readonly payroll: number
  readonly kind: 'direct' | 'indirect' | 'draw'
  readonly isOwner: boolean
  readonly byHand: ByHand
}

export interface ModelCost {
  readonly id: string
  readonly name: string
  /** An amount, or a share of sales. */
  readonly amount: number
  readonly period: CostPeriod
  /** Of which prices it is a percent, if it is one. */
  readonly percentOf: PercentBase
  readonly start: number
  readonly end: number
  readonly rise: number
  /** Until it is paid. */
  readonly days: number
  readonly byHand: ByHand
}

export interface ModelStartUpLine {
  readonly id: string
  readonly name: string
  readonly kind: StartUpKind
  readonly amount: number
  readonly month: number
  /** Zero for what never wears out. */
  readonly monthsOfUse: number
}

export interface ModelContribution {
  readonly id: string
  readonly name: string
  readonly source: MoneySource
  readonly amount: number
  readonly month: number
  /** Grants: earned in equal parts from the month after. Zero for one that is earned when it arrives. */
  readonly earnedMonths: number
}

export interface ModelLoan {
  readonly id: string
  readonly name: string
  readonly amount: number
  readonly month: number
  readonly rate: number
  readonly term: number
  /** Over how many months the payments are calculated: the term, or more with a balloon. */
  readonly amortization: number
  readonly rateChange: RateChange | null
  readonly interestOnly: number
  readonly fee: number
  /** An existing debt was spent before month 0, so it brings no cash. */
  readonly isExisting: boolean
  /** For readers. They change no amount. */
  readonly security: LoanSecurity | null
}

/** From this month of the forecast on, interest is at another rate. */
export interface RateChange {
  readonly month: number
  readonly rate: number
}

export interface LoanSecurity {
  readonly lien: LienOrder | ''
  readonly collateral: string
  readonly value: number | null
}
