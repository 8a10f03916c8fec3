import type { ForecastDraft } from './complete-example.ts'

export const serviceForecast: ForecastDraft = {
  forecast: {
    frame: { firstMonth: '2027-03', minimumCash: 2000, entity: 'llc' },
    streams: [
      {
        name: 'Monthly cleaning plans',
        kind: 'recurring',
        price: 150,
        startMonth: 3,
        churnPercent: 4,
        inMonth1: 6,
        inMonth6: 6,
        inMonth12: 10,
        capacity: 300,
        capacityReason: 'Two people make eight visits a day each on about twenty days of a month',
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
      {
        role: 'Part-time technician',
        count: 1,
        pay: 860,
        payPeriod: 'month',
        payrollPercent: 12,
        employment: 'employee',
        startMonth: 26,
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
      { name: 'Repairs and parts', category: 'other', amount: 60, period: 'month' },
      {
        name: 'Test kits and visits to win a plan',
        category: 'marketing',
        amount: 200,
        period: 'new-customer',
      },
    ],
    timing: { daysUntilCustomersPay: 3 },
  },
  funding: {
    contributions: [{ name: 'Savings paid in by the owner', source: 'owner', amount: 10000, month: 0 }],
    loans: [{ name: 'Bank loan over five years', amount: 8000, month: 0, ratePercent: 9, termMonths: 60 }],
    collateral: 'Tools, swab tester and van equipment',
    guarantors: 'Victor and Gloria Salinas, personally',
  },
}
