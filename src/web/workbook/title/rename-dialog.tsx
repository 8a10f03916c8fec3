import { type SyntheticEvent, useState } from 'react'
import { maxTitleLength } from '#contract/request-limits.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/layers/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { usePlan, usePlanEditor } from '#web/workbook/editor/plan-context.tsx'

export function RenameDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Rename this plan">
      <RenameForm onClose={onClose} />
    </Dialog>
  )
}

function RenameForm({ onClose }: { onClose: () => void }) {
  const editor = usePlanEditor()
  const title = usePlan((workbook) => workbook.title)
  const [draft, setDraft] = useState(title)

  function rename(event: SyntheticEvent) {
    event.preventDefault()
    const name = draft.trim()
    if (name !== '') editor.edit({ label: 'Rename' }, (workbook) => ({ ...workbook, title: name }))
    onClose()
  }

  return (
    <form onSubmit={rename}>
      <TextField
        label="Title"
        value={draft}
        maxLength={maxTitleLength}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <div className="mt-5 flex justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary">
          Rename
        </Button>
      </div>
    </form>
  )
}
