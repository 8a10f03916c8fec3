import { Pencil } from 'lucide-react'
import { maxTitleLength } from '#contract/request-limits.ts'
import { Icon } from '#web/ui/display/icon.tsx'
import { type CloseInlineEdit, useInlineEdit, useInlineText } from '#web/ui/fields/inline-edit.ts'
import { usePlan, usePlanEditor } from '#web/workbook/editor/plan-context.tsx'

/** The plan's title. People expect to rename the plan here, so it turns into a field. */
export function PlanTitle() {
  const editor = usePlanEditor()
  const title = usePlan((workbook) => workbook.title)
  const { isEditing, close, openerProps } = useInlineText({
    text: title,
    onChange: (name) => editor.edit({ label: 'Rename' }, (workbook) => ({ ...workbook, title: name })),
  })

  if (isEditing) return <TitleField title={title} onClose={close} />
  return (
    <button
      {...openerProps}
      type="button"
      title="Rename this plan"
      className="group flex min-h-9 min-w-0 items-center gap-2 rounded-mark font-semibold pointer-coarse:min-h-11"
    >
      <span className="truncate underline-offset-4 group-hover:underline">{title}</span>
      <Icon of={Pencil} className="shrink-0 text-sm text-ink-3 group-hover:text-ink" />
    </button>
  )
}

function TitleField({ title, onClose }: { title: string; onClose: CloseInlineEdit }) {
  const handlers = useInlineEdit(onClose)
  return (
    <input
      {...handlers}
      ref={(input) => input?.select()}
      type="text"
      aria-label="Title of this plan"
      defaultValue={title}
      maxLength={maxTitleLength}
      autoComplete="off"
      enterKeyHint="done"
      className="field-focus -ml-2.5 field-sizing-content min-h-9 min-w-40 rounded-control border border-control bg-surface px-2.5 font-semibold pointer-coarse:min-h-11"
    />
  )
}
