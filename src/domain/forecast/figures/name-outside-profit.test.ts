import { expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { buildForecast } from '#tests/builders/forecast-builder.ts'
import { nameOutsideProfit } from './name-outside-profit.ts'

test('names what the owner takes and what is paid back on loans, which are no costs', () => {
  const loans = [{ amount: 10_000, ratePercent: 8, termMonths: 60 }]
  const nameFor = (inputs: Parameters<typeof buildForecast>[0]) =>
    nameOutsideProfit(computeForecast(buildForecast(inputs)))
  expect(nameFor({})).toBe('')
  expect(nameFor({ timing: { ownersDraws: 2000 } })).toBe('your pay')
  expect(nameFor({ loans })).toBe('loan repayments')
  expect(nameFor({ timing: { ownersDraws: 2000 }, loans })).toBe('your pay and loan repayments')
})
