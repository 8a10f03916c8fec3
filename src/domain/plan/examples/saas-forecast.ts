import type { ForecastDraft } from './complete-example.ts'

export const saasForecast: ForecastDraft = {
  forecast: {
    frame: { firstMonth: '2027-01', minimumCash: 5000, entity: 'llc' },
    streams: [
      {
        name: 'Accounts on the Professional plan',
        kind: 'recurring',
        price: 89,
        openingCustomers: 16,
        churnPercent: 5,
        inMonth1: 4,
        inMonth6: 9,
        inMonth12: 16,
        capacity: 600,
        capacityReason: 'Two founders can support about 600 accounts before the second developer starts',
        growthYear2Percent: 40,
        growthYear3Percent: 15,
        costPerUnit: 12,
      },
    ],
    people: [
      { role: 'Both founders', count: 2, pay: 1250, payPeriod: 'month', startMonth: 19, isOwner: true },
      {
        role: 'Support specialist, part-time',
        count: 1,
        pay: 2000,
        payPeriod: 'month',
        payrollPercent: 15,
        employment: 'employee',
        startMonth: 24,
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
