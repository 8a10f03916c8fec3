import fc from 'fast-check'
import { expect, test } from 'vitest'
import { restoreWorkbook } from '#domain/plan/restore.ts'
import { anyListAction, createListWriters, readLists } from '#tests/builders/list-writers.ts'
import { lawRuns } from '#tests/support/law-runs.ts'
import { openSimulatedTabs } from '#tests/support/simulated-tabs.ts'

const anyAction = fc.oneof(
  { weight: 6, arbitrary: anyListAction },
  // A window that is away sees nothing that the others save, and they see what it saves.
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('save', 'go away', 'return'), writer: fc.nat(2) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.constantFrom(100, 800, 5000) }) },
)

type Script = readonly (typeof anyAction extends fc.Arbitrary<infer Action> ? Action : never)[]

const on = (list: 'items' | 'texts', writer: number) => ({ list, writer, at: 0, to: 0 })
const wait = { do: 'wait', ms: 5000 } as const

/** Each of them once lost a word or had it twice. */
const hardScripts: readonly Script[] = [
  // One removes an item that two others write in.
  [
    { do: 'add', ...on('items', 0) },
    wait,
    { do: 'remove', ...on('items', 0) },
    { do: 'write', ...on('items', 2) },
    { do: 'write', ...on('items', 1) },
  ],
  // One moves a text and writes in it, another writes in it where it was.
  [
    { do: 'add', ...on('texts', 0) },
    { do: 'add', ...on('texts', 0) },
    wait,
    { do: 'write', ...on('texts', 1) },
    { do: 'move', ...on('texts', 0), at: 1 },
    { do: 'write', ...on('texts', 0), at: 1 },
  ],
  // Two save without having seen each other, and a third window joins their copies late.
  [
    { do: 'go away', writer: 2 },
    { do: 'go away', writer: 1 },
    { do: 'add', ...on('texts', 1) },
    { do: 'save', writer: 1 },
    { do: 'add', ...on('texts', 2) },
    { do: 'write', ...on('texts', 1) },
    { do: 'go away', writer: 0 },
    { do: 'write', ...on('texts', 2) },
    { do: 'wait', ms: 800 },
  ],
]

function play(script: Script) {
  const browser = openSimulatedTabs()
  const tabs = [browser.openTab(), browser.openTab(), browser.openTab()]
  const writers = createListWriters()
  for (const action of script) {
    if (action.do === 'wait') {
      browser.advance(action.ms)
      continue
    }
    const tab = tabs[action.writer]
    if (!tab) continue
    if ('list' in action) writers.act(tab.editor, action)
    else if (action.do === 'save') tab.saving.flush()
    else tab.setAway(action.do === 'go away')
  }
  for (const tab of tabs) tab.setAway(false)
  browser.settle()
  return { browser, tabs, writers }
}

test('three windows that change the same lists lose no word and double none, in any order of arrival', () => {
  const law = fc.property(fc.array(anyAction, { maxLength: 24, size: 'max' }), (script) => {
    const { browser, tabs, writers } = play(script)
    if (writers.isIdle()) return
    const stored = restoreWorkbook(JSON.parse(browser.disk.texts.usual ?? '{}'))
    expect(writers.findFaults(stored)).toEqual([])
    for (const { editor, saving } of tabs) {
      expect(readLists(editor.store.getState().workbook)).toEqual(readLists(stored))
      expect(saving.store.getState().phase).toBe('idle')
    }
  })
  fc.assert(law, {
    examples: hardScripts.map((script) => [[...script]]),
    numRuns: lawRuns({ always: 150, withNewCases: 1500 }),
  })
})
