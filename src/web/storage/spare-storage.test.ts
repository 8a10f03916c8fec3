import { IDBObjectStore } from 'fake-indexeddb'
import { describe, expect, test, vi } from 'vitest'
import { restoreWorkbook, type Workbook } from '#domain/plan/restore.ts'
import { openSpareBrowser } from '#tests/support/spare-browser.ts'

const plan = (title: string, changes: object = {}): Workbook => restoreWorkbook({ title, ...changes })
const marks = (counts: Record<string, number>) => ({ counts, settled: [] })

/** A browser whose localStorage holds one plan and has no room for more. */
async function openFullBrowser() {
  const browser = openSpareBrowser()
  const storage = await browser.openTab()
  storage.writePlan('wb_1', 'ada', plan('First'), marks({ a: 1 }))
  browser.backing.capacity = 0
  return { ...browser, storage }
}

describe('a plan that localStorage refuses', () => {
  test.each(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'])(
    'with %s goes to the spare storage, and the next visit finds it',
    async (quotaErrorName) => {
      const { backing, storage, openTab } = await openFullBrowser()
      backing.quotaErrorName = quotaErrorName
      expect(await storage.storePlan('wb_2', 'ada', plan('Second'))).toEqual({ ok: true })
      const next = await openTab()
      expect(next.readPlan('wb_2', 'ada')).toMatchObject({
        state: 'found',
        workbook: { title: 'Second' },
      })
      expect(next.listPlans('ada').map(({ title }) => title)).toContain('Second')
    },
  )

  test('is also kept when localStorage is closed', async () => {
    const { backing, openTab } = openSpareBrowser()
    backing.isClosed = true
    const storage = await openTab()
    expect(await storage.storePlan('wb_1', 'ada', plan('First'))).toEqual({ ok: true })
    const next = await openTab()
    expect(next.isBlocked()).toBe(false)
    expect(next.listPlans('ada')).toMatchObject([{ title: 'First' }])
  })

  test('can be renamed, duplicated, deleted and brought back', async () => {
    const { storage, openTab } = await openFullBrowser()
    expect(await storage.renamePlan('wb_1', 'ada', 'Renamed')).toEqual({ ok: true })
    const copy = await storage.duplicatePlan('wb_1', 'ada')
    expect(copy.ok).toBe(true)
    const deleted = storage.deletePlan('wb_1', 'ada')
    expect(storage.listPlans('ada').map(({ title }) => title)).toEqual(['Copy of Renamed'])
    expect(deleted && (await storage.restorePlan(deleted))).toEqual({ ok: true })
    const next = await openTab()
    expect(
      next
        .listPlans('ada')
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['Copy of Renamed', 'Renamed'])
  })

  test('belongs to its account, until the account is deleted', async () => {
    const { storage, openTab } = await openFullBrowser()
    await storage.storePlan('wb_2', 'ada', plan('Second'))
    expect(storage.readPlan('wb_2', 'bob')).toEqual({ state: 'foreign' })
    expect(storage.listPlans('bob')).toEqual([])
    expect(storage.deletePlan('wb_2', 'bob')).toBeNull()
    expect((await storage.writeSpare('wb_2', 'bob', plan('Mine'))).ok).toBe(false)
    await storage.releasePlans('ada')
    const next = await openTab()
    expect(next.readPlan('wb_2', 'bob').state).toBe('found')
    await next.finish()
    expect((await openTab()).readPlan('wb_2', 'ada').state).toBe('foreign')
  })

  test('is gone for good once it is deleted', async () => {
    const { storage, openTab } = await openFullBrowser()
    await storage.storePlan('wb_2', 'ada', plan('Second'))
    storage.deletePlan('wb_2', 'ada')
    await storage.finish()
    expect((await openTab()).readPlan('wb_2', 'ada').state).toBe('missing')
  })
})

describe('a browser with room', () => {
  test('never opens the database', async () => {
    const { openTab, browser } = openSpareBrowser()
    const storage = await openTab()
    storage.writePlan('wb_1', 'ada', plan('First'))
    await openTab()
    expect(browser.opened).toBe(0)
  })

  test('gets the plan back at the next visit, and the spare storage is empty', async () => {
    const { storage, backing, openTab, browser, readSpare } = await openFullBrowser()
    await storage.storePlan('wb_1', 'ada', plan('Newer'))
    expect(backing.texts.get('workbook:wb_1')).toContain('First')
    backing.capacity = Infinity
    await openTab()
    expect(backing.texts.get('workbook:wb_1')).toContain('Newer')
    expect(await readSpare()).toEqual(new Map())
    browser.opened = 0
    const later = await openTab()
    expect(browser.opened).toBe(0)
    expect(later.readPlan('wb_1', 'ada')).toMatchObject({ workbook: { title: 'Newer' } })
  })

  test('gets it back as soon as a deleted plan makes room', async () => {
    const { storage, readSpare, backing } = await openFullBrowser()
    await storage.storePlan('wb_2', 'ada', plan('Second'))
    const { size } = new Blob([...backing.texts].flat())
    backing.capacity = size + 100
    storage.deletePlan('wb_1', 'ada')
    expect(backing.texts.get('workbook:wb_2')).toContain('Second')
    await storage.finish()
    expect(await readSpare()).toEqual(new Map())
  })

  test('keeps the second copy while the first cannot be read back', async () => {
    const { storage, readSpare, backing } = await openFullBrowser()
    await storage.storePlan('wb_1', 'ada', plan('Newer'))
    backing.setItem = () => {}
    storage.writePlan('wb_1', 'ada', plan('Newest'))
    await storage.finish()
    expect((await readSpare()).get('wb_1')).toContain('Newer')
  })
})

describe('a plan in both places', () => {
  test('opens with the words saved last, which include the others', async () => {
    const { storage, openTab } = await openFullBrowser()
    await storage.writeSpare('wb_1', 'ada', plan('Newer'), marks({ a: 1, b: 1 }))
    const next = await openTab()
    expect(next.readPlan('wb_1', 'ada')).toMatchObject({ workbook: { title: 'Newer' } })
    expect(next.listPlans('ada')).toHaveLength(1)
    expect(next.readCopies('wb_1', 'ada')).toMatchObject([{ place: 'usual' }, { place: 'spare' }])
  })

  test('after a crash between the two writes of a move, keeps the copy that includes the other', async () => {
    const { storage, backing, openTab, readSpare } = await openFullBrowser()
    await storage.writeSpare('wb_1', 'ada', plan('Newer'), marks({ a: 1, b: 1 }))
    // The crash: localStorage has the plan again, and a later save, but the spare storage was not emptied.
    const text = JSON.stringify({ owner: 'ada', ...plan('Latest'), saveMarks: marks({ a: 1, b: 2 }) })
    backing.capacity = Infinity
    backing.texts.set('workbook:wb_1', text)
    const next = await openTab()
    expect(next.listPlans('ada')).toMatchObject([{ title: 'Latest' }])
    expect(await readSpare()).toEqual(new Map())
  })

  test.each([
    { newer: 'second', spareAt: 2, usualAt: 1 },
    { newer: 'usual', spareAt: 1, usualAt: 2 },
  ])(
    'that was written by two tabs apart keeps the other copy as a second plan, once ($newer place newer)',
    async ({ spareAt, usualAt }) => {
      const { storage, backing, time, openTab } = await openFullBrowser()
      const start = time.nowMs
      time.nowMs = start + spareAt * 60_000
      await storage.writeSpare('wb_1', 'ada', plan('In the spare storage'), marks({ a: 1, b: 1 }))
      const lastSaved = new Date(start + usualAt * 60_000).toISOString()
      const usual = { owner: 'ada', ...plan('In the usual place', { lastSaved }), saveMarks: marks({ a: 2 }) }
      backing.texts.set('workbook:wb_1', JSON.stringify(usual))
      for (const capacity of [0, Infinity, Infinity]) {
        backing.capacity = capacity
        const titles = (await openTab()).listPlans('ada').map(({ title }) => title)
        expect(titles).toHaveLength(2)
        expect(titles.filter((title) => title.includes('(copy of '))).toHaveLength(1)
        expect(titles.join(' ')).toMatch(/In the spare storage/)
        expect(titles.join(' ')).toMatch(/In the usual place/)
      }
    },
  )
})

describe('two tabs', () => {
  test('do not overwrite each other in the spare storage', async () => {
    const { storage, openTab } = await openFullBrowser()
    const other = await openTab()
    const results = await Promise.all([
      storage.writeSpare('wb_1', 'ada', plan('One'), marks({ a: 1, b: 1 })),
      other.writeSpare('wb_1', 'ada', plan('Other'), marks({ a: 1, c: 1 })),
    ])
    expect(results).toContainEqual({ ok: true })
    expect(results).toContainEqual({ ok: false, reason: 'changed' })
    const [slower, title] = results[0].ok ? [other, 'One'] : [storage, 'Other']
    expect(slower.readCopies('wb_1', 'ada')).toMatchObject([
      { place: 'usual', workbook: { title: 'First' } },
      { place: 'spare', workbook: { title } },
    ])
  })

  test('hear of each other’s changes there', async () => {
    const { storage, openTab } = await openFullBrowser()
    const other = await openTab()
    const heard: string[] = []
    other.subscribe((planId) => heard.push(planId))
    await storage.storePlan('wb_1', 'ada', plan('Newer'))
    await expect.poll(() => heard).not.toEqual([])
    await expect.poll(() => other.readPlan('wb_1', 'ada')).toMatchObject({ workbook: { title: 'Newer' } })
    await storage.storePlan('wb_1', 'ada', plan('Newest'))
    await expect.poll(() => other.readPlan('wb_1', 'ada')).toMatchObject({ workbook: { title: 'Newest' } })
  })
})

describe('a browser that refuses its database', () => {
  const failing = {
    'throws when it is opened': () => {
      throw new DOMException('refused', 'SecurityError')
    },
    'answers with an error': () => answer('error'),
    'is blocked by an older tab': () => answer('blocked'),
  }

  function answer(type: 'error' | 'blocked'): EventTarget {
    const request = new EventTarget()
    queueMicrotask(() => request.dispatchEvent(new Event(type)))
    return request
  }

  test.each(Object.entries(failing))(
    'because it %s gives the first reason and works later',
    async (_, open) => {
      const { storage, browser } = await openFullBrowser()
      const working = browser.databases
      browser.databases = { open, databases: working.databases.bind(working) } as unknown as IDBFactory
      expect(await storage.writeSpare('wb_2', 'ada', plan('Second'))).toEqual({
        ok: false,
        reason: 'blocked',
      })
      expect(await storage.storePlan('wb_2', 'ada', plan('Second'))).toEqual({ ok: false, reason: 'full' })
      browser.databases = working
      expect(await storage.storePlan('wb_2', 'ada', plan('Second'))).toEqual({ ok: true })
    },
  )

  test('for lack of room says so, although the single write seemed to work', async () => {
    const { storage, readSpare, openTab } = await openFullBrowser()
    await storage.storePlan('wb_2', 'ada', plan('Second'))
    const add = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
      const { transaction } = this
      Object.defineProperty(transaction, 'error', { get: () => new DOMException('', 'QuotaExceededError') })
      transaction.abort()
      return this.get('')
    })
    const result = await storage.writeSpare('wb_2', 'ada', plan('Third'))
    add.mockRestore()
    expect(result).toEqual({ ok: false, reason: 'full' })
    expect((await readSpare()).get('wb_2')).toContain('Second')
    expect((await openTab()).readPlan('wb_2', 'ada')).toMatchObject({ workbook: { title: 'Second' } })
  })
})
