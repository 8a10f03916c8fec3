import type { ForecastDraft } from './complete-example.ts'

export const ecommerceForecast: ForecastDraft = {
  forecast: {
    frame: { firstMonth: '2027-05', minimumCash: 4000, entity: 'llc' },
    streams: [
      {
        name: 'Orders of a pair of tins',
        kind: 'units',
        period: 'month',
        startMonth: 5,
        price: 45,
        inMonth1: 150,
        inMonth6: 265,
        inMonth12: 520,
        capacity: 900,
        capacityReason: 'One packing room and a part-time packer handle about 40 orders a day',
        growthYear2Percent: 25,
        growthYear3Percent: 10,
        season: [0.9, 0.9, 0.9, 0.85, 0.85, 0.8, 0.8, 0.85, 1, 1.1, 1.45, 1.6],
        costPerUnit: 20,
        stockDays: 90,
      },
    ],
    people: [
      {
        role: 'Hannah Brandt, owner',
        count: 1,
        pay: 2500,
        payPeriod: 'month',
        startMonth: 10,
        isOwner: true,
      },
      { role: 'Joel Rivera, owner', count: 1, pay: 2000, payPeriod: 'month', startMonth: 17, isOwner: true },
      {
        role: 'Packer, part-time',
        count: 1,
        pay: 900,
        payPeriod: 'month',
        payrollPercent: 9,
        employment: 'employee',
        startMonth: 10,
        isDirect: true,
      },
      {
        role: 'Customer service assistant, half-time',
        count: 1,
        pay: 1700,
        payPeriod: 'month',
        payrollPercent: 12,
        employment: 'employee',
        startMonth: 25,
      },
    ],
    runningCosts: [
      {
        name: 'Packing room, software, product liability insurance',
        category: 'other',
        amount: 850,
        period: 'month',
      },
      { name: 'Samples, commissions and ads', category: 'marketing', amount: 12, period: 'percent-of-sales' },
    ],
    timing: { daysUntilCustomersPay: 3, daysUntilSuppliersPaid: 0 },
  },
  funding: {
    contributions: [{ name: 'Savings paid in', source: 'owner', amount: 30000, month: 0 }],
    loans: [{ name: 'Loan over five years', amount: 20000, month: 0, ratePercent: 9, termMonths: 60 }],
    collateral: 'The opening inventory, $30,000 at cost',
    guarantors: 'Hannah Brandt and Joel Rivera, personally',
  },
}
