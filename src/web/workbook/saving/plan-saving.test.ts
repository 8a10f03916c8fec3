import { describe, expect, test } from 'vitest'
import { restoreWorkbook, type Workbook } from '#domain/plan/restore.ts'
import type { FieldConflict } from '#domain/sync/merge-values.ts'
import { writeField } from '#domain/plan/address/field-values.ts'
import { createPlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { type PlanSlot, startSaving } from './plan-saving.ts'

/** A browser's storage with one plan, its tabs, and a clock that moves when told to. */
function openBrowser() {
  const clock = { now: 1_000_000 }
  const timers = new Map<symbol, { at: number; callback: () => void }>()
  const listeners = new Map<symbol, () => void>()
  const disk = { text: null as string | null, isFull: false, writes: 0 }
  /** While it is on, tabs do not see each other's writes, as when both write within one moment. */
  const lag = { isOn: false, news: [] as (() => void)[] }

  function endLag() {
    lag.isOn = false
    for (const tell of lag.news.splice(0)) tell()
  }

  function advance(ms: number) {
    clock.now += ms
    for (const [key, timer] of timers) {
      if (timer.at > clock.now) continue
      timers.delete(key)
      timer.callback()
    }
  }

  function openTab() {
    const tab = Symbol('tab')
    let seen = disk.text
    const slot: PlanSlot = {
      read: () => {
        if (!lag.isOn) seen = disk.text
        return seen === null ? null : restoreWorkbook(JSON.parse(seen))
      },
      write: (workbook) => {
        if (disk.isFull) return { ok: false, reason: 'full' }
        disk.text = JSON.stringify({ ...workbook, lastSaved: new Date(clock.now).toISOString() })
        disk.writes += 1
        seen = disk.text
        for (const [key, listener] of listeners) {
          if (key === tab) continue
          if (lag.isOn) lag.news.push(listener)
          else listener()
        }
        return { ok: true }
      },
      subscribe: (listener) => {
        listeners.set(tab, listener)
        return () => listeners.delete(tab)
      },
    }
    const editor = createPlanEditor(slot.read() ?? restoreWorkbook({}), () => clock.now)
    const conflicts: FieldConflict[] = []
    const saving = startSaving({
      editor,
      slot,
      clock: {
        now: () => clock.now,
        callAt: (at, callback) => {
          const key = Symbol('timer')
          timers.set(key, { at, callback })
          return () => timers.delete(key)
        },
      },
      onConflicts: (found) => conflicts.push(...found),
    })
    return {
      saving,
      conflicts,
      type: (field: 'name' | 'problemStatement' | 'solution', text: string) =>
        editor.edit({ label: field, coalesceKey: field }, (workbook) => ({
          ...workbook,
          data: writeField(workbook.data, ['businessIdea', field], text),
        })),
      idea: () => editor.store.getState().workbook.data.businessIdea,
    }
  }

  const stored = () => (JSON.parse(disk.text ?? '{}') as Workbook).data.businessIdea
  return { openTab, advance, disk, lag, endLag, stored }
}

describe('saving in the browser', () => {
  test('waits until typing pauses for 800 ms, then writes once', () => {
    const { openTab, advance, disk, stored } = openBrowser()
    const tab = openTab()
    tab.type('name', 'H')
    advance(799)
    tab.type('name', 'Ha')
    advance(799)
    expect(disk.writes).toBe(0)
    advance(1)
    expect(disk.writes).toBe(1)
    expect(stored().name).toBe('Ha')
  })

  test('writes nothing for a plan that was only opened', () => {
    const { openTab, advance, disk } = openBrowser()
    const tab = openTab()
    advance(60_000)
    tab.saving.flush()
    expect(disk.writes).toBe(0)
  })

  test('writes at once when the page is left', () => {
    const { openTab, advance, stored } = openBrowser()
    const tab = openTab()
    tab.type('name', 'Harbor')
    advance(100)
    tab.saving.flush()
    expect(stored().name).toBe('Harbor')
  })

  test('shows a full storage, keeps the words, and saves them once there is room', () => {
    const { openTab, advance, disk, stored } = openBrowser()
    const tab = openTab()
    disk.isFull = true
    tab.type('name', 'Harbor')
    advance(800)
    expect(tab.saving.store.getState().failure).toBe('full')
    expect(tab.idea().name).toBe('Harbor')
    disk.isFull = false
    tab.type('name', 'Harbor R')
    advance(800)
    expect(tab.saving.store.getState().failure).toBeNull()
    expect(stored().name).toBe('Harbor R')
  })
})

describe('two tabs on one plan', () => {
  test('show each other’s edits, and both survive', () => {
    const { openTab, advance, stored } = openBrowser()
    const [one, two] = [openTab(), openTab()]
    one.type('name', 'Harbor')
    two.type('solution', 'Coffee')
    advance(800)
    for (const idea of [one.idea(), two.idea(), stored()]) {
      expect(idea).toMatchObject({ name: 'Harbor', solution: 'Coffee' })
    }
    expect([...one.conflicts, ...two.conflicts]).toEqual([])
  })

  test('keep an edit that is still waiting while the other tab saves', () => {
    const { openTab, advance, stored } = openBrowser()
    const [one, two] = [openTab(), openTab()]
    one.type('name', 'Harbor')
    advance(500)
    two.type('solution', 'Coffee')
    advance(300)
    one.type('problemStatement', 'Queues')
    advance(2000)
    expect(stored()).toMatchObject({ name: 'Harbor', solution: 'Coffee', problemStatement: 'Queues' })
    expect(two.idea()).toMatchObject({ name: 'Harbor', solution: 'Coffee', problemStatement: 'Queues' })
  })

  test('keep both edits when their saves cross without having seen each other', () => {
    const { openTab, advance, disk, lag, endLag, stored } = openBrowser()
    const [one, two] = [openTab(), openTab()]
    one.type('name', 'Harbor')
    two.type('solution', 'Coffee')
    lag.isOn = true
    advance(800)
    endLag()
    for (let second = 0; second < 60; second += 1) advance(1000)
    for (const idea of [one.idea(), two.idea(), stored()]) {
      expect(idea).toMatchObject({ name: 'Harbor', solution: 'Coffee' })
    }
    expect([...one.conflicts, ...two.conflicts]).toEqual([])
    expect(disk.writes).toBe(3)
  })

  test('a crossing save of the same field is told, and both tabs end with one text', () => {
    const { openTab, advance, lag, endLag, stored } = openBrowser()
    const [one, two] = [openTab(), openTab()]
    one.type('name', 'Harbor')
    two.type('name', 'Haven')
    lag.isOn = true
    advance(800)
    endLag()
    for (let second = 0; second < 60; second += 1) advance(1000)
    expect([...one.conflicts, ...two.conflicts].length).toBeGreaterThan(0)
    expect(one.idea().name).toBe(two.idea().name)
    expect(stored().name).toBe(two.idea().name)
  })

  test('do not write for ever at each other', () => {
    const { openTab, advance, disk } = openBrowser()
    const one = openTab()
    openTab()
    one.type('name', 'Harbor')
    for (let second = 0; second < 60; second += 1) advance(1000)
    expect(disk.writes).toBe(1)
  })

  test('say so when both changed the same field, and lose neither text', () => {
    const { openTab, advance } = openBrowser()
    const [one, two] = [openTab(), openTab()]
    one.type('name', 'Harbor')
    two.type('name', 'Haven')
    advance(800)
    const told = [...one.conflicts, ...two.conflicts]
    expect(told.length).toBeGreaterThan(0)
    const texts = [one.idea().name, two.idea().name, ...told.flatMap(({ ours, theirs }) => [ours, theirs])]
    expect(texts).toEqual(expect.arrayContaining(['Harbor', 'Haven']))
  })
})
