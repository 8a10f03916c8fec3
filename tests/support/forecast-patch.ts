import type { PlanPatch } from './advisor-rules.ts'

/** What the forecast of a sound plan sells: bags of coffee, twelve a day at first, in a business with one van. */
const bags = {
  id: 's1',
  name: 'Bags of coffee',
  kind: 'units',
  period: 'day',
  daysPerMonth: 22,
  startMonth: 1,
  inMonth1: 12,
  inMonth6: 20,
  inMonth12: 28,
  capacity: 60,
  capacityReason: 'One roaster makes at most 60 bags a day',
  growthYear2Percent: 10,
  growthYear3Percent: 5,
  price: 46,
  costPerUnit: 13,
}

const owner = {
  id: 'w1',
  role: 'Owner',
  count: 1,
  pay: 3000,
  payPeriod: 'month',
  startMonth: 1,
  isOwner: true,
}
const rent = { id: 'c1', name: 'Rent', category: 'other', amount: 1500, period: 'month', startMonth: 1 }

interface ForecastPatch {
  readonly stream?: object
  readonly people?: readonly object[]
  readonly runningCosts?: readonly object[]
  readonly frame?: object
  /** Other fields of the financial step. */
  readonly step?: object
}

/** The financial step with a sound forecast, and what a case changes in it. */
export function withForecast({ stream, people, runningCosts, frame, step }: ForecastPatch = {}): PlanPatch {
  return {
    financialProjections: {
      forecast: {
        frame: { firstMonth: '2027-04', months: 36, ...frame },
        streams: [{ ...bags, ...stream }],
        people: people ?? [owner],
        runningCosts: runningCosts ?? [rent],
      },
      funding: { loans: [{ id: 'l1', name: 'Bank loan', amount: 90000, ratePercent: 9, termMonths: 84 }] },
      ...step,
    },
  }
}

/** Customers who pay every month. */
export const subscriptions = {
  name: 'Coffee subscriptions',
  kind: 'recurring',
  period: '',
  inMonth1: 20,
  inMonth6: 30,
  inMonth12: 30,
  capacity: 900,
  churnPercent: 7,
}

/** Hours that people bill. */
export const hours = {
  name: 'Consulting hours',
  kind: 'hours',
  inMonth1: 0.5,
  inMonth6: 0.8,
  inMonth12: 1,
  capacity: 1,
  capacityReason: 'One consultant',
  hoursPerMonth: 160,
  billedPercent: 55,
  price: 140,
  costPerUnit: 9,
}
