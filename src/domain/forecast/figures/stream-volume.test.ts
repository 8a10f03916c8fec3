import { expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { buildForecast, groomingVan } from '#tests/builders/forecast-builder.ts'
import { readStreamVolume } from './stream-volume.ts'

test('visits are shown a day, with the typed curve before the season', () => {
  const inputs = groomingVan()
  const [typed] = inputs.streams
  const volume = readStreamVolume(computeForecast(inputs), 0)
  expect(volume?.curve?.[0]).toBe(typed?.inMonth1)
  expect(volume?.curve?.[5]).toBeCloseTo(typed?.inMonth6 ?? 0, 9)
  expect(volume?.curve?.[11]).toBeCloseTo(typed?.inMonth12 ?? 0, 9)
  expect(volume?.months).toHaveLength(36)
  expect(volume?.years).toHaveLength(3)
})

test('names the months in which the capacity is reached', () => {
  const volume = readStreamVolume(
    computeForecast(
      buildForecast({
        streams: [{ kind: 'units', period: 'month', inMonth1: 1, inMonth12: 12, capacity: 11, price: 10 }],
      }),
    ),
    0,
  )
  expect(volume?.fullMonths[0]).toBe(11)
  expect(volume?.capacity).toBe(11)
  expect(volume?.months[35]).toBe(11)
})

test('has no capacity while none is written, and shows the customers at the end of a year', () => {
  const volume = readStreamVolume(
    computeForecast(
      buildForecast({
        streams: [{ kind: 'recurring', inMonth1: 10, inMonth6: 10, inMonth12: 10, price: 5 }],
      }),
    ),
    0,
  )
  expect(volume?.capacity).toBeNull()
  expect(volume?.years[0]).toEqual({ year: 1, volume: 120, sales: 3900 })
})

test('a stream that is gone has no picture', () => {
  expect(readStreamVolume(computeForecast(buildForecast({})), 0)).toBeNull()
})
