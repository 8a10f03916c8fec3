import { describe, expect, test } from 'vitest'
import { templateOf } from '#domain/plan/templates/every-template.ts'
import { MemoryStorage } from '#tests/fakes/memory-storage.ts'
import { createPlanStorage } from './create-plan-storage.ts'
import { olderLayouts } from './older-layouts.ts'

const findOlder = () => olderLayouts

function open(texts: Record<string, unknown>) {
  const entries = Object.entries(texts).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  const backing = new MemoryStorage(Object.fromEntries(entries) as Record<string, string>)
  const storage = createPlanStorage(backing, () => Date.UTC(2026, 10, 16), {
    findOlder,
    findTemplate: templateOf,
  })
  return { backing, storage }
}

describe('the single slot of the first version', () => {
  test('becomes a plan named after the business idea, once', () => {
    const { storage, backing } = open({
      'business-workbook': { data: { businessIdea: { name: 'Harbor Roasters' } }, currentStep: 4 },
    })
    const planId = storage.migrateLegacyPlan('ada')
    expect(planId).toMatch(/^wb_/)
    expect(storage.readPlan(planId ?? '', 'ada')).toMatchObject({
      state: 'found',
      workbook: { title: 'Harbor Roasters', currentStep: 4 },
    })
    expect(backing.texts.has('business-workbook')).toBe(false)
    expect(storage.migrateLegacyPlan('ada')).toBeNull()
    expect(storage.listPlans('bob')).toEqual([])
  })

  test('is also read as bare data, and gets a title when its idea has no name', () => {
    const { storage } = open({ 'business-workbook': { businessIdea: { oneLiner: 'Coffee at the pier' } } })
    expect(storage.listPlans('ada')).toMatchObject([{ title: 'Migrated Business Plan' }])
  })

  test('is set aside when it cannot be read', () => {
    const { storage, backing } = open({ 'business-workbook': '{bad' })
    expect(storage.migrateLegacyPlan('ada')).toBeNull()
    expect(storage.listDamaged('ada').map(({ raw }) => raw)).toEqual(['{bad'])
    expect(backing.texts.has('business-workbook')).toBe(false)
  })

  test('stays where it is while there is no room for the plan', () => {
    const { storage, backing } = open({ 'business-workbook': { title: 'Mine' } })
    backing.capacity = 60
    expect(storage.migrateLegacyPlan('ada')).toBeNull()
    expect(backing.texts.size).toBe(1)
    backing.capacity = Infinity
    expect(storage.migrateLegacyPlan('ada')).not.toBeNull()
  })
})

describe('the older dashboard’s layout', () => {
  const id = 'plan_1700000000000k3x'

  test.each(['business-plans', 'businessPlans'])('is migrated once when listed under %s', (listKey) => {
    const { storage, backing } = open({
      [listKey]: [id, 'plan_gone'],
      [id]: {
        title: 'Corner Bakery',
        template: 'ecommerce',
        lastModified: '2025-03-04T05:06:07.000Z',
        currentStep: 3,
        completedSteps: [1, 2],
      },
    })
    expect(storage.listPlans('ada')).toEqual([
      {
        id,
        title: 'Corner Bakery',
        template: 'ecommerce',
        updatedAt: '2025-03-04T05:06:07.000Z',
        currentStep: 3,
        completedSteps: [1, 2],
      },
    ])
    expect([...backing.texts.keys()].sort()).toEqual([`workbook:${id}`, 'workbooks:index'])
    // Answers it never had come from its template.
    const reading = storage.readPlan(id, 'ada')
    expect(reading.state === 'found' && reading.workbook.data.businessModel.revenueStreams).not.toEqual([])
    storage.deletePlan(id, 'ada')
    expect(storage.listPlans('ada')).toEqual([])
  })

  test('gets defaults for the fields a record lacks', () => {
    const { storage } = open({ 'business-plans': [id], [id]: {} })
    expect(storage.listPlans('ada')).toEqual([
      {
        id,
        title: 'Untitled Business Plan',
        template: 'saas',
        updatedAt: '2026-11-16T00:00:00.000Z',
        currentStep: 1,
        completedSteps: [],
      },
    ])
  })

  test('a plan opened by its old address is found without a visit to the dashboard', () => {
    const { storage } = open({ [id]: { title: 'Corner Bakery' } })
    expect(storage.readPlan(id, 'ada')).toMatchObject({
      state: 'found',
      workbook: { title: 'Corner Bakery' },
    })
  })

  test('a record without answers is dropped when the workbook has saved the same plan', () => {
    const { storage, backing } = open({
      'business-plans': [id],
      [id]: { title: 'Stale', currentStep: 1 },
      [`workbook:${id}`]: { owner: 'ada', title: 'Corner Bakery', currentStep: 9 },
    })
    expect(storage.listPlans('ada')).toMatchObject([{ id, title: 'Corner Bakery', currentStep: 9 }])
    expect(backing.texts.has(id)).toBe(false)
  })

  test('a record with its own answers is kept beside the saved plan', () => {
    const { storage } = open({
      [id]: { title: 'Older', data: { businessIdea: { name: 'Bakery' } } },
      [`workbook:${id}`]: { owner: 'ada', title: 'Newer' },
    })
    expect(storage.listPlans('ada').map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Older', 'Newer']),
    )
  })

  test('records and lists that cannot be read are set aside', () => {
    const { storage, backing } = open({ businessPlans: '{list', [id]: '{plan' })
    expect(storage.listPlans('ada')).toEqual([])
    expect(storage.listDamaged('ada').map(({ raw }) => raw)).toEqual(['{list', '{plan'])
    expect(backing.texts.has(id)).toBe(false)
  })
})
