import type { ForecastDraft } from './complete-example.ts'

export const marketplaceForecast: ForecastDraft = {
  forecast: {
    frame: { firstMonth: '2027-01', minimumCash: 2000, entity: 'corporation' },
    streams: [
      {
        name: 'Commission on bookings',
        kind: 'units',
        period: 'month',
        price: 45,
        startMonth: 5,
        inMonth1: 40,
        inMonth6: 64,
        inMonth12: 114,
        capacity: 300,
        capacityReason: 'Sixty technicians take about five bookings a month each',
        growthYear2Percent: 60,
        growthYear3Percent: 25,
        season: [0.8, 0.85, 1, 0.95, 1.05, 1.2, 1.25, 1.15, 0.85, 0.85, 0.95, 1.1],
        costPerUnit: 20,
      },
    ],
    people: [
      {
        role: 'Both founders',
        count: 2,
        pay: 550,
        payPeriod: 'month',
        payrollPercent: 9,
        startMonth: 25,
        isOwner: true,
      },
      {
        role: 'Evening and weekend phone',
        count: 1,
        pay: 1300,
        payPeriod: 'month',
        payrollPercent: 11,
        employment: 'employee',
        startMonth: 17,
      },
      {
        role: 'City lead, ten hours a week',
        count: 1,
        pay: 810,
        payPeriod: 'month',
        payrollPercent: 11,
        employment: 'employee',
        startMonth: 30,
      },
    ],
    runningCosts: [
      {
        name: 'Hosting, software, insurance, accounting',
        category: 'other',
        amount: 1300,
        period: 'month',
        startMonth: 4,
      },
      { name: 'Recruiting technicians', category: 'marketing', amount: 600, period: 'month', endMonth: 12 },
      { name: 'Clinic cards and emails', category: 'marketing', amount: 300, period: 'month', startMonth: 5 },
    ],
    timing: { daysUntilCustomersPay: 0, badDebtPercent: 1, taxRatePercent: 25 },
  },
  funding: {
    contributions: [
      { name: 'Paid in by the founders', source: 'owner', amount: 30000, month: 0 },
      { name: 'Convertible note of a private investor', source: 'investor', amount: 20000, month: 0 },
    ],
  },
}
