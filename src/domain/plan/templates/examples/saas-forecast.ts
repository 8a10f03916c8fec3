import type { ForecastDraft } from './complete-example.ts'

export const saasForecast: ForecastDraft = {
  forecast: {
    frame: { firstMonth: '2027-01', minimumCash: 5000, entity: 's-corporation' },
    streams: [
      {
        name: 'Accounts on the Professional plan',
        kind: 'recurring',
        price: 89,
        startMonth: 5,
        openingCustomers: 25,
        churnPercent: 5,
        inMonth1: 5,
        inMonth6: 6,
        inMonth12: 12,
        capacity: 600,
        capacityReason: 'Two founders can support about 600 accounts before the second developer starts',
        growthYear2Percent: 60,
        growthYear3Percent: 25,
        costPerUnit: 12,
      },
    ],
    people: [
      {
        role: 'Both founders, first pay',
        count: 2,
        pay: 1250,
        payPeriod: 'month',
        payrollPercent: 8,
        startMonth: 19,
        endMonth: 24,
        isOwner: true,
      },
      {
        role: 'Both founders',
        count: 2,
        pay: 2500,
        payPeriod: 'month',
        payrollPercent: 8,
        startMonth: 25,
        isOwner: true,
      },
      {
        role: 'Support specialist, part-time',
        count: 1,
        pay: 2000,
        payPeriod: 'month',
        payrollPercent: 15,
        employment: 'employee',
        startMonth: 24,
      },
      {
        role: 'Developer, half-time',
        count: 1,
        pay: 3000,
        payPeriod: 'month',
        employment: 'contractor',
        startMonth: 30,
      },
    ],
    runningCosts: [
      { name: 'Tools, insurance and accounting', category: 'other', amount: 690, period: 'month' },
      { name: 'Search ads and partners', category: 'marketing', amount: 267, period: 'new-customer' },
    ],
    timing: { daysUntilCustomersPay: 2, badDebtPercent: 1 },
  },
  funding: {
    contributions: [{ name: 'Savings of both founders', source: 'owner', amount: 45000, month: 0 }],
    loans: [{ name: 'Loan over six years', amount: 40000, month: 0, ratePercent: 8.5, termMonths: 72 }],
    collateral: 'A second lien on the house of Ruth Calloway',
    guarantors: 'Both founders, personally',
  },
}
