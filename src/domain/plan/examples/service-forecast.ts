import type { ForecastDraft } from './complete-example.ts'

export const serviceForecast: ForecastDraft = {
  forecast: {
    frame: { firstMonth: '2027-03', minimumCash: 2000, entity: 'llc' },
    streams: [
      {
        name: 'Monthly cleaning plans',
        kind: 'recurring',
        price: 150,
        churnPercent: 4,
        inMonth1: 4,
        inMonth6: 7,
        inMonth12: 9,
        capacity: 160,
        capacityReason: 'One technician makes eight visits a day on twenty days of a month',
        costPerUnit: 30,
      },
    ],
    people: [
      { role: 'Owner', count: 1, pay: 3000, payPeriod: 'month', startMonth: 10, isOwner: true },
      {
        role: 'Second technician',
        count: 1,
        pay: 3450,
        payPeriod: 'month',
        payrollPercent: 13,
        employment: 'employee',
        startMonth: 21,
        isDirect: true,
      },
    ],
    runningCosts: [
      {
        name: 'Van, insurance, phone and booking software',
        category: 'other',
        amount: 1050,
        period: 'month',
      },
      {
        name: 'Test kits and visits to win a plan',
        category: 'marketing',
        amount: 200,
        period: 'new-customer',
      },
    ],
    timing: { daysUntilCustomersPay: 15 },
  },
  funding: {
    contributions: [{ name: 'Savings paid in by the owner', source: 'owner', amount: 18000, month: 0 }],
  },
}
