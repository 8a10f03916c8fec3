import fc from 'fast-check'
import { readAt, writeAt } from '#domain/plan/address/values-at.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'

/** What several people do to the same two lists of one plan: items with ids, and plain texts. */
const lists = { items: ['marketAnalysis', 'trends'], texts: ['businessModel', 'revenueStreams'] } as const

type Entry = string | { id: string; title: string; description: string }

/** Numbers are taken round what there is, so that any action is valid at any time. */
export interface ListAction {
  readonly do: 'add' | 'write' | 'replace a word' | 'remove' | 'move'
  readonly writer: number
  readonly list: keyof typeof lists
  readonly at: number
  /** Where in the text, or where to move the entry. */
  readonly to: number
}

export const anyListAction: fc.Arbitrary<ListAction> = fc.record({
  do: fc.constantFrom('add', 'add', 'write', 'write', 'write', 'replace a word', 'remove', 'move'),
  writer: fc.nat(2),
  list: fc.constantFrom('items', 'texts'),
  at: fc.nat(8),
  to: fc.nat(8),
})

/** Writes a different word each time, and notes which words and items a person removed. */
export function createListWriters() {
  const written: string[] = []
  const removed = new Set<string>()

  function act(editor: PlanEditor, action: ListAction): void {
    const path = lists[action.list]
    const before = editor.store.getState().workbook
    const entries = readAt(before.data, path) as Entry[]
    const next = change(entries, action, () => {
      const word = `w${written.length}`
      written.push(word)
      return word
    })
    editor.edit({ label: action.do }, (workbook) => ({
      ...workbook,
      data: writeAt(workbook.data, path, next) as WorkbookData,
    }))
    const left = listWords(editor.store.getState().workbook)
    for (const word of listWords(before)) if (!left.includes(word)) removed.add(word)
  }

  return {
    act,
    isIdle: () => written.length === 0,
    /** What is wrong with a plan that should have everything: nothing, if all is well. */
    findFaults: (plan: Workbook): string[] => {
      const words = listWords(plan)
      return written.flatMap((word) => {
        const count = words.filter((other) => other === word).length
        if (count > 1) return [`${word} is there ${count} times`]
        return count === 0 && !removed.has(word) ? [`${word} is lost`] : []
      })
    },
  }
}

export function readLists({ data }: Workbook): unknown {
  return [data.marketAnalysis.trends, data.businessModel.revenueStreams]
}

function change(entries: readonly Entry[], action: ListAction, makeWord: () => string): Entry[] {
  const at = action.at % Math.max(1, entries.length)
  const entry = entries[at]
  if (action.do === 'add' || entry === undefined) {
    const word = makeWord()
    return [...entries, action.list === 'texts' ? word : { id: `item-${word}`, title: word, description: '' }]
  }
  if (action.do === 'remove') return entries.toSpliced(at, 1)
  if (action.do === 'move') return entries.toSpliced(at, 1).toSpliced(action.to % entries.length, 0, entry)
  const put = (text: string) => {
    const words = splitWords(text)
    const place = action.to % (words.length + 1)
    return words.toSpliced(place, action.do === 'write' ? 0 : 1, makeWord()).join(' ')
  }
  if (typeof entry === 'string') return entries.with(at, put(entry))
  const key = action.to % 2 === 0 ? 'title' : 'description'
  return entries.with(at, { ...entry, [key]: put(entry[key]) })
}

function listWords({ data }: Workbook): string[] {
  return [
    ...data.marketAnalysis.trends.flatMap(({ id, title, description }) => [id, title, description]),
    ...data.businessModel.revenueStreams,
  ].flatMap(splitWords)
}

const splitWords = (text: string) => text.split(/\s+/u).filter(Boolean)
