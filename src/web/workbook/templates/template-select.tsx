import { useRef, useState } from 'react'
import { templateOrDefault, templates } from '#domain/plan/templates/catalogue.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { usePlan, usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { fetchTemplateAhead } from './fetch-template.ts'
import { applyTemplate, fetchActionsAhead } from './template-actions.ts'

export function TemplateSelect() {
  const editor = usePlanEditor()
  const current = usePlan(({ template }) => templateOrDefault(template))
  /** Chosen, while its texts are on their way. */
  const [chosenId, setChosenId] = useState<string | null>(null)
  const lastChosen = useRef<string | null>(null)

  async function choose(id: string) {
    lastChosen.current = id
    setChosenId(id)
    // Arrow keys choose one after the other, and only the last of them counts.
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

/** Whoever opens the list will choose one of them. A failure is told when it is chosen. */
function fetchAllAhead(): void {
  fetchActionsAhead()
  for (const { id } of templates) fetchTemplateAhead(id)
}
