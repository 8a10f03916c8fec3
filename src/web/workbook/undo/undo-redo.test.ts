import { describe, expect, test } from 'vitest'
import type { TextAddress } from '#domain/plan/address/field-address.ts'
import type { ChangedAddress } from '#domain/sync/find-changed-fields.ts'
import { restoreWorkbook } from '#domain/plan/restore.ts'
import { writeField } from '#domain/plan/address/field-values.ts'
import { announcements } from '#web/ui/notices/announcements.ts'
import { toastStore } from '#web/ui/notices/toast-store.ts'
import { createPlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { stepThroughHistory } from './undo-redo.ts'

function open() {
  const editor = createPlanEditor(restoreWorkbook({}), () => 0)
  const shown: (readonly ChangedAddress[])[] = []
  const write = (label: string, ...addresses: TextAddress[]) =>
    editor.edit({ label }, (workbook) => ({
      ...workbook,
      data: addresses.reduce((data, address) => writeField(data, address, 'Pier'), workbook.data),
    }))
  const go = (move: 'undo' | 'redo') => stepThroughHistory(editor, move, (changed) => shown.push(changed))
  return { write, go, shown, name: () => editor.store.getState().workbook.data.businessIdea.name }
}

const lastWords = () => announcements.getCurrent().at(-1)?.text
const name: TextAddress = ['businessIdea', 'name']
const jurisdiction: TextAddress = ['legalStructure', 'jurisdiction']

describe('undo and redo with keys and buttons', () => {
  test('show where they changed the plan, and announce it', () => {
    const { write, go, shown } = open()
    const toastBefore = toastStore.getCurrent()
    write('Business name', name)
    go('undo')
    expect(lastWords()).toBe('Undid: Business name')
    go('redo')
    expect(lastWords()).toBe('Redid: Business name')
    expect(shown).toEqual([[name], [name]])
    expect(toastStore.getCurrent()).toBe(toastBefore)
  })

  test('announce that there is nothing to undo or redo', () => {
    const { go, shown } = open()
    go('redo')
    expect(lastWords()).toBe('There is nothing to redo')
    expect(shown).toEqual([])
  })

  test('show a toast with a way back for a change in several steps', () => {
    const { write, go, name: readName } = open()
    write('Template switch', name, jurisdiction)
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
