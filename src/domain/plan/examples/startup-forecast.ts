import type { ForecastDraft } from './complete-example.ts'

export const startupForecast: ForecastDraft = {
  forecast: {
    frame: { firstMonth: '2027-01', minimumCash: 6000, entity: 'corporation' },
    streams: [
      {
        name: 'Clinics on the Standard plan',
        kind: 'recurring',
        price: 89,
        startMonth: 9,
        openingCustomers: 16,
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
        role: 'Both founders, unpaid until the next round',
        count: 2,
        pay: 0,
        payPeriod: 'month',
        isOwner: true,
      },
      {
        role: 'Second engineer, two days a week until the next round',
        count: 1,
        pay: 3500,
        payPeriod: 'month',
        employment: 'contractor',
        startMonth: 25,
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
    timing: { daysUntilCustomersPay: 10 },
  },
  funding: {
    contributions: [
      { name: 'From the founders', source: 'owner', amount: 35000, month: 0 },
      { name: 'Convertible note of two angel investors', source: 'investor', amount: 50000, month: 0 },
    ],
  },
}
