import type { ForecastDraft } from './complete-example.ts'

export const startupForecast: ForecastDraft = {
  forecast: {
    frame: { firstMonth: '2027-01', minimumCash: 6000, entity: 'corporation' },
    streams: [
      {
        name: 'Paid pilots',
        kind: 'amount',
        startMonth: 4,
        amounts: [1470],
        inMonth1: 0,
        inMonth6: 0,
        inMonth12: 0,
      },
      {
        name: 'Clinics on the Standard plan',
        kind: 'recurring',
        price: 89,
        startMonth: 9,
        openingCustomers: 17,
        churnPercent: 5,
        inMonth1: 4,
        inMonth6: 7,
        inMonth12: 12,
        capacity: 280,
        capacityReason: 'Each clinic needs half a day at its front desk to start',
        growthYear2Percent: 50,
        growthYear3Percent: 25,
        costPerUnit: 12,
      },
    ],
    people: [
      {
        role: 'Both founders',
        count: 2,
        pay: 1400,
        payPeriod: 'month',
        payrollPercent: 8,
        startMonth: 25,
        isOwner: true,
      },
      {
        role: 'Second engineer, two days a week',
        count: 1,
        pay: 3500,
        payPeriod: 'month',
        employment: 'contractor',
        startMonth: 25,
      },
      {
        role: 'Customer success manager, half-time',
        count: 1,
        pay: 2150,
        payPeriod: 'month',
        payrollPercent: 12,
        employment: 'employee',
        startMonth: 30,
      },
    ],
    runningCosts: [
      { name: 'Interviews and ten pilots', category: 'other', amount: 1125, period: 'month', endMonth: 8 },
      {
        name: 'Legal work, insurance and security',
        category: 'other',
        amount: 830,
        period: 'month',
        startMonth: 13,
      },
      { name: 'Events, travel and demos', category: 'marketing', amount: 267, period: 'new-customer' },
    ],
    timing: { daysUntilCustomersPay: 10, taxRatePercent: 25 },
  },
  funding: {
    contributions: [
      { name: 'From the founders', source: 'owner', amount: 35000, month: 0 },
      { name: 'Convertible note of two angel investors', source: 'investor', amount: 50000, month: 0 },
    ],
  },
}
