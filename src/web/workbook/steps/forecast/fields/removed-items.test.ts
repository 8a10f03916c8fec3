import { expect, test } from 'vitest'
import { forgetItem } from '#domain/forecast/drivers/overwrites.ts'
import { changeItems } from '#domain/plan/address/field-values.ts'
import { writeAt } from '#domain/plan/address/values-at.ts'
import { restoreWorkbook } from '#domain/plan/restore.ts'
import { resetWorkbook } from '#domain/plan/templates/new-workbook.ts'
import { templateOf } from '#domain/plan/templates/every-template.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { createPlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { streamsAddress } from './forecast-addresses.ts'

/** A plan with one thing sold and a month of it set by hand, both removed as the list does it. */
function openRemoved() {
  const forecast = {
    streams: [{ id: 'a', name: 'Groom' }],
    overwrites: [{ id: 'x', line: 'sales', itemId: 'a', month: 3, value: 40 }],
  }
  const plan = restoreWorkbook({ data: { financialProjections: { forecast } } })
  const editor = createPlanEditor(plan, () => 0)
  editor.edit({ label: 'Remove thing you sell' }, (workbook) => ({
    ...workbook,
    data: forgetItem(
      changeItems(workbook.data, streamsAddress, () => []),
      'a',
    ),
  }))
  const read = () => {
    const { streams, overwrites } = editor.store.getState().workbook.data.financialProjections.forecast
    return [streams.map(({ id }) => id), overwrites.map(({ id }) => id)]
  }
  return { editor, read }
}

test('a removed item takes its months set by hand with it, and undo brings both back', () => {
  const { editor, read } = openRemoved()
  expect(read()).toEqual([[], []])
  editor.undo()
  expect(read()).toEqual([['a'], ['x']])
  editor.redo()
  expect(read()).toEqual([[], []])
})

test('the toast of a removed item brings its months back, too, whatever was typed since', () => {
  const { editor, read } = openRemoved()
  const removal = editor.store.getState().history.past.at(-1)
  editor.edit({ label: 'Name' }, (workbook) => ({
    ...workbook,
    data: writeAt(workbook.data, ['businessIdea', 'name'], 'Paycheck') as WorkbookData,
  }))
  editor.undoEdit(removal)
  expect(read()).toEqual([['a'], ['x']])
})

test('a plan that is reset to its template has no months set by hand', () => {
  const { editor, read } = openRemoved()
  editor.undo()
  editor.edit({ label: 'Reset' }, (workbook) => ({ ...workbook, ...resetWorkbook(templateOf('saas')) }))
  expect(read()).toEqual([[], []])
})
