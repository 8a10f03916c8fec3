import { buildJsonFileName } from '#exports/file-names.ts'
import { buildJsonExport } from '#exports/json-export.ts'
import { downloadText } from '#web/ui/browser/download.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'

export function downloadPlan(editor: PlanEditor): void {
  const { workbook } = editor.store.getState()
  const file = buildJsonExport(workbook, new Date().toISOString())
  downloadText(buildJsonFileName(workbook.title), JSON.stringify(file, null, 2))
}
