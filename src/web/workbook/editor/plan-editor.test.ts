import { describe, expect, test } from 'vitest'
import { restoreWorkbook } from '#domain/plan/restore.ts'
import { changeItems, writeField } from '#domain/plan/address/field-values.ts'
import { createPlanEditor } from './plan-editor.ts'

function open(stored: unknown = {}) {
  const clock = { now: 0 }
  const editor = createPlanEditor(restoreWorkbook(stored), () => clock.now)
  const type = (text: string) =>
    editor.edit({ label: 'Name', coalesceKey: 'name' }, (workbook) => ({
      ...workbook,
      data: writeField(workbook.data, ['businessIdea', 'name'], text),
    }))
  const idea = () => editor.store.getState().workbook.data.businessIdea
  return { editor, clock, type, idea, workbook: () => editor.store.getState().workbook }
}

describe('the open plan', () => {
  test('undoes typing as one edit and restores the identical previous plan', () => {
    const { editor, type, workbook } = open()
    const before = workbook()
    type('H')
    type('Ha')
    type('Har')
    expect(editor.undo()).toBe('Undid: Name')
    expect(workbook()).toBe(before)
    expect(editor.redo()).toBe('Redid: Name')
    expect(workbook().data.businessIdea.name).toBe('Har')
  })

  test('has nothing to undo at first', () => {
    expect(open().editor.undo()).toBeNull()
  })

  test('does not undo a change of the open step', () => {
    const { editor, type, workbook } = open()
    type('Harbor')
    editor.replace((current) => ({ ...current, currentStep: 5 }))
    editor.undo()
    expect(workbook()).toMatchObject({ currentStep: 5, data: { businessIdea: { name: '' } } })
  })

  test('keeps text from another tab when an edit of this tab is undone', () => {
    const { editor, type, idea } = open()
    type('Harbor')
    editor.replace((current) => ({
      ...current,
      data: writeField(current.data, ['businessIdea', 'solution'], 'from the other tab'),
    }))
    editor.undo()
    expect(idea()).toMatchObject({ name: '', solution: 'from the other tab' })
  })

  test('gives the plan the name of the business as its title, and takes back both in one step', () => {
    const { editor, type, workbook } = open({ title: 'New Business Plan' })
    type('Har')
    type('Harbor')
    expect(workbook().title).toBe('Harbor')
    editor.undo()
    expect(workbook()).toMatchObject({ title: 'New Business Plan', data: { businessIdea: { name: '' } } })
  })

  test('leaves a title alone that the person gave', () => {
    const { editor, type, workbook } = open({ title: 'New Business Plan' })
    editor.edit({ label: 'Rename' }, (current) => ({ ...current, title: 'Plan for the bank' }))
    type('Harbor')
    expect(workbook().title).toBe('Plan for the bank')
  })

  test('completes step 12 when its first milestone is written after step 11 was completed', () => {
    const { editor, workbook } = open({ completedSteps: [11] })
    const milestone = { id: 'm', title: 'Open' }
    editor.edit({ label: 'Add Milestone' }, (current) => ({
      ...current,
      data: changeItems(current.data, ['implementationTimeline', 'milestones'], () => [milestone]),
    }))
    expect(workbook().completedSteps).toEqual([11, 12])
  })

  test('notifies no listeners when nothing changed', () => {
    const { editor, type } = open()
    type('Harbor')
    let calls = 0
    editor.store.subscribe(() => {
      calls += 1
    })
    editor.replace((current) => current)
    expect(calls).toBe(0)
  })
})
