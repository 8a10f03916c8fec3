import type {
  CostCategory,
  CostPeriod,
  Employment,
  PayPeriod,
  PercentBase,
} from '#domain/plan/forecast-choices.ts'

export interface Person {
  id: string
  role: string
  count: number | null
  pay: number | null
  payPeriod: PayPeriod | ''
  /** Each year after the start. */
  raisePercent: number | null
  startMonth: number | null
  /** The last month, or null to stay. */
  endMonth: number | null
  employment: Employment | ''
  /** Payroll taxes and benefits that the employer pays on top. A contractor has none. */
  payrollPercent: number | null
  isOwner: boolean
  /** Whether the work is part of what a sale costs. */
  isDirect: boolean
}

export interface RunningCost {
  id: string
  name: string
  category: CostCategory | ''
  /** An amount per period, a percent of sales, or the cost to win one customer. */
  amount: number | null
  period: CostPeriod | ''
  /** Of which prices a percent of sales is. Empty is what is paid. */
  percentOf: PercentBase | ''
  startMonth: number | null
  endMonth: number | null
  /** Each year after the start. */
  risePercent: number | null
  /** After the month of the cost. Empty is in it. */
  daysUntilPaid: number | null
}
