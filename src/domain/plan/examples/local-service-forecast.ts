import type { ForecastDraft } from './complete-example.ts'

export const localServiceForecast: ForecastDraft = {
  forecast: {
    frame: { firstMonth: '2027-11', minimumCash: 5000, entity: 'llc' },
    streams: [
      {
        name: 'Visits',
        kind: 'units',
        startMonth: 6,
        period: 'day',
        daysPerMonth: 26,
        price: 8,
        inMonth1: 130,
        inMonth6: 150,
        inMonth12: 180,
        capacity: 240,
        capacityReason:
          '60 an hour for the 2.5 hours before the ferries make 150, and the rest of the day brings 90',
        growthYear2Percent: 4,
        growthYear3Percent: 3,
        priceRisePercent: 3,
        season: [0.9, 0.9, 0.95, 1, 1.05, 1.1, 1.15, 1.15, 1, 0.95, 0.9, 0.95],
        costPerUnit: 3,
        stockDays: 5,
      },
    ],
    people: [
      {
        role: 'A person behind the counter all day',
        pay: 5900,
        payPeriod: 'month',
        payrollPercent: 10,
        raisePercent: 3,
        employment: 'employee',
        startMonth: 6,
        count: 2,
      },
      { role: 'Elena Marsh, owner', count: 1, pay: 1500, payPeriod: 'month', startMonth: 12, isOwner: true },
    ],
    runningCosts: [
      {
        name: 'Rent and utilities',
        category: 'other',
        amount: 4500,
        period: 'month',
        startMonth: 6,
        risePercent: 3,
      },
      { name: 'Paid training', category: 'other', amount: 3000, period: 'once', startMonth: 5 },
      {
        name: 'Software, insurance, cleaning and repairs',
        category: 'other',
        amount: 1300,
        period: 'month',
        startMonth: 5,
        risePercent: 2,
      },
      {
        name: 'Marketing',
        category: 'marketing',
        amount: 600,
        period: 'month',
        startMonth: 5,
        risePercent: 2,
      },
    ],
    timing: { daysUntilCustomersPay: 2, daysUntilSuppliersPaid: 14, taxRatePercent: 15 },
  },
  funding: {
    contributions: [{ name: 'Savings of the owner', source: 'owner', amount: 35000, month: 0 }],
    loans: [{ name: 'Bank loan over seven years', amount: 50000, month: 0, ratePercent: 10, termMonths: 84 }],
    lineOfCredit: { limit: 15000, ratePercent: 11 },
    collateral: 'The espresso machine, the grinders and the counter, bought with the loan',
    guarantors: 'The owner, personally',
  },
}
