import type { ForecastDraft } from './complete-example.ts'

export const consultingForecast: ForecastDraft = {
  forecast: {
    frame: { firstMonth: '2027-03', minimumCash: 3000, entity: 'llc' },
    streams: [
      {
        name: 'Billable hours of two partners',
        kind: 'hours',
        price: 150,
        inMonth1: 2,
        hoursPerMonth: 160,
        billedPercent: 45,
        capacity: 2,
        capacityReason: 'Two partners; a third consultant only after two full quarters',
        priceRisePercent: 3,
        costPerUnit: 30,
      },
    ],
    people: [
      {
        role: 'Both partners',
        count: 2,
        pay: 6500,
        payPeriod: 'month',
        startMonth: 8,
        isOwner: true,
      },
    ],
    runningCosts: [
      { name: 'Insurance, accounting, software and phone', category: 'other', amount: 1150, period: 'month' },
      { name: 'Visits, talks and memberships', category: 'marketing', amount: 750, period: 'month' },
    ],
    timing: { daysUntilCustomersPay: 45, badDebtPercent: 1 },
  },
  funding: {
    contributions: [{ name: 'Paid in by the two partners', source: 'owner', amount: 18000, month: 0 }],
  },
}
