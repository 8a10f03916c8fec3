import { Pencil } from 'lucide-react'
import { maxTitleLength } from '#contract/request-limits.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { type CloseInlineEdit, useInlineEdit, useInlineText } from '#web/ui/fields/inline-edit.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface PlanTitleProps {
  title: string
  onRename: (title: string) => void
}

/** The card's heading, which turns into a field. Enter or leaving the field saves, Escape keeps the old title. */
export function PlanTitle({ title, onRename }: PlanTitleProps) {
  const { isEditing, close, openerProps } = useInlineText({ text: title, onChange: onRename })

  if (isEditing) return <TitleField title={title} onClose={close} />
  return (
    <div className="flex items-start gap-1">
      <h3 className="display-heading line-clamp-3 min-w-0 flex-1 text-heading wrap-anywhere">{title}</h3>
      <IconButton
        {...openerProps}
        icon={Pencil}
        label={`Rename ${title}`}
        title="Rename"
        className="-mt-1 -mr-2"
      />
    </div>
  )
}

interface TitleFieldProps {
  title: string
  onClose: CloseInlineEdit
}

function TitleField({ title, onClose }: TitleFieldProps) {
  const handlers = useInlineEdit(onClose)
  return (
    <TextField
      {...handlers}
      ref={(input) => input?.select()}
      label={`New title for ${title}`}
      hideLabel
      defaultValue={title}
      maxLength={maxTitleLength}
      autoComplete="off"
    />
  )
}
