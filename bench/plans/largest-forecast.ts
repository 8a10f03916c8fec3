import { emptyPerson, emptyRunningCost, emptyStream } from '#domain/forecast/inputs/new-items.ts'
import { forecastListLimits } from '#domain/plan/list-limits.ts'
import { streamKinds } from '#domain/plan/forecast-choices.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

const season = [0.85, 0.85, 1, 1.05, 1.15, 1.15, 1.1, 1.05, 1, 0.95, 0.9, 0.95]
const costPeriods = ['month', 'quarter', 'year', 'percent-of-sales'] as const

function repeat<Item>(count: number, create: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => create(index))
}

/** A plan with the longest forecast and as many streams, people and costs as one may have. */
export function makeLargestForecast(): WorkbookData {
  return restoreWorkbookData({
    financialProjections: {
      startupCosts: repeat(20, (index) => ({
        id: `u${index}`,
        category: `Machine ${index}`,
        kind: 'equipment',
        amount: 4000,
        yearsOfUse: 7,
      })),
      forecast: {
        frame: { firstMonth: '2027-03', months: 60, minimumCash: 5000, entity: 'corporation' },
        streams: repeat(forecastListLimits['forecast.streams'], (index) => ({
          ...emptyStream(`s${index}`),
          name: `Stream ${index}`,
          kind: streamKinds[index % streamKinds.length],
          price: 40 + index,
          inMonth1: 20,
          inMonth6: 60,
          inMonth12: 90,
          capacity: 400,
          growthYear2Percent: 10,
          growthYear3Percent: 5,
          priceRisePercent: 3,
          churnPercent: 4,
          hoursPerMonth: 120,
          billedPercent: 60,
          costPerUnit: 12,
          costPercent: 3,
          stockDays: 20,
          season,
        })),
        people: repeat(forecastListLimits['forecast.people'], (index) => ({
          ...emptyPerson(`p${index}`),
          role: `Role ${index}`,
          pay: 3000,
          payPeriod: 'month',
          payrollPercent: 9,
          raisePercent: 3,
          startMonth: (index % 24) + 1,
          employment: 'employee',
        })),
        runningCosts: repeat(forecastListLimits['forecast.runningCosts'], (index) => ({
          ...emptyRunningCost(`c${index}`),
          name: `Cost ${index}`,
          amount: index % 4 === 3 ? 0.2 : 250,
          period: costPeriods[index % costPeriods.length],
          risePercent: 2,
        })),
        timing: { daysUntilCustomersPay: 45, daysUntilSuppliersPaid: 20, badDebtPercent: 1 },
      },
      funding: {
        contributions: [{ id: 'f1', name: 'Savings', source: 'owner', amount: 60_000 }],
        loans: [{ id: 'l1', name: 'Loan', amount: 120_000, ratePercent: 9, termMonths: 84 }],
        lineOfCredit: { limit: 50_000, ratePercent: 11 },
      },
    },
  })
}
