import { describe, expect, test } from 'vitest'
import { applyDraft } from '#advisor/forecast-draft/apply-draft.ts'
import { draftForecast } from '#advisor/forecast-draft/draft-forecast.ts'
import { writeAt } from '#domain/plan/address/values-at.ts'
import { restoreWorkbook, type Workbook } from '#domain/plan/restore.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { workbookDataSchema, type WorkbookData } from '#domain/plan/workbook-data.ts'
import { listDifferences } from '#domain/sync/cloud-differences.ts'
import { createPlanEditor } from '#web/workbook/editor/plan-editor.ts'

const example = exampleOf('saas')
const { forecast } = workbookDataSchema.parse({}).financialProjections
const plan: Workbook = {
  ...restoreWorkbook({}),
  template: 'saas',
  data: { ...example, financialProjections: { ...example.financialProjections, forecast } },
}
const { lines } = draftForecast(plan.data, plan.template)
const [stream] = lines
if (!stream) throw new Error('The draft has no lines')

function openDrafted() {
  const editor = createPlanEditor(plan, () => 0)
  editor.edit({ label: 'Drafted forecast' }, (workbook) => ({
    ...workbook,
    data: applyDraft(workbook.data, lines),
  }))
  return editor
}

describe('a drafted forecast', () => {
  test('is taken back whole by one undo, and comes back whole', () => {
    const editor = openDrafted()
    const { data: drafted } = editor.store.getState().workbook
    editor.undo()
    expect(editor.store.getState().workbook.data).toEqual(plan.data)
    editor.redo()
    expect(editor.store.getState().workbook.data).toEqual(drafted)
  })

  test('is taken back by the toast, but what was typed since stays', () => {
    const editor = openDrafted()
    const draftEdit = editor.store.getState().history.past.at(-1)
    editor.edit({ label: 'Name' }, (workbook) => ({
      ...workbook,
      data: writeAt(workbook.data, ['businessIdea', 'name'], 'Paycheck') as WorkbookData,
    }))
    editor.undoEdit(draftEdit)
    const { data } = editor.store.getState().workbook
    expect(data.businessIdea.name).toBe('Paycheck')
    expect(data.financialProjections.forecast).toEqual(forecast)
  })

  test('is described in words in the history, its marks too', () => {
    const drafted = { ...plan, data: applyDraft(plan.data, [stream]) }
    const marks = listDifferences(plan, drafted, String).filter(({ field }) =>
      field.startsWith('Drafted numbers'),
    )
    expect(marks.length).toBeGreaterThan(0)
    expect(marks.map(({ other }) => other).join('\n')).toContain('Starter / Price')
  })
})
