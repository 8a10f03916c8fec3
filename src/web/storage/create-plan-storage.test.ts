import { describe, expect, test } from 'vitest'
import { toStoredData } from '#domain/plan/to-stored-data.ts'
import { restoreWorkbook, type Workbook } from '#domain/plan/restore.ts'
import { MemoryStorage } from '#tests/fakes/memory-storage.ts'
import { createPlanStorage } from './create-plan-storage.ts'

const startMs = Date.UTC(2026, 10, 16, 9)

function open(texts: Record<string, string> = {}) {
  const backing = new MemoryStorage(texts)
  const time = { nowMs: startMs }
  const events = new EventTarget()
  const storage = createPlanStorage(backing, () => time.nowMs, { events })
  return { backing, time, events, storage }
}

function makePlan(title: string, changes: Partial<Workbook> = {}): Workbook {
  return { ...restoreWorkbook({ title }), ...changes }
}

const readIndex = (backing: MemoryStorage) =>
  JSON.parse(backing.texts.get('workbooks:index') ?? 'null') as unknown

describe('writing and reading a plan', () => {
  test('returns the written plan with the time it was saved', () => {
    const { storage } = open()
    const plan = makePlan('Harbor Roasters', { currentStep: 5, completedSteps: [1, 2, 3, 4] })
    expect(storage.writePlan('wb_1', 'ada', plan)).toEqual({ ok: true })
    expect(storage.readPlan('wb_1', 'ada')).toEqual({
      state: 'found',
      workbook: { ...plan, lastSaved: '2026-11-16T09:00:00.000Z' },
    })
  })

  test('keeps the layout: an index, and one text per plan that names its owner', () => {
    const { storage, backing } = open()
    storage.writePlan('wb_1', 'ada', makePlan('Harbor Roasters'))
    expect(readIndex(backing)).toEqual([
      { id: 'wb_1', title: 'Harbor Roasters', template: 'saas', updatedAt: '2026-11-16T09:00:00.000Z' },
    ])
    expect(JSON.parse(backing.texts.get('workbook:wb_1') ?? '')).toMatchObject({
      owner: 'ada',
      title: 'Harbor Roasters',
      revision: '1',
      lastSaved: '2026-11-16T09:00:00.000Z',
    })
  })

  test('keeps fields that this version does not know', () => {
    const { storage } = open({ 'workbook:wb_1': '{"owner":"ada","title":"A","mood":["calm"]}' })
    const reading = storage.readPlan('wb_1', 'ada')
    expect(reading).toMatchObject({ state: 'found', workbook: { mood: ['calm'] } })
    if (reading.state === 'found') storage.writePlan('wb_1', 'ada', reading.workbook)
    expect(storage.readPlan('wb_1', 'ada')).toMatchObject({ workbook: { mood: ['calm'] } })
  })

  test('ignores the owner that an imported plan claims', () => {
    const { storage } = open()
    storage.writePlan('wb_1', 'ada', { ...makePlan('Imported'), owner: 'bob' })
    expect(storage.readPlan('wb_1', 'ada').state).toBe('found')
    expect(storage.readPlan('wb_1', 'bob').state).toBe('foreign')
  })

  test('finds nothing under an unknown or invalid id', () => {
    const { storage, backing } = open()
    expect(storage.readPlan('wb_1', 'ada')).toEqual({ state: 'missing' })
    expect(storage.readPlan('wb_1:damaged', 'ada')).toEqual({ state: 'missing' })
    expect(storage.writePlan('no id', 'ada', makePlan('A'))).toEqual({ ok: false, reason: 'blocked' })
    expect(backing.texts.size).toBe(0)
  })
})

describe('the list of plans', () => {
  test('is sorted by the last change, newest first, and includes the progress of each plan', () => {
    const { storage, time } = open()
    storage.writePlan('wb_1', 'ada', makePlan('First', { currentStep: 3, completedSteps: [1, 2] }))
    time.nowMs += 60_000
    storage.writePlan('wb_2', 'ada', makePlan('Second', { template: 'ecommerce' }))
    expect(storage.listPlans('ada')).toEqual([
      {
        id: 'wb_2',
        title: 'Second',
        template: 'ecommerce',
        updatedAt: '2026-11-16T09:01:00.000Z',
        currentStep: 1,
        completedSteps: [],
      },
      {
        id: 'wb_1',
        title: 'First',
        template: 'saas',
        updatedAt: '2026-11-16T09:00:00.000Z',
        currentStep: 3,
        completedSteps: [1, 2],
      },
    ])
  })

  test.each([
    ['missing', null],
    ['damaged', '{bad'],
    ['of another shape', '{"wb_1":true}'],
    ['stale', '[]'],
  ])('rebuilds an index that is %s from the plans', (_what, text) => {
    const { storage, backing } = open()
    storage.writePlan('wb_1', 'ada', makePlan('First'))
    const written = readIndex(backing)
    if (text === null) backing.texts.delete('workbooks:index')
    else backing.texts.set('workbooks:index', text)
    expect(storage.listPlans('ada')).toHaveLength(1)
    expect(readIndex(backing)).toEqual(written)
  })

  test('writing a plan while the index is damaged loses none of the others', () => {
    const { storage, backing } = open()
    storage.writePlan('wb_1', 'ada', makePlan('First'))
    backing.texts.set('workbooks:index', 'null')
    storage.writePlan('wb_2', 'ada', makePlan('Second'))
    expect(readIndex(backing)).toMatchObject([{ id: 'wb_1' }, { id: 'wb_2' }])
  })

  test('lists a plan with an unreadable time last and keeps that time as stored', () => {
    const { storage } = open({ 'workbook:wb_0': '{"owner":"ada","title":"Old","lastSaved":"last spring"}' })
    storage.writePlan('wb_1', 'ada', makePlan('New'))
    expect(storage.listPlans('ada').map(({ updatedAt }) => updatedAt)).toEqual([
      '2026-11-16T09:00:00.000Z',
      'last spring',
    ])
  })
})

describe('two accounts on one browser', () => {
  test('neither sees, reads, writes, deletes or copies the plans of the other', async () => {
    const { storage, backing } = open()
    storage.writePlan('wb_a', 'ada', makePlan('Ada’s plan'))
    const before = new Map(backing.texts)
    expect(storage.listPlans('bob')).toEqual([])
    expect(storage.readPlan('wb_a', 'bob')).toEqual({ state: 'foreign' })
    expect(storage.writePlan('wb_a', 'bob', makePlan('Mine now'))).toEqual({ ok: false, reason: 'blocked' })
    expect(storage.deletePlan('wb_a', 'bob')).toBeNull()
    expect(await storage.duplicatePlan('wb_a', 'bob')).toEqual({ ok: false, reason: 'missing' })
    expect(await storage.renamePlan('wb_a', 'bob', 'Mine')).toEqual({ ok: false, reason: 'missing' })
    expect(backing.texts).toEqual(before)
    expect(storage.listPlans('ada').map(({ title }) => title)).toEqual(['Ada’s plan'])
  })

  test('a plan without an owner is listed for both and belongs to the first account that opens it', () => {
    const { storage } = open({
      'workbook:wb_0': '{"title":"From before","lastSaved":"2025-01-02T00:00:00Z"}',
    })
    expect(storage.listPlans('ada')).toHaveLength(1)
    expect(storage.listPlans('bob')).toHaveLength(1)
    expect(storage.readPlan('wb_0', 'bob')).toMatchObject({
      state: 'found',
      workbook: { lastSaved: '2025-01-02T00:00:00Z' },
    })
    expect(storage.listPlans('ada')).toEqual([])
    expect(storage.listPlans('bob')).toHaveLength(1)
  })

  test('a truncated text is still shown only to its owner', () => {
    const { storage, backing } = open()
    storage.writePlan('wb_a', 'ada', makePlan('Ada’s plan'))
    backing.texts.set('workbook:wb_a', (backing.texts.get('workbook:wb_a') ?? '').slice(0, 80))
    expect(storage.readPlan('wb_a', 'bob')).toEqual({ state: 'foreign' })
    expect(storage.listPlans('bob')).toEqual([])
    expect(storage.listDamaged('bob')).toEqual([])
    expect(storage.listDamaged('ada')).toHaveLength(1)
    expect(storage.readPlan('wb_a', 'ada')).toEqual({ state: 'damaged' })
  })
})

describe('a storage that is full or closed', () => {
  test.each(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'])('%s means full', async (quotaErrorName) => {
    const { storage, backing } = open()
    storage.writePlan('wb_1', 'ada', makePlan('First'))
    const before = new Map(backing.texts)
    backing.quotaErrorName = quotaErrorName
    backing.capacity = 1
    expect(storage.writePlan('wb_1', 'ada', makePlan('Second'))).toEqual({ ok: false, reason: 'full' })
    expect(storage.writePlan('wb_2', 'ada', makePlan('Third'))).toEqual({ ok: false, reason: 'full' })
    expect(await storage.duplicatePlan('wb_1', 'ada')).toEqual({ ok: false, reason: 'full' })
    expect(backing.texts).toEqual(before)
  })

  test('a plan that fits only without its index is kept and listed', () => {
    const { storage, backing } = open()
    storage.writePlan('wb_1', 'ada', makePlan('First'))
    const used = [...backing.texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0)
    const plan = makePlan('Second')
    const stored = { ...plan, data: toStoredData(plan.data), lastSaved: '2026-11-16T09:00:00.000Z' }
    const planLength = JSON.stringify({ owner: 'ada', ...stored }).length
    backing.capacity = used + 'workbook:wb_2'.length + planLength
    expect(storage.writePlan('wb_2', 'ada', plan)).toEqual({ ok: true })
    expect(storage.listPlans('ada')).toHaveLength(2)
    expect(readIndex(backing)).toBeNull()
  })

  test('a closed storage returns results and never throws', async () => {
    const { storage, backing } = open()
    backing.isClosed = true
    expect(storage.isBlocked()).toBe(true)
    expect(storage.listPlans('ada')).toEqual([])
    expect(storage.listDamaged('ada')).toEqual([])
    expect(storage.readPlan('wb_1', 'ada')).toEqual({ state: 'missing' })
    expect(storage.writePlan('wb_1', 'ada', makePlan('A'))).toEqual({ ok: false, reason: 'blocked' })
    expect(storage.deletePlan('wb_1', 'ada')).toBeNull()
    expect(await storage.restorePlan({ planId: 'wb_1', raw: '{}', conversation: null })).toEqual({
      ok: false,
      reason: 'blocked',
    })
    expect(storage.migrateLegacyPlan('ada')).toBeNull()
    backing.isClosed = false
    expect(storage.isBlocked()).toBe(false)
  })

  test('a damaged text that cannot be set aside for lack of room stays and is not overwritten', () => {
    const { storage, backing } = open({ 'workbook:wb_1': '{bad' })
    backing.capacity = 20
    expect(storage.readPlan('wb_1', 'ada')).toEqual({ state: 'damaged' })
    expect(storage.writePlan('wb_1', 'ada', makePlan('A'))).toEqual({ ok: false, reason: 'full' })
    expect(storage.listDamaged('ada')).toEqual([{ key: 'workbook:wb_1', planId: 'wb_1', raw: '{bad' }])
    expect(backing.texts.get('workbook:wb_1')).toBe('{bad')
  })
})

describe('deleting', () => {
  test('removes the plan from the store, and Undo restores the exact text', async () => {
    const { storage, backing } = open()
    storage.writePlan('wb_1', 'ada', makePlan('Harbor Roasters', { completedSteps: [1] }))
    const before = new Map(backing.texts)
    const deleted = storage.deletePlan('wb_1', 'ada')
    expect(backing.texts.has('workbook:wb_1')).toBe(false)
    expect(readIndex(backing)).toEqual([])
    expect(deleted && (await storage.restorePlan(deleted))).toEqual({ ok: true })
    expect(backing.texts).toEqual(before)
  })

  test('also removes the assistant conversation about the plan, until Undo', async () => {
    const said = { 'assistant:wb_1': '{"owner":"ada","messages":[]}', 'assistant:wb_2': '{"owner":"ada"}' }
    const { storage, backing } = open(said)
    storage.writePlan('wb_1', 'ada', makePlan('Harbor Roasters'))
    const deleted = storage.deletePlan('wb_1', 'ada')
    expect([...backing.texts.keys()].filter((key) => key.startsWith('assistant:'))).toEqual([
      'assistant:wb_2',
    ])
    expect(deleted && (await storage.restorePlan(deleted))).toEqual({ ok: true })
    expect(backing.texts.get('assistant:wb_1')).toBe(said['assistant:wb_1'])
  })

  test('Undo does not overwrite a plan that another tab has saved in the meantime', async () => {
    const { storage } = open()
    storage.writePlan('wb_1', 'ada', makePlan('Before'))
    const deleted = storage.deletePlan('wb_1', 'ada')
    storage.writePlan('wb_1', 'ada', makePlan('Newer'))
    expect(deleted && (await storage.restorePlan(deleted))).toEqual({ ok: true })
    expect(storage.listPlans('ada')).toMatchObject([{ title: 'Newer' }])
  })
})

describe('a deleted account', () => {
  test('loses its assistant conversations, including those about deleted plans, and no one else’s', () => {
    const { storage, backing } = open({
      'assistant:wb_1': '{"owner":"ada","messages":[]}',
      'assistant:wb_gone': '{"owner":"ada","messages":[]}',
      'assistant:wb_2': '{"owner":"bob","messages":[]}',
      'assistant:wb_3': '{not JSON',
    })
    storage.writePlan('wb_1', 'ada', makePlan('Harbor Roasters'))
    storage.forgetConversations('ada')
    expect([...backing.texts.keys()].filter((key) => key.startsWith('assistant:'))).toEqual([
      'assistant:wb_2',
      'assistant:wb_3',
    ])
    expect(storage.listPlans('ada')).toHaveLength(1)
  })

  test('leaves its plans to the next account that reads them and does not touch other accounts’ plans', async () => {
    const { storage } = open()
    storage.writePlan('wb_1', 'ada', makePlan('Harbor Roasters', { completedSteps: [1] }))
    storage.writePlan('wb_2', 'bob', makePlan('Ferry'))
    await storage.releasePlans('ada')
    expect(storage.listPlans('cleo')).toMatchObject([{ id: 'wb_1', completedSteps: [1] }])
    expect(storage.readPlan('wb_1', 'cleo')).toMatchObject({ state: 'found' })
    expect(storage.readPlan('wb_1', 'dan')).toEqual({ state: 'foreign' })
    expect(storage.readPlan('wb_2', 'cleo')).toEqual({ state: 'foreign' })
  })
})

describe('copying and renaming', () => {
  test('a copy has its own id and title, and everything else from the plan', async () => {
    const { storage, time } = open()
    storage.writePlan('wb_1', 'ada', makePlan('Harbor Roasters', { currentStep: 7, revision: '9' }))
    time.nowMs += 1000
    const result = await storage.duplicatePlan('wb_1', 'ada')
    expect(result).toEqual({ ok: true, planId: expect.stringMatching(/^wb_.+_/) as string })
    expect(storage.listPlans('ada')).toMatchObject([
      { title: 'Copy of Harbor Roasters', currentStep: 7 },
      { id: 'wb_1', title: 'Harbor Roasters' },
    ])
    const copyId = result.ok ? result.planId : ''
    expect(storage.readPlan(copyId, 'ada')).toMatchObject({ workbook: { revision: '1' } })
  })

  test('a new title is one tidy line that the server also accepts', async () => {
    const { storage } = open()
    storage.writePlan('wb_1', 'ada', makePlan('Old'))
    expect(await storage.renamePlan('wb_1', 'ada', '  Harbor\n Roasters ')).toEqual({ ok: true })
    expect(storage.listPlans('ada')).toMatchObject([{ title: 'Harbor Roasters' }])
    await storage.renamePlan('wb_1', 'ada', 'x'.repeat(500))
    expect(storage.listPlans('ada')[0]?.title).toHaveLength(200)
  })
})

describe('another tab', () => {
  test('reports the id of the plan that it changed, until the listener unsubscribes', () => {
    const { storage, events } = open()
    const heard: string[] = []
    const stop = storage.subscribe((planId) => heard.push(planId))
    const keys = ['workbook:wb_1', 'workbooks:index', 'theme', 'workbook:wb_2:damaged', null]
    for (const key of keys) events.dispatchEvent(Object.assign(new Event('storage'), { key }))
    expect(heard).toEqual(['wb_1', 'wb_2', ''])
    stop()
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'workbook:wb_1' }))
    expect(heard).toHaveLength(3)
  })
})
