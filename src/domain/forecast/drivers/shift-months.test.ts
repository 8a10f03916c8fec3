import { expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { countMonthsBetween, hasTypedMonths, shiftMonths } from './shift-months.ts'

const plan = () =>
  restoreWorkbookData({
    financialProjections: {
      startupCosts: [{ id: 'v', category: 'Van', kind: 'equipment', amount: 900, month: 1 }],
      forecast: {
        streams: [
          { id: 's', name: 'Visits', kind: 'amount', inMonth1: 100, startMonth: 4 },
          { id: 't', name: 'Shop', kind: 'amount', inMonth1: 100 },
        ],
        runningCosts: [{ id: 'r', name: 'Rent', amount: 50, startMonth: 2, endMonth: 9 }],
      },
      funding: { loans: [{ id: 'l', amount: 900, month: 3, rateChangeMonth: 9 }] },
    },
  })

test('typed months keep their dates when the forecast starts two months later, and others follow the start', () => {
  const { forecast, funding, startupCosts } = shiftMonths(plan(), -2).financialProjections
  expect(forecast.streams.map(({ startMonth }) => startMonth)).toEqual([2, null])
  expect(forecast.runningCosts[0]).toMatchObject({ startMonth: 0, endMonth: 7 })
  expect(funding.loans[0]).toMatchObject({ month: 1, rateChangeMonth: 7 })
  expect(startupCosts[0]?.month).toBe(-1)
})

test('a date that falls before the start says so at its field', () => {
  const { notes, model } = computeForecast(readForecastInputs(shiftMonths(plan(), -2)))
  const said = notes
    .filter(({ kind }) => kind === 'impossible')
    .map(({ address, why }) => [address.at(-1), why])
  expect(said).toEqual([
    ['startMonth', 'This is before the forecast starts, so it counts as month 1.'],
    ['month', 'This is before the forecast starts, so it counts as the start.'],
  ])
  expect(model.costs[0]?.start).toBe(1)
})

test('months are asked about only where someone typed one', () => {
  expect(hasTypedMonths(plan())).toBe(true)
  expect(hasTypedMonths(restoreWorkbookData({}))).toBe(false)
})

test('months are counted over the turn of a year', () => {
  expect(countMonthsBetween('2026-11', '2027-02')).toBe(3)
  expect(countMonthsBetween('2027-02', '2026-11')).toBe(-3)
  expect(countMonthsBetween('', '2027-02')).toBeNull()
  expect(countMonthsBetween('2027-13', '2027-02')).toBeNull()
})
