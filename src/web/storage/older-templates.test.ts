import { expect, test } from 'vitest'
import { templateOf } from '#domain/plan/templates/every-template.ts'
import { MemoryStorage } from '#tests/fakes/memory-storage.ts'
import { createPlanStorage } from './create-plan-storage.ts'
import { olderLayouts } from './older-layouts.ts'
import { fetchOlderTemplates } from './older-templates.ts'

const findOlder = () => olderLayouts

const id = 'plan_1700000000000k3x'
test('nothing is fetched for a browser without older dashboard plans', () => {
  const backing = new MemoryStorage({ [id]: JSON.stringify({ data: {} }), 'workbook:wb_1': '{}' })
  expect(fetchOlderTemplates(backing, () => Promise.reject(new Error('not now'))).ready).toBeNull()
})

test('a plan without answers stays in place until its template is loaded and is then migrated', async () => {
  const backing = new MemoryStorage({
    'business-plans': JSON.stringify(['bakery']),
    bakery: JSON.stringify({ title: 'Bakery', template: 'ecommerce' }),
    [id]: JSON.stringify({ title: 'Other' }),
  })
  expect(createPlanStorage(backing, () => 0, { findOlder }).listPlans('ada')).toEqual([])
  expect(backing.texts.has('bakery')).toBe(true)

  const older = fetchOlderTemplates(backing, async (templateId) => templateOf(templateId))
  await older.ready
  const storage = createPlanStorage(backing, () => Date.UTC(2026, 10, 16), {
    findOlder,
    findTemplate: older.find,
  })
  expect(storage.listPlans('ada').map(({ title }) => title)).toEqual(['Bakery', 'Other'])
  expect(backing.texts.has('bakery')).toBe(false)
})

test('plans stay in place when their template cannot be fetched', async () => {
  const backing = new MemoryStorage({ [id]: JSON.stringify({ title: 'Bakery' }) })
  const older = fetchOlderTemplates(backing, () => Promise.reject(new Error('offline')))
  await older.ready
  const storage = createPlanStorage(backing, () => 0, { findOlder, findTemplate: older.find })
  expect(storage.listPlans('ada')).toEqual([])
  expect(backing.texts.has(id)).toBe(true)
})
