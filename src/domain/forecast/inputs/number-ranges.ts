import type { NumberRange } from './notes.ts'

/**
 * What the numbers of a forecast can be. The upper ends are far above any small business, and low enough that no
 * product of them overflows.
 */
const trillion = 1e12
const billion = 1e9
const mostPercent = 1000

const upTo = (most: number, name: string, missing = 0): NumberRange => ({
  least: 0,
  most,
  missing,
  name,
  isWhole: false,
})

export const ranges = {
  amount: upTo(trillion, 'An amount'),
  price: upTo(trillion, 'A price'),
  cost: upTo(trillion, 'A cost'),
  pay: upTo(trillion, 'Pay'),
  count: upTo(billion, 'A number sold'),
  capacity: upTo(billion, 'A capacity', billion),
  customers: upTo(billion, 'A number of customers'),
  people: upTo(1e6, 'A number of people', 1),
  daysPerMonth: upTo(31, 'A number of days in a month', 30),
  hoursPerMonth: upTo(744, 'A number of hours in a month'),
  share: upTo(100, 'A share'),
  fullShare: upTo(100, 'A share', 100),
  percentOfSales: upTo(mostPercent, 'A percent of sales'),
  payroll: upTo(mostPercent, 'A percent of pay'),
  rate: upTo(100, 'A rate'),
  days: upTo(365, 'A number of days'),
  weight: upTo(12, 'A weight', 1),
  change: { least: -100, most: mostPercent, missing: 0, name: 'A change', isWhole: false },
  scenario: upTo(mostPercent, 'A percent', 100),
  points: { least: -100, most: 100, missing: 0, name: 'A number of points', isWhole: false },
  /** A deposit of longer ago would not be due within a year. */
  monthsBefore: { ...upTo(12, 'A number of months', 1), isWhole: true },
  monthsLater: { ...upTo(60, 'A number of months'), isWhole: true },
} satisfies Record<string, NumberRange>

/** After the end of every forecast. */
export const lastPossibleMonth = 1200

/** A month of a forecast. A month after its end is possible, and a problem of its own. */
export const monthFrom = (least: number, missing: number): NumberRange => ({
  least,
  most: lastPossibleMonth,
  missing,
  name: 'A month',
  isWhole: true,
  tooSmall: `This is before the forecast starts, so it counts as ${least === 0 ? 'the start' : `month ${least}`}.`,
})

/** A loan without a term still has to be paid back, and five years is a common term. */
export const termRange: NumberRange = { least: 1, most: 600, missing: 60, name: 'A term', isWhole: true }

/** Payments over fewer months than the term would leave nothing to pay at its end. */
export const amortizationRange = (term: number): NumberRange => ({
  ...termRange,
  least: term,
  missing: term,
  name: 'The number of months of payments',
  tooSmall: `Payments are spread over the term at least, so it counts as ${term} months.`,
})

export const interestOnlyRange = (most: number): NumberRange => ({
  least: 0,
  most,
  missing: 0,
  name: 'The number of interest-only months',
  isWhole: true,
})

/** A grant for longer than the longest loan is a slip. */
export const earnedRange: NumberRange = {
  least: 0,
  most: 600,
  missing: 0,
  name: 'The number of months to earn a grant',
  isWhole: true,
}

export const yearsOfUse = (missing: number): NumberRange => ({
  least: 1 / 12,
  most: 100,
  missing,
  name: 'A number of years',
  isWhole: false,
  tooSmall: 'What lasts for years is used for at least a month, so it counts as one month.',
})
