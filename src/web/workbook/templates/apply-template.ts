import { loadTemplate } from '#domain/plan/templates/load-template.ts'
import { resetWorkbook, shortTemplateName } from '#domain/plan/templates/new-workbook.ts'
import { switchTemplate } from '#domain/plan/templates/switch-template.ts'
import type { Template } from '#domain/plan/templates/template.ts'
import { showToast } from '#web/ui/notices/toast-store.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { describeUndo } from '#web/workbook/undo/undo-action.ts'

/** Puts another template's proposals where the present one's still stand, if that is still wanted then. */
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
    description: `${next.name} is in place. What you had written yourself is kept.`,
    action: describeUndo(editor),
  })
}

/** Everything back to the template. */
export async function resetToTemplate(editor: PlanEditor): Promise<void> {
  const template = await fetchPresent(editor)
  editor.edit({ label: 'Reset' }, (workbook) => ({
    ...workbook,
    ...resetWorkbook(template),
    lastSaved: workbook.lastSaved,
  }))
  showToast({
    title: 'Workbook Reset',
    description: `Applied ${shortTemplateName(template)} template successfully.`,
    // Everything is gone from the screen: time to see it and to think again.
    durationMs: 15_000,
    action: describeUndo(editor),
  })
}

/** The open plan's own template, also when it changes while the texts are on their way. */
async function fetchPresent(editor: PlanEditor): Promise<Template> {
  for (;;) {
    const { template: id } = editor.store.getState().workbook
    const template = await loadTemplate(id)
    if (editor.store.getState().workbook.template === id) return template
  }
}
