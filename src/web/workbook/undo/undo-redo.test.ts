import { describe, expect, test } from 'vitest'
import type { FieldPlace } from '#domain/plan/field-values.ts'
import { restoreWorkbook } from '#domain/plan/restore.ts'
import { writeField } from '#domain/plan/field-values.ts'
import { announcements } from '#web/ui/notices/announcements.ts'
import { toastStore } from '#web/ui/notices/toast-store.ts'
import { createPlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { stepThroughHistory } from './undo-redo.ts'

function open() {
  const editor = createPlanEditor(restoreWorkbook({}), () => 0)
  const shown: (readonly FieldPlace[])[] = []
  const write = (label: string, ...places: FieldPlace[]) =>
    editor.edit({ label }, (workbook) => ({
      ...workbook,
      data: places.reduce((data, place) => writeField(data, place, 'Pier'), workbook.data),
    }))
  const go = (move: 'undo' | 'redo') => stepThroughHistory(editor, move, (places) => shown.push(places))
  return { write, go, shown, name: () => editor.store.getState().workbook.data.businessIdea.name }
}

const lastWords = () => announcements.getCurrent().at(-1)?.text
const name = ['businessIdea', 'name']
const risk = ['riskAnalysis', 'note']

describe('undo and redo by keys and buttons', () => {
  test('show where they changed the plan, and say it', () => {
    const { write, go, shown } = open()
    write('Business name', name)
    go('undo')
    expect(lastWords()).toBe('Undid: Business name')
    go('redo')
    expect(lastWords()).toBe('Redid: Business name')
    expect(shown).toEqual([[name], [name]])
    expect(toastStore.getCurrent()).toBeNull()
  })

  test('say that there is nothing', () => {
    const { go, shown } = open()
    go('redo')
    expect(lastWords()).toBe('There is nothing to redo')
    expect(shown).toEqual([])
  })

  test('tell in a toast, with the way back, what changed several steps', () => {
    const { write, go, name: readName } = open()
    write('Template switch', name, risk)
    go('undo')
    expect(readName()).toBe('')
    expect(toastStore.getCurrent()).toMatchObject({
      title: 'Undid: Template switch',
      description: 'This changed 2 of the 12 steps.',
      action: { text: 'Redo' },
    })
    toastStore.getCurrent()?.action?.onAction()
    expect(readName()).toBe('Pier')
    expect(lastWords()).toBe('Redid: Template switch')
  })
})
