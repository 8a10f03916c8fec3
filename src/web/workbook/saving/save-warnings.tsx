import { buildJsonFileName } from '#exports/file-names.ts'
import { buildJsonExport } from '#exports/json-export.ts'
import { Banner } from '#web/ui/notices/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { downloadText } from '#web/ui/browser/download.ts'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { useSaveState } from './saving-context.tsx'

/** Warnings above the step that stay until their cause is resolved. */
export function SaveWarnings({ isDamaged }: { isDamaged: boolean }) {
  const editor = usePlanEditor()
  const failure = useSaveState((state) => state.failure)
  return (
    <>
      {failure !== null && (
        <Banner
          tone="danger"
          title={failure === 'full' ? 'This browser’s storage is full' : 'This browser does not let us save'}
          actions={
            <Button size="sm" onClick={() => downloadPlan(editor)}>
              Download JSON
            </Button>
          }
        >
          Your plan is still on this page, but it will be lost when you close the page. Download it now, then
          {failure === 'full'
            ? ' delete old plans or clear other sites’ data.'
            : ' allow storage for this site.'}
        </Banner>
      )}
      {isDamaged && (
        <Banner tone="warning" title="The saved copy of this plan could not be read">
          We kept that copy unchanged, and you can download it from the dashboard. This plan starts from the
          template.
        </Banner>
      )}
    </>
  )
}

export function downloadPlan(editor: PlanEditor): void {
  const { workbook } = editor.store.getState()
  const file = buildJsonExport(workbook, new Date().toISOString())
  downloadText(buildJsonFileName(workbook.title), JSON.stringify(file, null, 2))
}
