import { expect, test } from 'vitest'
import { listDraftedFields } from '#domain/forecast/inputs/draft-marks.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { startFirstStream } from './first-stream.ts'

const place = ['financialProjections', 'forecast', 'streams', { id: 'a' }]
const planWith = (projections: object, streams: readonly object[] = [{ id: 'a' }]) =>
  restoreWorkbookData({ financialProjections: { projections, forecast: { streams } } })

test('a first thing to sell starts with the price, the cost and the unit of the unit economics, as drafts', () => {
  const plan = startFirstStream(planWith({ price: 85, cogs: 12, cac: 30, priceUnit: 'visit' }), 'a')
  const [stream] = plan.financialProjections.forecast.streams
  expect(stream).toMatchObject({ name: 'Visits', kind: 'units', price: 85, costPerUnit: 12 })
  expect(listDraftedFields(plan, place)).toEqual(['name', 'kind', 'price', 'costPerUnit'])
})

test('a subscription is priced by the month, and keeps its name open', () => {
  const numbers = { price: 10, cogs: 2, cac: 30, priceUnit: 'month', purchasesPerMonth: 2 }
  const [stream] = startFirstStream(planWith(numbers), 'a').financialProjections.forecast.streams
  expect(stream).toMatchObject({ name: '', kind: 'recurring', price: 20, costPerUnit: 4 })
})

test('a template’s numbers and a second thing to sell change nothing', () => {
  const untouched = planWith({})
  expect(startFirstStream(untouched, 'a')).toBe(untouched)
  const second = planWith({ price: 85, cogs: 12 }, [{ id: 'z' }, { id: 'a' }])
  expect(startFirstStream(second, 'a')).toBe(second)
})
