import { describe, expect, test } from 'vitest'
import { openSimulatedTabs } from '#tests/support/simulated-tabs.ts'

describe('saving in the browser', () => {
  test('waits until typing pauses for 800 ms, then writes once', () => {
    const { openTab, advance, disk, stored } = openSimulatedTabs()
    const tab = openTab()
    tab.type('name', 'H', 'name')
    advance(799)
    tab.type('name', 'Ha', 'name')
    advance(799)
    expect(disk.writes).toBe(0)
    advance(1)
    expect(disk.writes).toBe(1)
    expect(stored().name).toBe('Ha')
  })

  test('writes nothing for a plan that was only opened', () => {
    const { openTab, advance, disk } = openSimulatedTabs()
    const tab = openTab()
    advance(60_000)
    tab.saving.flush()
    expect(disk.writes).toBe(0)
  })

  test('writes immediately when the person leaves the page', () => {
    const { openTab, advance, stored } = openSimulatedTabs()
    const tab = openTab()
    tab.type('name', 'Harbor')
    advance(100)
    tab.saving.flush()
    expect(stored().name).toBe('Harbor')
  })

  test('saves when the person leaves the workbook, and no longer follows other tabs', () => {
    const { openTab, settle, stored } = openSimulatedTabs()
    const left = openTab()
    left.type('name', 'Harbor')
    left.saving.leave()
    expect(stored().name).toBe('Harbor')
    const open = openTab()
    open.type('solution', 'Coffee at the ferry')
    settle()
    expect(stored()).toMatchObject({ name: 'Harbor', solution: 'Coffee at the ferry' })
    expect(left.idea().solution).toBe('')
    // Undo in a toast may still change the plan that was left.
    left.type('name', 'Harbor Roasters')
    settle()
    expect(stored()).toMatchObject({ name: 'Harbor Roasters', solution: 'Coffee at the ferry' })
  })

  test('warns when storage is full, keeps the text, and saves it once there is room', async () => {
    const { openTab, advance, disk, stored } = openSimulatedTabs()
    const tab = openTab()
    disk.isFull = true
    tab.type('name', 'Harbor')
    advance(800)
    await expect.poll(() => tab.saving.store.getState().failure).toBe('full')
    expect(tab.idea().name).toBe('Harbor')
    disk.isFull = false
    tab.type('name', 'Harbor R')
    advance(800)
    expect(tab.saving.store.getState().failure).toBeNull()
    expect(stored().name).toBe('Harbor R')
  })
})

describe('a browser whose usual place is full', () => {
  function fill() {
    const browser = openSimulatedTabs()
    browser.disk.isSpareBlocked = false
    const tab = browser.openTab()
    tab.type('name', 'Harbor')
    browser.advance(800)
    browser.disk.isFull = true
    return { ...browser, tab }
  }

  test('saves in the spare storage without a warning, and says where', async () => {
    const { tab, advance, stored, openTab } = fill()
    tab.type('name', 'Harbor R')
    advance(800)
    await expect.poll(() => tab.saving.store.getState()).toMatchObject({ failure: null, shortage: 'full' })
    expect(stored('spare').name).toBe('Harbor R')
    expect(stored().name).toBe('Harbor')
    expect(tab.saving.isLosable()).toBe(false)
    expect(openTab().saving.store.getState().shortage).toBe('full')
  })

  test('keeps the last words before the page is loaded again', async () => {
    const { tab, stored } = fill()
    tab.type('name', 'Harbor Reload')
    await tab.saving.keep()
    expect(stored('spare').name).toBe('Harbor Reload')
  })

  test('goes back to the usual place when it has room', async () => {
    const { tab, advance, stored, disk } = fill()
    tab.type('name', 'Harbor R')
    advance(800)
    await expect.poll(() => tab.saving.store.getState().shortage).toBe('full')
    disk.isFull = false
    tab.type('name', 'Harbor Roasters')
    advance(800)
    expect(stored().name).toBe('Harbor Roasters')
    expect(disk.texts.spare).toBeUndefined()
    expect(tab.saving.store.getState().shortage).toBeNull()
  })

  test('loses words on leaving only while no place and no cloud has them', async () => {
    const { tab, advance, disk } = fill()
    expect(tab.saving.isLosable()).toBe(false)
    disk.isSpareBlocked = true
    tab.type('name', 'Harbor R')
    expect(tab.saving.isLosable()).toBe(true)
    advance(800)
    await expect.poll(() => tab.saving.store.getState().failure).toBe('full')
    expect(tab.saving.isLosable()).toBe(true)
    tab.saving.watchCloud(() => true)
    expect(tab.saving.isLosable()).toBe(false)
  })

  test('reports words that it refuses only after the person has left, once', async () => {
    const { tab, disk } = fill()
    disk.isSpareBlocked = true
    tab.saving.leave()
    tab.type('name', 'Harbor R')
    tab.saving.leave()
    await expect.poll(() => tab.lost).toHaveLength(1)
    tab.saving.leave()
    await expect.poll(() => tab.saving.store.getState().phase).toBe('failed')
    expect(tab.lost).toHaveLength(1)
  })
})

describe('two tabs on one plan', () => {
  test('show each other’s edits, and both survive', () => {
    const { openTab, advance, stored } = openSimulatedTabs()
    const [one, two] = [openTab(), openTab()]
    one.type('name', 'Harbor')
    two.type('solution', 'Coffee')
    advance(800)
    for (const idea of [one.idea(), two.idea(), stored()]) {
      expect(idea).toMatchObject({ name: 'Harbor', solution: 'Coffee' })
    }
    expect([...one.meetings, ...two.meetings]).toEqual([])
  })

  test('keep an edit that is still pending while the other tab saves', () => {
    const { openTab, advance, stored } = openSimulatedTabs()
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

  test('keep both edits when they save at the same time without seeing each other', () => {
    const { openTab, advance, disk, lag, settle, stored } = openSimulatedTabs()
    const [one, two] = [openTab(), openTab()]
    one.type('name', 'Harbor')
    two.type('solution', 'Coffee')
    lag.isOn = true
    advance(800)
    settle()
    for (const idea of [one.idea(), two.idea(), stored()]) {
      expect(idea).toMatchObject({ name: 'Harbor', solution: 'Coffee' })
    }
    expect([...one.meetings, ...two.meetings]).toEqual([])
    expect(disk.writes).toBe(3)
  })

  test('keep both edits even when a busy tab overwrites the other’s text much later', () => {
    const { openTab, advance, lag, settle, stored } = openSimulatedTabs()
    const [one, two] = [openTab(), openTab()]
    lag.isOn = true
    one.type('name', 'Harbor')
    advance(800)
    advance(30_000)
    two.type('solution', 'Coffee')
    advance(800)
    settle()
    for (const idea of [one.idea(), two.idea(), stored()]) {
      expect(idea).toMatchObject({ name: 'Harbor', solution: 'Coffee' })
    }
  })

  test('do not trigger each other’s saves forever', () => {
    const { openTab, settle, disk } = openSimulatedTabs()
    const one = openTab()
    openTab()
    one.type('name', 'Harbor')
    settle()
    expect(disk.writes).toBe(1)
  })
})

describe.each([
  { how: 'within one moment', isLagging: true },
  { how: 'before either had saved', isLagging: false },
])('one text changed in two tabs $how', ({ isLagging }) => {
  function meet() {
    const browser = openSimulatedTabs()
    const [one, two] = [browser.openTab(), browser.openTab()]
    one.type('name', 'Harbor')
    browser.settle()
    one.type('name', 'Harbor Roasters')
    two.type('name', 'Harbor Coffee')
    browser.lag.isOn = isLagging
    browser.advance(800)
    browser.settle()
    return { ...browser, one, two }
  }

  test('holds the text of both, and both tabs are notified', () => {
    const { one, two, stored } = meet()
    for (const idea of [one.idea(), two.idea(), stored()]) expect(idea.name).toBe('Harbor Coffee Roasters')
    const path = ['data', 'businessIdea', 'name']
    for (const { meetings } of [one, two]) expect(meetings).toMatchObject([{ settled: [path] }])
  })

  test('returns to a tab’s own text with Undo in either tab, and further back from there', () => {
    for (const side of ['one', 'two'] as const) {
      const { [side]: tab, settle, stored } = meet()
      const own = side === 'one' ? 'Harbor Roasters' : 'Harbor Coffee'
      tab.editor.undo()
      settle()
      expect(stored().name).toBe(own)
      tab.editor.undo()
      settle()
      expect(stored().name).toBe('Harbor')
    }
  })

  test('can be restored by the other tab when one tab keeps only its own text', () => {
    const { one, two, settle, stored } = meet()
    two.editor.undo()
    settle()
    expect(one.idea().name).toBe('Harbor Coffee')
    one.editor.undo()
    settle()
    expect(stored().name).toBe('Harbor Coffee Roasters')
  })
})

test('a choice made in two tabs is reported in both, and Undo restores the overridden one', () => {
  const { openTab, settle, lag, advance } = openSimulatedTabs()
  const [one, two] = [openTab(), openTab()]
  const choose = (tab: typeof one, template: string) =>
    tab.editor.edit({ label: 'Template' }, (workbook) => ({ ...workbook, template }))
  const chosen = (tab: typeof one) => tab.editor.store.getState().workbook.template
  choose(one, 'ecommerce')
  choose(two, 'consulting')
  lag.isOn = true
  advance(800)
  settle()
  expect(chosen(one)).toBe(chosen(two))
  for (const { meetings } of [one, two]) expect(meetings).toMatchObject([{ settled: [['template']] }])
  const [loser, own] = chosen(one) === 'ecommerce' ? [two, 'consulting'] : [one, 'ecommerce']
  loser.editor.undo()
  expect(chosen(loser)).toBe(own)
})
