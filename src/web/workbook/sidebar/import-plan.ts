import { classifyFinancials } from '#domain/finance/unit-economics.ts'
import { readPlanFile } from '#domain/plan/parse-plan-file.ts'
import { findNearBound } from '#domain/plan/plan-bounds.ts'
import { templates } from '#domain/plan/templates/template-list.ts'
import { findWrittenSteps, listTemplateTexts } from '#domain/plan/templates/find-written-steps.ts'
import { templateProjections } from '#domain/plan/templates/template-numbers.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { showToast } from '#web/ui/notices/toast-store.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { fetchTemplate } from '#web/workbook/templates/fetch-template.ts'
import { describeUndo } from '#web/workbook/undo/undo-action.ts'

/** Replaces the open plan with the file's. Written steps count as completed unless the file says otherwise. */
export async function importPlan(editor: PlanEditor, file: File): Promise<void> {
  const parsed = await readPlanFile(file)
  if (!parsed.ok) {
    showToast({
      title: 'Import Failed',
      description: `${parsed.message} Nothing was changed.`,
      look: 'destructive',
    })
    return
  }
  const { data, title } = parsed
  const completedSteps = parsed.completedSteps ?? (await readCompletedSteps(data))
  editor.edit({ label: 'Import' }, (workbook) => ({
    ...workbook,
    data,
    completedSteps,
    title: title ?? workbook.title,
  }))
  const done = parsed.isLogoDropped
    ? 'Workbook data has been imported successfully, but without its logo, which is not a JPEG of at most 60 kB. Choose it again in step 1.'
    : 'Workbook data has been imported successfully.'
  const near = findNearBound(data)
  showToast({
    title: 'Data Imported',
    description: near ? `${done} ${near.message}` : done,
    action: describeUndo(editor),
  })
}

async function readCompletedSteps(data: WorkbookData): Promise<number[]> {
  const { projections } = data.financialProjections
  return findWrittenSteps(data, {
    templateTexts: await fetchTemplateTexts(),
    hasOwnNumbers: classifyFinancials(projections, templateProjections) === 'real',
  })
}

/** A file does not name its template, so all are compared. One that cannot be fetched is skipped. */
async function fetchTemplateTexts(): Promise<ReadonlySet<string>> {
  const fetched = await Promise.allSettled(templates.map(({ id }) => fetchTemplate(id)))
  return listTemplateTexts(fetched.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])))
}
