import { describe, expect, test } from 'vitest'
import { writeField } from '#domain/plan/field-values.ts'
import { restoreWorkbook } from '#domain/plan/restore.ts'
import { createPlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { takeBack } from './take-back.ts'

/** A plan from which a persona has just been removed. */
function open() {
  const stored = { data: { customerPersonas: { personas: [{ id: 'ana' }, { id: 'ben' }] } } }
  const editor = createPlanEditor(restoreWorkbook(stored), () => 0)
  const write = (label: string, place: readonly string[], value: unknown) =>
    editor.edit({ label }, (workbook) => ({ ...workbook, data: writeField(workbook.data, place, value) }))
  const read = () => editor.store.getState().workbook.data
  const personas = read().customerPersonas.personas
  write('Remove persona', ['customerPersonas', 'personas'], personas.slice(0, 1))
  const removal = editor.store.getState().history.past.at(-1)
  if (!removal) throw new Error('Nothing was recorded')
  return { editor, write, read, removal, personas }
}

describe('taking back one step', () => {
  test('is undo while nothing was done since', () => {
    const { editor, removal, read, personas } = open()
    expect(takeBack(editor, removal)).toBe('Undid: Remove persona')
    expect(read().customerPersonas.personas).toBe(personas)
    expect(editor.redo()).toBe('Redid: Remove persona')
  })

  test('keeps what was done since, and can be undone itself', () => {
    const { editor, write, removal, read, personas } = open()
    write('Name', ['businessIdea', 'name'], 'Pier')
    write('Goals', ['customerPersonas', 'personas', 'ana', 'goals'], 'Sleep')
    expect(takeBack(editor, removal)).toBe('Undid: Remove persona')
    expect(read()).toMatchObject({
      businessIdea: { name: 'Pier' },
      customerPersonas: { personas: [{ id: 'ana', goals: 'Sleep' }, personas[1]] },
    })
    editor.undo()
    expect(read().customerPersonas.personas).toMatchObject([{ id: 'ana', goals: 'Sleep' }])
  })

  test('does nothing about a step that was undone already', () => {
    const { editor, removal, read } = open()
    editor.undo()
    const before = read()
    expect(takeBack(editor, removal)).toBeNull()
    expect(read()).toBe(before)
  })
})
