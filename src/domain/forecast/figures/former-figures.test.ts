import { expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import type { ForecastInputs } from '#domain/forecast/inputs/forecast-inputs.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { buildForecast, type ForecastParts, levelSales } from '#tests/builders/forecast-builder.ts'
import { compareEditions } from './former-figures.ts'
import { computeKeyFigures } from './key-figures.ts'

function compare(inputs: ForecastInputs) {
  const forecast = computeForecast(inputs)
  return compareEditions(inputs, forecast, computeKeyFigures(forecast))
}

const business: ForecastParts = {
  streams: [{ ...levelSales(1000), startMonth: 3 }],
  runningCosts: [{ amount: 600, period: 'month' }],
  contributions: [{ source: 'owner', amount: 2000 }],
  timing: { daysUntilSuppliersPaid: 30 },
}

test('running costs that had the days of suppliers change the lowest cash, and the reason says so', () => {
  expect(compare(buildForecast(business))).toEqual({
    figures: [{ label: 'Lowest cash', before: '$1,400 in month 2', now: '$800 in month 2' }],
    reasons: [expect.stringMatching(/^Running costs such as rent are now paid in their month/u)],
  })
})

test('a line of credit changes the month of the lowest cash', () => {
  const lineOfCredit = { limit: 5000, ratePercent: 0 }
  const frame = { minimumCash: 3000 }
  expect(compare(buildForecast({ ...business, frame, lineOfCredit, timing: {} }))).toEqual({
    figures: [
      {
        label: 'Lowest cash',
        before: '$3,000 at the start',
        now: '$3,000 in month 2, with $2,200 drawn on the line of credit',
      },
    ],
    reasons: [expect.stringMatching(/^A line of credit holds the cash level/u)],
  })
})

test('nothing changed for a plan without either, and for costs with days of their own', () => {
  expect(compare(buildForecast({ ...business, timing: {} }))).toBeNull()
  const runningCosts = [{ amount: 600, period: 'month' as const, daysUntilPaid: 30 }]
  expect(compare(buildForecast({ ...business, runningCosts }))).toBeNull()
})

test('a forecast that was stored without an edition is of the first, and a new plan is of the current one', () => {
  const edition = (financialProjections: object) =>
    restoreWorkbookData({ financialProjections }).financialProjections.forecast.edition
  expect(edition({ forecast: { streams: [] } })).toBe(1)
  expect(edition({})).toBe(2)
  expect(edition({ forecast: { edition: 2, streams: [] } })).toBe(2)
})
