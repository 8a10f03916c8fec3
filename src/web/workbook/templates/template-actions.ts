import { loadTemplate } from '#domain/plan/templates/load-template.ts'
import { bareTemplateName, resetWorkbook } from '#domain/plan/templates/new-workbook.ts'
import { switchTemplate } from '#domain/plan/templates/switch-template.ts'
import type { Template } from '#domain/plan/templates/template.ts'
import { showToast } from '#web/ui/notices/toast-store.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { describeUndo } from '#web/workbook/undo/undo-action.ts'

/** Replaces unedited suggestions of the current template with the new one's, if that is still wanted by then. */
export async function applyTemplate(
  editor: PlanEditor,
  id: string,
  isStillWanted: () => boolean,
): Promise<void> {
  const next = await loadTemplate(id)
  const before = await fetchPresent(editor)
  if (!isStillWanted()) return
  editor.edit({ label: 'Template switch' }, (workbook) => ({
    ...workbook,
    template: next.id,
    data: switchTemplate(workbook.data, before, next),
  }))
  showToast({
    title: 'Template Applied',
    description: `Switched to ${next.name}. Your own text was kept.`,
    action: describeUndo(editor),
  })
}

/** Resets the whole plan to the template. */
export async function resetToTemplate(editor: PlanEditor): Promise<void> {
  const template = await fetchPresent(editor)
  editor.edit({ label: 'Reset' }, (workbook) => ({
    ...workbook,
    ...resetWorkbook(template),
    lastSaved: workbook.lastSaved,
  }))
  showToast({
    title: 'Workbook Reset',
    description: `Applied ${bareTemplateName(template)} template successfully.`,
    // Everything has disappeared from the screen, so allow extra time to notice and reconsider.
    durationMs: 15_000,
    action: describeUndo(editor),
  })
}

/** The open plan's template, even when it changes while its texts are loading. */
async function fetchPresent(editor: PlanEditor): Promise<Template> {
  for (;;) {
    const { template: id } = editor.store.getState().workbook
    const template = await loadTemplate(id)
    if (editor.store.getState().workbook.template === id) return template
  }
}
