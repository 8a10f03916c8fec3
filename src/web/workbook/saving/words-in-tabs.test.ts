import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Workbook } from '#domain/plan/restore.ts'
import type { History } from '#domain/sync/history.ts'
import { redoWorkbook, undoWorkbook } from '#domain/sync/workbook-history.ts'
import { lawRuns } from '#tests/support/law-runs.ts'
import { openSimulatedTabs } from '#tests/support/simulated-tabs.ts'

const fields = ['name', 'solution'] as const

/** Actions in two or three tabs. Numbers wrap around the available range, so any action is valid at any time. */
const anyAction = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('add a word', 'replace a word', 'write all anew'),
      tab: fc.nat(2),
      field: fc.nat(1),
      at: fc.nat(8),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('remove a word'),
      tab: fc.nat(2),
      field: fc.nat(1),
      at: fc.nat(8),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('undo', 'redo'), tab: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('save', 'hear'), tab: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.constantFrom(100, 800, 5000) }) },
  fc.record({ do: fc.constant('lag'), isOn: fc.boolean() }),
)

type Action = typeof anyAction extends fc.Arbitrary<infer Value> ? Value : never

function play(tabCount: number, actions: readonly Action[]) {
  const browser = openSimulatedTabs()
  const tabs = Array.from({ length: tabCount }, browser.openTab)
  const authors = new Map<string, (typeof tabs)[number]>()
  /** Words undone by their author, who then kept typing. They are not expected to return. */
  const givenUp = new Set<string>()
  /** Words that a person removed from the plan. */
  const removed = new Set<string>()

  function change(tab: (typeof tabs)[number], act: () => void) {
    const before = listPlanWords(tab.editor.store.getState().workbook)
    act()
    const after = listPlanWords(tab.editor.store.getState().workbook)
    for (const word of before) if (!after.includes(word)) removed.add(word)
  }

  function write(tab: (typeof tabs)[number], field: (typeof fields)[number], words: readonly string[]) {
    const { history } = tab.editor.store.getState()
    const present = listPlanWords(history.present)
    for (const word of listRedone(history)) {
      if (authors.get(word) === tab && !present.includes(word)) givenUp.add(word)
    }
    change(tab, () => tab.type(field, words.join(' ')))
  }

  for (const action of actions) {
    if (action.do === 'wait') browser.advance(action.ms)
    if (action.do === 'lag') browser.lag.isOn = action.isOn
    const tab = 'tab' in action ? tabs[action.tab % tabCount] : undefined
    if (!tab) continue
    if (action.do === 'undo') change(tab, tab.editor.undo)
    if (action.do === 'redo') change(tab, tab.editor.redo)
    if (action.do === 'save') tab.saving.flush()
    if (action.do === 'hear') tab.hear()
    if (!('field' in action)) continue
    const field = fields[action.field] ?? 'name'
    const words = listWords(tab.idea()[field])
    const at = action.at % (words.length + 1)
    if (action.do === 'remove a word') {
      write(tab, field, words.toSpliced(at, 1))
      continue
    }
    const word = `w${authors.size}`
    authors.set(word, tab)
    if (action.do === 'write all anew') write(tab, field, [word])
    else write(tab, field, words.toSpliced(at, action.do === 'replace a word' ? 1 : 0, word))
  }
  browser.settle()
  return { browser, tabs, authors, givenUp, removed }
}

const listWords = (text: string) => text.split(/\s+/).filter(Boolean)
const listPlanWords = ({ data }: Workbook) => fields.flatMap((field) => listWords(data.businessIdea[field]))

function listUndone(history: History<Workbook>): string[] {
  const found: string[] = []
  for (let step = history; step.past.length > 0;) {
    step = undoWorkbook(step).history
    found.push(...listPlanWords(step.present))
  }
  return found
}

function listRedone(history: History<Workbook>): string[] {
  const found: string[] = []
  for (let step = history; step.future.length > 0;) {
    step = redoWorkbook(step).history
    found.push(...listPlanWords(step.present))
  }
  return found
}

const anyScript = fc.tuple(
  fc.integer({ min: 2, max: 3 }),
  fc.array(anyAction, { maxLength: 30, size: 'max' }),
)

function check(law: (played: ReturnType<typeof play>) => void) {
  fc.assert(
    fc.property(anyScript, ([tabCount, actions]) => law(play(tabCount, actions))),
    { numRuns: lawRuns({ always: 100, withNewCases: 200 }) },
  )
}

describe('with any mix of typing, saving, merging and undoing in two or three tabs', () => {
  test('the author of a word still has it in the plan or in Undo', () => {
    check(({ authors, givenUp }) => {
      const gone = [...authors].filter(([word, { editor }]) => {
        const { history } = editor.store.getState()
        const found = [...listPlanWords(history.present), ...listUndone(history), ...listRedone(history)]
        return !givenUp.has(word) && !found.includes(word)
      })
      expect(gone.map(([word]) => word)).toEqual([])
    })
  })

  test('a word that no one removed is in the stored plan', () => {
    check(({ browser, authors, removed }) => {
      const kept = [...authors.keys()].filter((word) => !removed.has(word))
      const { name, solution } = browser.stored()
      const stored = listWords(`${name} ${solution}`)
      expect(kept.filter((word) => !stored.includes(word))).toEqual([])
    })
  })

  test('all tabs end with the same plan, and nothing is pending', () => {
    check(({ browser, tabs, authors }) => {
      for (const tab of authors.size === 0 ? [] : tabs) {
        expect(tab.idea()).toEqual(browser.stored())
        expect(tab.saving.store.getState().phase).toBe('idle')
      }
    })
  })
})
