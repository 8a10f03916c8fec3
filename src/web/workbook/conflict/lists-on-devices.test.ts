import fc from 'fast-check'
import { expect, test } from 'vitest'
import { restoreWorkbook } from '#domain/plan/restore.ts'
import { weighConflict } from '#domain/sync/cloud-conflict.ts'
import { anyListAction, createListWriters, readLists } from '#tests/builders/list-writers.ts'
import { lawRuns } from '#tests/support/law-runs.ts'
import { openThreeWindows } from '#tests/support/simulated-windows.ts'
import { mergeBoth } from './settle-conflict.ts'

const anyAction = fc.oneof(
  { weight: 5, arbitrary: anyListAction },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('go offline', 'return'), writer: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.constantFrom(100, 800, 12_000) }) },
)

type Script = readonly (typeof anyAction extends fc.Arbitrary<infer Action> ? Action : never)[]
type Windows = Awaited<ReturnType<typeof openThreeWindows>>

const on = (writer: number) => ({ list: 'texts', writer, at: 0, to: 0 }) as const

/** It once had a word twice: a window hears of a cloud copy after it has the words that followed it. */
const lateLink: Script = [
  { do: 'add', ...on(2) },
  { do: 'add', ...on(0) },
  { do: 'wait', ms: 12_000 },
  { do: 'write', ...on(0) },
  { do: 'wait', ms: 800 },
]

/** Returns whether two of them wrote in one place, which only a person can settle. */
async function mergeConflicts({ windows, hear }: Windows): Promise<boolean> {
  for (const { cloud, editor } of windows) {
    const conflict = cloud.store.getState().stop === 'conflict' ? cloud.findConflict() : null
    if (conflict === null) continue
    const mine = editor.store.getState().workbook
    const { merged } = weighConflict(conflict.base, mine, conflict.theirs, String)
    if (merged === null) return true
    mergeBoth(cloud, editor, merged)
    await hear()
  }
  return false
}

async function play(isOneBrowser: boolean, script: Script) {
  const open = await openThreeWindows({ isOneBrowser })
  const { windows, advance, server, hear } = open
  const writers = createListWriters()
  let isDisputed = false
  const pass = async (ms: number) => {
    await advance(ms)
    isDisputed ||= await mergeConflicts(open)
  }
  for (const action of script) {
    if (action.do === 'wait') {
      await pass(action.ms)
      continue
    }
    const window = windows[action.writer]
    if (!window) continue
    if ('list' in action) writers.act(window.editor, action)
    else window.setOnline(action.do === 'return')
  }
  for (const { setOnline } of windows) setOnline(true)
  for (let round = 0; round < 8; round += 1) await pass(12_000)
  // A device learns of the others' last words when it asks for them.
  for (const { cloud } of windows) cloud.load()
  await hear()
  return { writers, windows, isDisputed, stored: restoreWorkbook(server.current) }
}

test('three windows, one of them offline and back, lose no word of a list in the cloud and double none', async () => {
  const law = fc.asyncProperty(
    fc.boolean(),
    fc.array(anyAction, { maxLength: 20 }),
    async (isOneBrowser, script) => {
      const { writers, windows, isDisputed, stored } = await play(isOneBrowser, script)
      fc.pre(!isDisputed)
      expect(writers.findFaults(stored)).toEqual([])
      for (const { editor } of windows) {
        expect(readLists(editor.store.getState().workbook)).toEqual(readLists(stored))
      }
    },
  )
  await fc.assert(law, {
    examples: [[true, [...lateLink]]],
    numRuns: lawRuns({ always: 60, withNewCases: 600 }),
  })
})
