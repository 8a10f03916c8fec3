import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { downloadPlan } from '#web/workbook/saving/save-warnings.tsx'

export function QuickActions() {
  const editor = usePlanEditor()

  function exportJson() {
    downloadPlan(editor)
    showToast({ title: 'Export Complete', description: 'Your plan was saved as a JSON file.' })
  }

  return (
    <Disclosure title="Quick Actions" open>
      <div className="grid gap-2">
        <Button size="sm" disabled>
          Export PDF
        </Button>
        <div className="grid grid-cols-2 gap-2">
          <Button size="sm" disabled>
            Export Markdown
          </Button>
          <Button size="sm" onClick={exportJson}>
            Export JSON
          </Button>
        </div>
        <p className="text-xs text-ink-3">PDF and Markdown are not open yet.</p>
      </div>
    </Disclosure>
  )
}
