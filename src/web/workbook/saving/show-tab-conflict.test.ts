import { describe, expect, test } from 'vitest'
import { restoreWorkbook } from '#domain/plan/restore.ts'
import { joinWorkbooks } from '#domain/sync/merge-workbooks.ts'
import { toastStore } from '#web/ui/notices/toast-store.ts'
import { createPlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { showTabConflict } from './show-tab-conflict.ts'

const plan = (name: string, price: number) =>
  restoreWorkbook({ data: { businessIdea: { name }, financialProjections: { projections: { price } } } })

const before = plan('Harbor', 1)

/** A tab with its own edits receives those of another tab. */
function meet(ours: typeof before, theirs: typeof before, ground = before, settled: string[][] = []) {
  const editor = createPlanEditor(before, () => 0)
  editor.edit({ label: 'Typing' }, () => ours)
  const joined = joinWorkbooks(ground, ours, theirs)
  const met = [...settled, ...joined.joins.map(({ path }) => path)]
  editor.receive(joined.merged, met)
  showTabConflict(editor, { ...joined, settled: met }, editor.store.getState().history.past.at(-1))
  const toast = toastStore.getCurrent()
  const read = () => editor.store.getState().workbook.data
  return { toast, read }
}

describe('two tabs that edited the same field', () => {
  test('show that the field holds the text of both, and offer each tab its own text back', () => {
    const { toast, read } = meet(plan('Harbor Roasters', 1), plan('Harbor Coffee', 1))
    expect(toast).toMatchObject({
      title: 'Changed in two tabs',
      description: 'Also changed in another tab: Business name. The text from both tabs is kept.',
      action: { text: 'Keep mine' },
    })
    toast?.action?.onAction()
    expect(read().businessIdea.name).toBe('Harbor Roasters')
  })

  test('report a field that the other tab has merged', () => {
    const ours = plan('Harbor Roasters', 1)
    const settled = [['data', 'businessIdea', 'name']]
    const { toast, read } = meet(ours, plan('Harbor Coffee Roasters', 1), ours, settled)
    expect(toast?.description).toBe(
      'Also changed in another tab: Business name. The other tab’s version is shown here.',
    )
    toast?.action?.onAction()
    expect(read().businessIdea.name).toBe('Harbor Roasters')
  })

  test('report a number that cannot be merged, and offer the other tab’s value', () => {
    const { toast, read } = meet(plan('Harbor', 5), plan('Harbor', 7))
    expect(toast).toMatchObject({
      description: 'Also changed in another tab: Price. Your version is shown here.',
      action: { text: 'Use theirs' },
    })
    toast?.action?.onAction()
    expect(read().financialProjections.projections.price).toBe(7)
  })
})
