import type { ForecastDraft } from './complete-example.ts'

export const localServiceForecast: ForecastDraft = {
  forecast: {
    frame: { firstMonth: '2027-04', minimumCash: 5000, entity: 'llc' },
    streams: [
      {
        name: 'Visits',
        kind: 'units',
        period: 'day',
        daysPerMonth: 26,
        price: 8,
        inMonth1: 130,
        inMonth6: 150,
        inMonth12: 180,
        capacity: 240,
        capacityReason: 'Two people make a drink a minute in the two hours before the ferries',
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
        role: 'Two people behind the counter all day',
        pay: 5900,
        payPeriod: 'month',
        payrollPercent: 10,
        raisePercent: 3,
        employment: 'employee',
        startMonth: 1,
        count: 2,
      },
    ],
    runningCosts: [
      { name: 'Rent and utilities', category: 'other', amount: 4500, period: 'month', risePercent: 3 },
      {
        name: 'Software, insurance, cleaning and repairs',
        category: 'other',
        amount: 1900,
        period: 'month',
        risePercent: 2,
      },
    ],
    timing: { daysUntilCustomersPay: 2, daysUntilSuppliersPaid: 14, ownersDraws: 1500 },
  },
  funding: {
    contributions: [{ name: 'Savings of the owner', source: 'owner', amount: 35000, month: 0 }],
    loans: [{ name: 'Bank loan over seven years', amount: 50000, month: 0, ratePercent: 10, termMonths: 84 }],
    lineOfCredit: { limit: 10000, ratePercent: 11 },
    collateral: 'The espresso machine, the grinders and the counter, bought with the loan',
    guarantors: 'The owner, personally',
  },
}
