import { beforeEach, describe, expect, test } from 'vitest'
import { templateOf } from '#domain/plan/templates/every-template.ts'
import { MemoryStorage } from '#tests/fakes/memory-storage.ts'
import { createPlanStorage } from '#web/storage/create-plan-storage.ts'
import { olderLayouts } from '#web/storage/older-layouts.ts'
import { createPlan, findPlan, findSource, openPlan, startInstead } from './open-plan.ts'

const findOlder = () => olderLayouts

describe('opening a plan', () => {
  let backing = new MemoryStorage()
  let storage = createPlanStorage(backing, () => 1000, { findOlder })
  beforeEach(() => {
    backing = new MemoryStorage()
    storage = createPlanStorage(backing, () => 1000, { findOlder })
  })
  const create = (template: string | null = null) => createPlan(storage, 'dana', templateOf(template))
  const open = (planId: string, template: string | null = null) =>
    openPlan(storage, 'dana', { planId, template: templateOf(template) })

  test('starts a new plan from the template, and a reload finds it again', async () => {
    const planId = await create('consulting')
    expect(planId).toMatch(/^wb_/)
    expect(open(planId).workbook).toMatchObject({ template: 'consulting', title: 'New Business Plan' })
  })

  test('falls back to saas for an unknown template', async () => {
    expect(open(await create('nonsense')).workbook.template).toBe('saas')
  })

  test('finds the plan stored under the id', async () => {
    const planId = await create()
    storage.writePlan(planId, 'dana', { ...open(planId).workbook, title: 'Harbor' })
    expect(open(planId)).toMatchObject({ planId, isDamaged: false, workbook: { title: 'Harbor' } })
    expect(findPlan(storage, 'dana', planId)).toEqual(open(planId))
  })

  test('migrates the first version’s single slot once', async () => {
    backing.setItem('business-workbook', JSON.stringify({ data: { businessIdea: { name: 'Old one' } } }))
    expect(open(await create()).workbook.title).toBe('Old one')
    expect(open(await create()).workbook.title).toBe('New Business Plan')
  })

  test('works in memory when storage is unavailable', async () => {
    backing.isClosed = true
    expect(open(await create('ecommerce'), 'ecommerce').workbook.template).toBe('ecommerce')
  })

  test('opens from the template under the same id when the stored plan is damaged, and reports it', () => {
    backing.setItem('workbook:wb_1', '{bad')
    expect(findPlan(storage, 'dana', 'wb_1')).toBeNull()
    expect(findSource(storage, 'dana', 'wb_1')).toBe('template')
    expect(open('wb_1')).toMatchObject({ planId: 'wb_1', isDamaged: true })
  })

  test('never opens another account’s plan', async () => {
    const planId = await create()
    storage.deletePlan(planId, 'dana')
    storage.writePlan(planId, 'another account', { ...open('wb_2').workbook, title: 'Secret' })
    expect(findPlan(storage, 'dana', planId)).toBeNull()
    // Not even when the plan was started on this page before the account changed.
    expect(findSource(storage, 'dana', planId)).toBe('instead')
  })

  test('asks the cloud for a plan that is not in this browser', () => {
    expect(findSource(storage, 'dana', 'wb_elsewhere')).toBe('cloud')
  })

  test('starts a new plan when the id belongs to no one, and stores it with the first edit', () => {
    const planId = startInstead(storage)
    expect(planId).toMatch(/^wb_/)
    expect(findSource(storage, 'dana', planId)).toBe('template')
    expect(open(planId, 'ecommerce')).toMatchObject({ planId, workbook: { template: 'ecommerce' } })
    expect(storage.listPlans('dana')).toEqual([])
  })
})
