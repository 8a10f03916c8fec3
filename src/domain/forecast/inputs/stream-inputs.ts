import type { CustomerTerms, PercentBase, StreamKind, VolumePeriod } from '#domain/plan/forecast-choices.ts'

/**
 * Something the business sells. All kinds share one shape, so switching the kind loses nothing that was written.
 *
 * How many are sold is a curve through months 1, 6 and 12 and never a bare monthly growth, because 15% a month
 * compounds to 133 times in 35 months. Its unit follows the kind: orders a period, new customers a month, people who
 * bill, or money a month.
 */
export interface Stream {
  id: string
  name: string
  kind: StreamKind | ''
  /** The first month with sales. The months of the curve count from here. */
  startMonth: number | null
  inMonth1: number | null
  inMonth6: number | null
  inMonth12: number | null
  /** The most it can be, in the unit of the curve. For recurring sales, the most customers. */
  capacity: number | null
  capacityReason: string
  growthYear2Percent: number | null
  /** Also of the years after. */
  growthYear3Percent: number | null
  /** For one unit, one customer a month, or one hour. */
  price: number | null
  priceRisePercent: number | null
  /** Twelve weights with a mean of 1, January first. Empty means that all months are alike. */
  season: (number | null)[]

  /** Units: sold per day, week or month, and on how many days of a month. */
  period: VolumePeriod | ''
  daysPerMonth: number | null

  /** Recurring: customers before the first month, and the share that leaves each month. */
  openingCustomers: number | null
  churnPercent: number | null

  /** Hours: per person and month, and the share that is billed. */
  hoursPerMonth: number | null
  billedPercent: number | null

  /** Amount: typed for each month from the start, or a percent of the sales of another stream. */
  amounts: (number | null)[]
  percentOfStreamId: string
  percentOfStream: number | null

  costPerUnit: number | null
  costPercent: number | null
  /** Of which prices it is a percent. Empty is the list price, because material costs the same after a discount. */
  costPercentOf: PercentBase | ''
  costRisePercent: number | null
  stockDays: number | null

  /** Empty is as for all sales. Only terms of its own have a deposit, and days that count. */
  customerTerms: CustomerTerms | ''
  depositPercent: number | null
  /** Whole months before the delivery in which it arrives. */
  depositMonthsBefore: number | null
  /** For the rest, after the delivery. Empty is at the delivery. */
  daysUntilCustomersPay: number | null
  /** For what the sales cost. Empty is as for all purchases. */
  daysUntilSuppliersPaid: number | null
}
