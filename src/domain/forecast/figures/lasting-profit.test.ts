import { expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { buildForecast, type ForecastParts, levelSales } from '#tests/builders/forecast-builder.ts'
import { computeKeyFigures } from './key-figures.ts'
import { describeDips, nameLastingProfit } from './lasting-profit.ts'

function profitOf(parts: ForecastParts) {
  const forecast = computeForecast(buildForecast(parts))
  const { firstProfitableMonth, lastingProfit } = computeKeyFigures(forecast)
  return {
    first: firstProfitableMonth,
    lasts: nameLastingProfit(forecast, lastingProfit),
    dips: describeDips(forecast, lastingProfit),
  }
}

const costs: ForecastParts = { runningCosts: [{ amount: 1000, period: 'month' }] }

test('a lucky month is the first with a profit, and not the one from which it lasts', () => {
  const lucky = Array.from({ length: 20 }, (_, index) => (index === 3 ? 1500 : 900))
  const streams = [{ ...levelSales(1100), amounts: lucky }]
  expect(profitOf({ ...costs, streams })).toEqual({ first: 4, lasts: 'Month 21', dips: '' })
})

test('a profit lasts only after what the owner takes', () => {
  const streams = [levelSales(1500)]
  expect(profitOf({ ...costs, streams })).toMatchObject({ first: 1, lasts: 'Month 1' })
  const owner = [{ role: 'Owner', pay: 600, payPeriod: 'month', isOwner: true } as const]
  expect(profitOf({ ...costs, streams, people: owner })).toMatchObject({
    first: 1,
    lasts: 'not within the forecast',
  })
  const timing = { ownersDraws: 600 }
  expect(profitOf({ ...costs, streams, timing }).lasts).toBe('not within the forecast')
})

test('a season may dip while every twelve months have a profit, and the dip is named', () => {
  const season = [0.2, 0.2, 1, 1, 1.2, 1.3, 1.4, 1.4, 1.3, 1.1, 1, 0.9]
  const streams = [{ ...levelSales(1500), season }]
  const frame = { firstMonth: '2027-03' }
  expect(profitOf({ ...costs, frame, streams })).toEqual({
    first: 1,
    lasts: 'Mar 2027',
    dips: 'a dip in Jan and Feb',
  })
  expect(profitOf({ ...costs, streams: [{ ...levelSales(1500), amounts: [1500, 900] }] }).dips).toBe(
    'a dip in month 2',
  )
  const closed = season.map((_, month) => (month < 6 ? 0.1 : 1.9))
  expect(profitOf({ ...costs, frame, streams: [{ ...streams[0], season: closed }] }).dips).toBe(
    'a dip in 14 later months',
  )
})

test('a profit of the last months alone has not lasted yet', () => {
  const streams = [{ ...levelSales(2000), startMonth: 26 }]
  expect(profitOf({ ...costs, streams })).toMatchObject({ first: 26, lasts: 'not within the forecast' })
  expect(profitOf({ ...costs, streams: [{ ...streams[0], startMonth: 25 }] }).lasts).toBe('Month 25')
})
