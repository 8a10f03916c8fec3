import { describe, expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import type { ForecastInputs } from '#domain/forecast/inputs/forecast-inputs.ts'
import { buildForecast, groomingVan } from '#tests/builders/forecast-builder.ts'
import { findMissingInputs, nameMissingInputs } from './find-missing-inputs.ts'

const find = (inputs: ForecastInputs) => findMissingInputs(computeForecast(inputs))
const rent = { amount: 900, period: 'month' as const }

describe('what a forecast still needs', () => {
  test('is nothing when there are sales and costs', () => {
    expect(find(groomingVan())).toEqual([])
  })

  test('is the volume of each thing sold after a draft that knows only the price', () => {
    const missing = find(
      buildForecast({
        streams: [{ id: 'a', name: 'Full groom', kind: 'units', price: 85 }],
        runningCosts: [rent],
      }),
    )
    expect(missing).toEqual([
      {
        kind: 'sales',
        action: 'Write how much of “Full groom” you sell',
        address: ['streams', { id: 'a' }, 'inMonth1'],
      },
    ])
    expect(nameMissingInputs(missing)).toBe('needs sales')
  })

  test('is the price where only the volume is written', () => {
    const [missing] = find(
      buildForecast({ streams: [{ id: 'a', kind: 'units', inMonth1: 3 }], runningCosts: [rent] }),
    )
    expect(missing).toMatchObject({ action: 'Write the price', address: ['streams', { id: 'a' }, 'price'] })
  })

  test('is a list of what is paid while only sales are written', () => {
    const missing = find(buildForecast({ streams: [{ kind: 'amount', inMonth1: 1000 }] }))
    expect(missing.map(({ address }) => address)).toEqual([['runningCosts']])
    expect(nameMissingInputs(missing)).toBe('needs costs')
  })

  test('is both for an empty forecast', () => {
    expect(nameMissingInputs(find(buildForecast({})))).toBe('needs sales and costs')
  })
})
