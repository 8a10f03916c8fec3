import { expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { buildForecast } from '#tests/builders/forecast-builder.ts'
import { findCoverDeductions } from './cover-deductions.ts'

test('the loan cover is after pay and tax only in a year that pays them', () => {
  const findFor = (inputs: Parameters<typeof buildForecast>[0], year = 2) =>
    findCoverDeductions(computeForecast(buildForecast(inputs)), year)
  const streams = [{ inMonth1: 100, price: 100 }]
  const owner = { isOwner: true, pay: 2000 }
  expect(findFor({ streams })).toEqual({ pay: false, tax: false })
  expect(findFor({ streams, timing: { ownersDraws: 2000 } })).toEqual({ pay: true, tax: false })
  expect(findFor({ streams, timing: { taxRatePercent: 20 } })).toEqual({ pay: false, tax: true })
  expect(findFor({ streams, people: [owner], frame: { entity: 'corporation' } })).toEqual({
    pay: true,
    tax: true,
  })
  expect(findFor({ streams, people: [{ ...owner, startMonth: 13 }] }, 1)).toEqual({ pay: false, tax: false })
})
