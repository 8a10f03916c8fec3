import { expect, test, vi } from 'vitest'
import { writeField } from '#domain/plan/address/field-values.ts'
import { restoreWorkbook } from '#domain/plan/restore.ts'
import { createPlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { calculatePlan } from './calculate-plan.ts'
import { createForecastStore } from './forecast-store.ts'

const stream = { id: 'a', name: 'Groom', kind: 'units', period: 'month', inMonth1: 10, price: 20 }

function open() {
  const editor = createPlanEditor(
    restoreWorkbook({ data: { financialProjections: { forecast: { streams: [stream] } } } }),
    () => 0,
  )
  const waiting: (() => void)[] = []
  const store = createForecastStore(editor.store, (callback) => waiting.push(callback))
  store.setEngine(calculatePlan)
  const write = (price: number | null) =>
    editor.edit({ label: 'Price' }, (workbook) => ({
      ...workbook,
      data: writeField(
        workbook.data,
        ['financialProjections', 'forecast', 'streams', { id: 'a' }, 'price'],
        price,
      ),
    }))
  const rename = () =>
    editor.edit({ label: 'Name' }, (workbook) => ({
      ...workbook,
      data: writeField(workbook.data, ['businessIdea', 'name'], 'Van'),
    }))
  const paint = () => {
    for (const callback of waiting.splice(0)) callback()
  }
  const price = () => store.read()?.forecast.model.streams[0]?.price
  return { plan: editor.store, store, write, rename, paint, price, waiting }
}

test('keeps one forecast until a number of it changes, whatever else is written', () => {
  const { store, rename, write } = open()
  const first = store.read()
  rename()
  expect(store.read()).toBe(first)
  write(30)
  expect(store.read()).not.toBe(first)
})

test('calculates once after the next paint for all that was typed before it', () => {
  const { store, write, paint, price, waiting } = open()
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  expect(price()).toBe(20)
  write(3)
  write(30)
  expect(price()).toBe(20)
  expect(waiting).toHaveLength(1)
  paint()
  expect(price()).toBe(30)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('has the note of a field by its address', () => {
  const { store, write } = open()
  write(-5)
  expect([...(store.read()?.notes ?? [])]).toEqual([
    ['financialProjections.forecast.streams.a.price', 'A price cannot be negative, so it counts as 0.'],
  ])
})

test('has no forecast until there is an engine, and tells everyone who shows it then', () => {
  const { plan } = open()
  const store = createForecastStore(plan, (callback) => callback())
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  expect(store.read()).toBeNull()
  store.setEngine(calculatePlan)
  expect(listener).toHaveBeenCalledTimes(1)
  expect(store.read()?.forecast.model.streams[0]?.price).toBe(20)
})
