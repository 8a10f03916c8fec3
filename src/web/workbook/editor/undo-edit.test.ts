import { describe, expect, test } from 'vitest'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { writeAt } from '#domain/plan/address/values-at.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { restoreWorkbook } from '#domain/plan/restore.ts'
import { createPlanEditor, type MovedPlan } from './plan-editor.ts'

/** A plan from which a persona has just been removed. */
function open() {
  const stored = { data: { customerPersonas: { personas: [{ id: 'ana' }, { id: 'ben' }] } } }
  const editor = createPlanEditor(restoreWorkbook(stored), () => 0)
  const write = (label: string, address: FieldAddress, value: unknown) =>
    editor.edit({ label }, (workbook) => ({
      ...workbook,
      data: writeAt(workbook.data, address, value) as WorkbookData,
    }))
  const read = () => editor.store.getState().workbook.data
  const personas = read().customerPersonas.personas
  write('Remove persona', ['customerPersonas', 'personas'], personas.slice(0, 1))
  const removal = editor.store.getState().history.past.at(-1)
  const undone: MovedPlan[] = []
  editor.onEditUndone((moved) => undone.push(moved))
  return { editor, write, read, removal, personas, undone }
}

describe('undoing one edit', () => {
  test('works like Undo when no other edit followed', () => {
    const { editor, removal, read, personas, undone } = open()
    const before = read()
    editor.undoEdit(removal)
    expect(undone).toEqual([{ words: 'Undid: Remove persona', before }])
    expect(read().customerPersonas.personas).toBe(personas)
    expect(editor.redo()).toBe('Redid: Remove persona')
  })

  test('keeps later edits and can be undone itself', () => {
    const { editor, write, removal, read, personas, undone } = open()
    write('Name', ['businessIdea', 'name'], 'Pier')
    write('Goals', ['customerPersonas', 'personas', { id: 'ana' }, 'goals'], 'Sleep')
    editor.undoEdit(removal)
    expect(undone).toMatchObject([{ words: 'Undid: Remove persona' }])
    expect(read()).toMatchObject({
      businessIdea: { name: 'Pier' },
      customerPersonas: { personas: [{ id: 'ana', goals: 'Sleep' }, personas[1]] },
    })
    editor.undo()
    expect(read().customerPersonas.personas).toMatchObject([{ id: 'ana', goals: 'Sleep' }])
  })

  test('does nothing for an edit that was already undone, and reports it', () => {
    const { editor, removal, read, undone } = open()
    editor.undo()
    const before = read()
    editor.undoEdit(removal)
    expect(undone).toEqual([{ words: null, before }])
    expect(read()).toBe(before)
  })
})
