import { switchTemplate } from '#domain/plan/templates/switch-template.ts'
import { templateOrDefault, templates } from '#domain/plan/templates/catalogue.ts'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { usePlan, usePlanEditor } from './editor/plan-context.tsx'
import { describeUndo } from './undo-action.ts'

export function TemplateSelect() {
  const editor = usePlanEditor()
  const current = usePlan(({ template }) => templateOrDefault(template))

  function change(id: string) {
    const next = templateOrDefault(id)
    editor.edit({ label: 'Template switch' }, (workbook) => ({
      ...workbook,
      template: next.id,
      data: switchTemplate(workbook.data, current, next),
    }))
    showToast({
      title: 'Template Applied',
      description: `${next.name} is in place. What you had written yourself is kept.`,
      action: describeUndo(editor),
    })
  }

  return (
    <Select
      label="Template"
      hideLabel
      look="sm"
      value={current.id}
      onChange={(event) => change(event.currentTarget.value)}
    >
      {templates.map((template) => (
        <option key={template.id} value={template.id}>
          {template.name}
        </option>
      ))}
    </Select>
  )
}
