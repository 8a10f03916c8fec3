import { useRef, useState } from 'react'
import { templateOrDefault, templates } from '#domain/plan/templates/template-list.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { usePlan, usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { fetchTemplateAhead } from './fetch-template.ts'
import { applyTemplate, fetchActionsAhead } from './lazy-template-actions.ts'

export function TemplateSelect() {
  const editor = usePlanEditor()
  const current = usePlan(({ template }) => templateOrDefault(template))
  /** The chosen template while its texts are loading. */
  const [chosenId, setChosenId] = useState<string | null>(null)
  const lastChosen = useRef<string | null>(null)

  async function choose(id: string) {
    lastChosen.current = id
    setChosenId(id)
    // Arrow keys select one template after another, and only the last one counts.
    await applyTemplate(editor, id, () => lastChosen.current === id)
    if (lastChosen.current === id) setChosenId(null)
  }

  return (
    <Select
      label="Template"
      hideLabel
      look="sm"
      value={chosenId ?? current.id}
      onFocus={fetchAllAhead}
      onChange={(event) => void choose(event.currentTarget.value)}
    >
      {templates.map((template) => (
        <option key={template.id} value={template.id}>
          {template.name}
        </option>
      ))}
    </Select>
  )
}

/** A person who opens the list will likely choose a template. A failure is reported when it is chosen. */
function fetchAllAhead(): void {
  fetchActionsAhead()
  for (const { id } of templates) fetchTemplateAhead(id)
}
