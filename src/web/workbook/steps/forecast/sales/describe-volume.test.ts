import { expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { readStreamVolume } from '#domain/forecast/figures/stream-volume.ts'
import type { Stream } from '#domain/forecast/inputs/stream-inputs.ts'
import { buildForecast } from '#tests/builders/forecast-builder.ts'
import { describeVolume } from './describe-volume.ts'

function describe(stream: Partial<Stream>) {
  const forecast = computeForecast(buildForecast({ streams: [stream] }))
  const volume = readStreamVolume(forecast, 0)
  return volume && describeVolume(volume, forecast.model)
}

test('growth compares whole years, so that a season is no growth', () => {
  const season = [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5]
  expect(describe({ price: 10, inMonth1: 100, season })).toBe('On average 100 in year 1 and 100 in year 3')
})

test('a year that begins later is counted from its first sale', () => {
  expect(describe({ price: 10, inMonth1: 100, startMonth: 7 })).toBe(
    'On average 100 in year 1 and 100 in year 3',
  )
  expect(describe({ price: 10, inMonth1: 100, startMonth: 30 })).toBe('On average 100 in year 3')
})

test('a limit that is reached is named with its month', () => {
  expect(describe({ price: 10, inMonth1: 100, capacity: 50 })).toMatch(/^Full in 36 months, first in /u)
})
