import type { ForecastDraft } from './complete-example.ts'

export const consultingForecast: ForecastDraft = {
  forecast: {
    frame: { firstMonth: '2027-03', minimumCash: 3000, entity: 'llc' },
    streams: [
      {
        name: 'Billable hours of two partners',
        kind: 'hours',
        price: 150,
        startMonth: 3,
        inMonth1: 0.5,
        inMonth6: 1.93,
        inMonth12: 2,
        hoursPerMonth: 160,
        billedPercent: 43.75,
        capacity: 2,
        capacityReason: 'Two partners; a third consultant only after two full quarters',
        costPerUnit: 30,
      },
    ],
    people: [
      {
        role: 'Both partners',
        count: 2,
        pay: 5000,
        payPeriod: 'month',
        startMonth: 8,
        isOwner: true,
      },
      {
        role: 'Office assistant, ten hours a week',
        count: 1,
        pay: 950,
        payPeriod: 'month',
        payrollPercent: 10,
        employment: 'employee',
        startMonth: 8,
      },
    ],
    runningCosts: [
      { name: 'Insurance, accounting, software and phone', category: 'other', amount: 1150, period: 'month' },
      { name: 'Visits, talks and memberships', category: 'marketing', amount: 750, period: 'month' },
    ],
    timing: { daysUntilCustomersPay: 45, badDebtPercent: 1 },
  },
  funding: {
    contributions: [{ name: 'Paid in by the two partners', source: 'owner', amount: 10000, month: 0 }],
    loans: [{ name: 'Bank loan over four years', amount: 8000, month: 0, ratePercent: 9, termMonths: 48 }],
    lineOfCredit: { limit: 15000, ratePercent: 11 },
    collateral: 'What clients owe for finished work',
    guarantors: 'Both partners, personally',
  },
}
